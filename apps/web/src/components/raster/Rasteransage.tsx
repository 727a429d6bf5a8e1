import { t } from '@frachtportal/texte/t';
import { Knopf } from '../bedienung/Knopf';
import { type Rasterspeicher, useRasterzustand } from './zustand/speicher';

/** What a row operation has done; with the rows right after it where it can be taken back. */
export interface Ansage {
  text: string;
  /** For everyone, not only for screen readers: nothing on the screen has changed. */
  sichtbar: boolean;
  danach: unknown;
}

interface Eigenschaften<T> {
  ansage: Ansage | null;
  speicher: Rasterspeicher<T>;
  /** Where there is no keyboard, a button takes the operation back as long as nothing else has been done. */
  mitKnopf: boolean;
}

/** Tells what a row operation has done, and the way back. */
export function Rasteransage<T>({ ansage, speicher, mitKnopf }: Eigenschaften<T>) {
  const zustand = useRasterzustand(speicher);
  const knopf = mitKnopf && ansage?.danach === zustand;
  return (
    <div className={knopf || ansage?.sichtbar ? 'fp-karte fp-raster-ansage' : 'fp-nur-vorlesen'}>
      <span role="status">
        {ansage?.text} {ansage?.danach != null && !mitKnopf && t('bedienung.raster.strgZMachtEsRueckgaengig')}
      </span>
      {knopf && <Knopf text="allgemein.rueckgaengig" onClick={() => speicher.tue({ typ: 'zurueck' })} />}
    </div>
  );
}
