import { Importfehler } from '../adresse/adressimport.js';
import { Kennung, Liste, Text, Uhrzeit, Verweis, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { Terminkennzeichen } from './kennzeichen.js';

/** The kinds of appointment that the premium service offers. */
export const premiumTermine = [50, 51, 52] as const;

/** An area of postal codes in which a premium appointment is kept, and its time window. */
export class Premiumgebiet {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Verweis(() => Terminkennzeichen, { label: 'beschriftung.terminart', immer: true }) terminkennzeichen!: {
    id: number;
  };
  @Text({ max: 3, label: 'beschriftung.lkz', immer: true }) lkz!: string;
  @Text({ max: 9, label: 'beschriftung.plzVon', immer: true }) plzVon!: string;
  @Text({ max: 9, label: 'beschriftung.plzBis', immer: true }) plzBis!: string;
  @Uhrzeit({ label: 'beschriftung.zeitVon', immer: true }) zeitVon!: string;
  @Uhrzeit({ label: 'beschriftung.zeitBis', immer: true }) zeitBis!: string;
}

/** What can be had at a postal code. */
export class Premiumfenster {
  @Verweis(() => Terminkennzeichen, { label: 'beschriftung.terminart', immer: true }) terminkennzeichen!: {
    id: number;
  };
  @Uhrzeit({ label: 'beschriftung.zeitVon', immer: true }) zeitVon!: string;
  @Uhrzeit({ label: 'beschriftung.zeitBis', immer: true }) zeitBis!: string;
}

/** The JSON part beside the file. */
export class Premiumangaben {
  /** Whose areas these are; without it those of the main client, which hold for all its clients. */
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** Do the rows take the place of all former ones (which is usual), or come to them? */
  @Wahrheit({ label: 'beschriftung.bisherigeErsetzen' }) ersetzen!: boolean | null;
  /** Only says what would become of the file. */
  @Wahrheit({ label: 'ort.import.nurPruefen' }) nurPruefen!: boolean | null;
  /** No: a file that changes more than a fifth asks first. Without a word it is taken over at once. */
  @Wahrheit({ label: 'stammdaten.import.bestaetigt' }) bestaetigt!: boolean | null;
}

const anzahl = { dezimal: 0, nurLesen: true };

/** What a file makes of the areas of a client. */
export class Premiumvergleich {
  @Text({
    max: 10,
    label: 'beschriftung.zustand',
    nurLesen: true,
    werte: ['geprueft', 'rueckfrage', 'fertig'],
    immer: true,
  })
  zustand!: 'geprueft' | 'rueckfrage' | 'fertig';
  @Zahl({ ...anzahl, label: 'premium.import.vorher', immer: true }) vorher!: number;
  @Zahl({ ...anzahl, label: 'premium.import.neu', immer: true }) neu!: number;
  @Zahl({ ...anzahl, label: 'premium.import.entfallen', immer: true }) entfallen!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.unveraendert', immer: true }) unveraendert!: number;
}

/** What has become of the rows; those that were not refused are stored. */
export class Premiumergebnis {
  @Zahl({ ...anzahl, label: 'beschriftung.zeilen', immer: true }) zeilen!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.uebernommen', immer: true }) uebernommen!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.abgelehnt', immer: true }) abgelehnt!: number;
  @Text({ max: 200, label: 'beschriftung.meldung', nurLesen: true, immer: true }) message!: string;
  @Liste(() => Importfehler, { label: 'beschriftung.fehler', nurLesen: true, hoechstens: 20_000 })
  fehler!: Importfehler[];
  @Verweis(() => Premiumvergleich, { label: 'beschriftung.ergebnis', nurLesen: true, immer: true })
  vergleich!: Premiumvergleich;
}
