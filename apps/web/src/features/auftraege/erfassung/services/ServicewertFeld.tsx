import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { Zeile } from '../../../../components/anzeige/Karte';
import { DatumsFeld } from '../../../../components/felder/DatumsFeld';
import { Feld } from '../../../../components/felder/Feld';
import { UhrzeitFeld } from '../../../../components/felder/UhrzeitFeld';
import { ZahlenFeld } from '../../../../components/felder/ZahlenFeld';
import { zahlOderText } from '../../../../lib/format/zahlen';

interface Props {
  typ: ServiceDefinition['typ'];
  wert: string | null;
  fehler: string | undefined;
  autoFocus: boolean;
  onAendern: (wert: string | null) => void;
}

const label = 'beschriftung.beschreibung';

/** The input for a service's value: a moment, a number, or text. */
export function ServicewertFeld({ typ, wert, onAendern, ...p }: Props) {
  if (typ === 'Datum') {
    const [tag = null, zeit = null] = wert?.split('T') ?? [];
    const setze = (t: string | null, z: string | null) => onAendern(t ? [t, z].filter(Boolean).join('T') : z);
    return (
      <Zeile>
        <DatumsFeld
          {...p}
          label={label}
          name="serviceTag"
          voraus
          wert={tag}
          onAendern={(t) => setze(t, zeit)}
        />
        <UhrzeitFeld
          label="auftrag.erfassung.uhrzeit"
          name="serviceZeit"
          breite={90}
          wert={zeit}
          onAendern={(z) => setze(tag, z)}
        />
      </Zeile>
    );
  }
  if (typ === 'Integer' || typ === 'Dezimal') {
    return (
      <ZahlenFeld
        {...p}
        label={label}
        dezimal={typ === 'Dezimal' ? 2 : 0}
        wert={wert === null ? null : zahlOderText(Number(wert), wert)}
        onAendern={(zahl) => onAendern(zahl === null ? null : String(zahl))}
      />
    );
  }
  return <Feld {...p} label={label} max={200} wert={wert} onAendern={onAendern} />;
}
