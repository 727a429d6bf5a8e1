import {
  type Vorschlagszustand,
  vorschlagszustaende,
} from '@frachtportal/domain/auftragsvorschlag/vorschlagsart';
import { Knopf } from '../../components/bedienung/Knopf';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { Suchtext } from '../../components/felder/Suchtext';
import { Mandantfilter } from '../auftraege/Mandantfilter';
import type { Vorschlagsaktionen } from './useVorschlagsaktionen';

interface Props {
  zustand: Vorschlagszustand;
  suche: string;
  mandant: number | null;
  mitMandant: boolean;
  aktionen: Vorschlagsaktionen;
  onVerwerfen: () => void;
  aendere: (neu: { zustand?: string; suche?: string; mandant?: number | null }) => void;
}

const zustaende = Object.entries(vorschlagszustaende).map(([wert, text]) => ({
  wert: wert as Vorschlagszustand,
  text,
}));

/** What can be done with the marked proposals, and which ones are shown. */
export function Vorschlagswerkzeuge({ zustand, aktionen, aendere, ...p }: Props) {
  return (
    <Werkzeugleiste
      titel="vorschlag.liste.vorschlaege"
      rechts={
        <>
          <Suchtext
            label="vorschlag.liste.suchen"
            platzhalter="vorschlag.liste.suchePlatzhalter"
            suche={p.suche}
            onSuche={(suche) => aendere({ suche })}
          />
          {p.mitMandant && <Mandantfilter wert={p.mandant} onAendern={(mandant) => aendere({ mandant })} />}
        </>
      }
    >
      {zustand === 'wartet' && (
        <>
          <Knopf
            text="vorschlag.liste.freigeben"
            primaer
            laeuft={aktionen.laeuft}
            onClick={aktionen.gibFrei}
          />
          <Werkzeugtrenner />
          <Knopf text="allgemein.bearbeiten" onClick={aktionen.bearbeite} />
          <Knopf text="vorschlag.liste.verwerfen" onClick={() => aktionen.verwerfenFragen(p.onVerwerfen)} />
          <Werkzeugtrenner />
        </>
      )}
      {zustand === 'verworfen' && (
        <>
          <Knopf
            text="vorschlag.liste.verwerfenZuruecknehmen"
            laeuft={aktionen.laeuft}
            onClick={aktionen.nimmZurueck}
          />
          <Werkzeugtrenner />
        </>
      )}
      <Umschalter
        name="beschriftung.zustand"
        wert={zustand}
        moeglich={zustaende}
        onWahl={(neu) => aendere({ zustand: neu })}
      />
    </Werkzeugleiste>
  );
}
