import { Importfehler } from '../adresse/adressimport.js';
import { Kennung, Liste, Text, Uhrzeit, Verweis, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { Terminkennzeichen } from './kennzeichen.js';

/** The kinds of appointment that the premium service offers. */
export const premiumTermine = [50, 51, 52] as const;

/** An area of postal codes in which a premium appointment is kept, and its time window. */
export class Premiumgebiet {
  @Kennung({ nurLesen: true }) id!: number;
  @Verweis(() => Terminkennzeichen, { label: 'Terminart' }) terminkennzeichen!: { id: number };
  @Text({ max: 3, label: 'LKZ' }) lkz!: string;
  @Text({ max: 9, label: 'PLZ von' }) plzVon!: string;
  @Text({ max: 9, label: 'PLZ bis' }) plzBis!: string;
  @Uhrzeit({ label: 'Zeit von' }) zeitVon!: string;
  @Uhrzeit({ label: 'Zeit bis' }) zeitBis!: string;
}

/** What can be had at a postal code. */
export class Premiumfenster {
  @Verweis(() => Terminkennzeichen, { label: 'Terminart' }) terminkennzeichen!: { id: number };
  @Uhrzeit({ label: 'Zeit von' }) zeitVon!: string;
  @Uhrzeit({ label: 'Zeit bis' }) zeitBis!: string;
}

/** The JSON part beside the file. */
export class Premiumangaben {
  /** Whose areas these are; without it those of the main client, which hold for all its clients. */
  @Kennung({ label: 'Mandant' }) mandantId!: number | null;
  /** Do the rows take the place of all former ones (which is usual), or come to them? */
  @Wahrheit({ label: 'bisherige ersetzen' }) ersetzen!: boolean | null;
}

const anzahl = { dezimal: 0, nurLesen: true };

/** What has become of the rows; those that were not refused are stored. */
export class Premiumergebnis {
  @Zahl({ ...anzahl, label: 'Zeilen' }) zeilen!: number;
  @Zahl({ ...anzahl, label: 'übernommen' }) uebernommen!: number;
  @Zahl({ ...anzahl, label: 'abgelehnt' }) abgelehnt!: number;
  @Text({ max: 200, label: 'Meldung', nurLesen: true }) message!: string;
  @Liste(() => Importfehler, { label: 'Fehler', nurLesen: true, hoechstens: 20_000 }) fehler!: Importfehler[];
}
