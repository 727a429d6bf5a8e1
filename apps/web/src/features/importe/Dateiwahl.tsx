import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { type Dateiregeln, dateigroesse, dateimangel } from '../../lib/dateien/dateipruefung';
import { Dateiflaeche } from './Dateiflaeche';

interface Eigenschaften extends Dateiregeln {
  /** The words on the button. */
  label?: string;
  datei: File | null;
  onWahl: (datei: File) => void;
  /** What is wrong with the file that was chosen, e.g. that it cannot be read. */
  fehler?: string | null | undefined;
  deaktiviert?: boolean;
}

/** Chooses one file, by button or by dropping it; the wrong kind and a too large one are refused at once. */
export function Dateiwahl({
  label = 'import.dateiwahl.dateiWaehlen',
  datei,
  onWahl,
  deaktiviert,
  ...p
}: Eigenschaften) {
  const [eigener, setEigener] = useState<string | null>(null);
  const fehler = eigener ?? p.fehler;
  const nimm = ([erste, ...weitere]: File[]) => {
    if (!erste) return;
    const grund = weitere.length ? t('meldung.datei.nurEine') : dateimangel(erste, p);
    setEigener(grund);
    if (!grund) onWahl(erste);
  };
  const gewaehlt = datei
    ? `${datei.name} · ${dateigroesse(datei.size)}`
    : t('allgemein.nochKeineDateiGewaehlt');
  return (
    <Dateiflaeche
      label={label}
      arten={p.arten}
      hoechstensMb={p.hoechstensMb}
      deaktiviert={deaktiviert}
      onDateien={nimm}
      // The one that was chosen before stays.
      stand={
        eigener && datei ? (
          <>
            {eigener}
            <br />
            {gewaehlt}
          </>
        ) : (
          (fehler ?? gewaehlt)
        )
      }
      fehlerhaft={Boolean(fehler)}
    />
  );
}
