import { Importfehler } from '../adresse/adressimport.js';
import { Kennung, Liste, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

export const importzustaende = ['laeuft', 'fertig', 'fehlgeschlagen', 'abgebrochen'] as const;

const anzahl = { dezimal: 0, nurLesen: true };

/** How far an import has come that goes on in the background. */
export class Importlauf {
  @Kennung({ nurLesen: true }) id!: number;
  @Text({ max: 3, label: 'LKZ', nurLesen: true }) lkz!: string | null;
  @Text({ max: 255, label: 'Datei', nurLesen: true }) dateiname!: string;
  @Text({ max: 30, label: 'Benutzer', nurLesen: true }) benutzer!: string | null;
  @Text({ max: 20, label: 'Zustand', nurLesen: true, werte: importzustaende })
  zustand!: (typeof importzustaende)[number];
  @Zahl({ ...anzahl, label: 'Fortschritt', einheit: '%', bis: 100 }) prozent!: number;
  @Zahl({ ...anzahl, label: 'Zeilen' }) zeilen!: number;
  @Zahl({ ...anzahl, label: 'übernommen' }) uebernommen!: number;
  @Zahl({ ...anzahl, label: 'abgelehnt' }) abgelehnt!: number;
  @Text({ max: 500, label: 'Meldung', nurLesen: true }) meldung!: string | null;
  @Zeitpunkt({ label: 'begonnen', nurLesen: true }) begonnenAm!: string;
  @Zeitpunkt({ label: 'beendet', nurLesen: true }) beendetAm!: string | null;
  @Liste(() => Importfehler, { label: 'Fehler', nurLesen: true, hoechstens: 100 }) fehler!: Importfehler[];
}

/** What is said beside a file of places. */
export class Ortsimportangaben {
  /** The country the file must be of; without it the file decides. */
  @Kennung({ label: 'Land' }) landId!: number | null;
  /** Take the good rows although others are refused. */
  @Wahrheit({ label: 'trotz fehlerhafter Zeilen übernehmen' }) trotzFehlern!: boolean | null;
}
