import { Kennung, Liste, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** Most comments an order has. */
export const hoechstensKommentare = 500;

const nurLesen = true;
const immer = true;

/** Somebody who can read the comments of an order, and so be named in one. */
export class Ansprechbarer {
  @Text({ max: 30, nurLesen, immer, label: 'beschriftung.benutzername' }) name!: string;
  /** Of the main client: reads what is internal, too. */
  @Wahrheit({ nurLesen, immer, label: 'kommentar.intern' }) intern!: boolean;
}

/** What somebody says about an order. */
export class Kommentar {
  @Kennung({ nurLesen, immer }) id!: number;
  @Text({ max: 2000, umbrueche: 50, pflicht: true, label: 'kommentar.kommentar' }) text!: string;
  /** For users of the main client alone; where nothing is said, what they write is, and what others write is not. */
  @Wahrheit({ label: 'kommentar.intern', immer }) intern!: boolean | null;
  @Text({ max: 30, nurLesen, immer, label: 'kommentar.verfasser' }) verfasser!: string;
  @Wahrheit({ nurLesen, immer, label: 'kommentar.eigener' }) eigener!: boolean;
  @Wahrheit({ nurLesen, immer, label: 'kommentar.ungelesen' }) ungelesen!: boolean;
  @Zeitpunkt({ nurLesen, immer, label: 'beschriftung.datum' }) erstelltAm!: string;
  @Liste(() => Ansprechbarer, { nurLesen, immer, label: 'kommentar.erwaehnt' }) erwaehnt!: Ansprechbarer[];
}

/** The last comment somebody has seen. */
export class Lesemarke {
  @Kennung({ pflicht: true, label: 'kommentar.kommentar' }) bis!: number;
}

/** How many comments of an order one has not read. */
export class UngeleseneKommentare {
  @Kennung({ nurLesen, immer }) auftragId!: number;
  @Zahl({ dezimal: 0, nurLesen, immer, label: 'kommentar.ungelesen' }) anzahl!: number;
}
