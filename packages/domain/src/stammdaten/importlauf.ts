import { Importfehler } from '../adresse/adressimport.js';
import { Kennung, Liste, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** A trial changes nothing; a file that would change much asks first; what was taken over can be switched back. */
export const importzustaende = [
  'laeuft',
  'fertig',
  'fehlgeschlagen',
  'abgebrochen',
  'geprueft',
  'rueckfrage',
  'zurueckgenommen',
] as const;

const anzahl = { dezimal: 0, nurLesen: true };

/** How far an import has come that goes on in the background. */
export class Importlauf {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 3, label: 'beschriftung.lkz', nurLesen: true }) lkz!: string | null;
  @Text({ max: 255, label: 'beschriftung.datei', nurLesen: true, immer: true }) dateiname!: string;
  @Text({ max: 30, label: 'beschriftung.benutzer', nurLesen: true }) benutzer!: string | null;
  @Text({ max: 20, label: 'beschriftung.zustand', nurLesen: true, werte: importzustaende, immer: true })
  zustand!: (typeof importzustaende)[number];
  @Zahl({ ...anzahl, label: 'beschriftung.fortschritt', einheit: '%', bis: 100, immer: true })
  prozent!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.zeilen', immer: true }) zeilen!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.uebernommen', immer: true }) uebernommen!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.abgelehnt', immer: true }) abgelehnt!: number;
  /** How many there were before. */
  @Zahl({ ...anzahl, label: 'ort.import.vorher' }) vorher!: number | null;
  @Zahl({ ...anzahl, label: 'ort.import.neu', immer: true }) neu!: number;
  @Zahl({ ...anzahl, label: 'ort.import.entfallen' }) entfallen!: number | null;
  /** It can be switched back, or on again: it is the latest of its country. */
  @Wahrheit({ label: 'ort.import.umkehrbar', nurLesen: true, immer: true }) umkehrbar!: boolean;
  @Text({ max: 500, label: 'beschriftung.meldung', nurLesen: true }) meldung!: string | null;
  @Zeitpunkt({ label: 'beschriftung.begonnen', nurLesen: true, immer: true }) begonnenAm!: string;
  @Zeitpunkt({ label: 'beschriftung.beendet', nurLesen: true }) beendetAm!: string | null;
  @Liste(() => Importfehler, { label: 'beschriftung.fehler', nurLesen: true, hoechstens: 100 })
  fehler!: Importfehler[];
}

/** What is said beside a file of places. */
export class Ortsimportangaben {
  /** The country the file must be of; without it the file decides. */
  @Kennung({ label: 'beschriftung.land' }) landId!: number | null;
  /** Take the good rows although others are refused. */
  @Wahrheit({ label: 'beschriftung.trotzFehlerhafterZeilenUebernehmen' }) trotzFehlern!: boolean | null;
  /** Only says what would become of the file. */
  @Wahrheit({ label: 'ort.import.nurPruefen' }) nurPruefen!: boolean | null;
  /** It is meant, though it changes more than a fifth of what is there. */
  @Wahrheit({ label: 'ort.import.bestaetigt' }) bestaetigt!: boolean | null;
}
