import { Kennung, Liste, Tag, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** Reasons of a case that are damage in the sense of the law: goods harmed or missing, or late. */
export const schadensgruende = ['schaden', 'fehlmenge', 'verspaetung'] as const;

/** Most pictures of a damage. */
export const hoechstensSchadensbilder = 20;

/** By which law the time limit of a claim runs, in the words it is shown with. */
export const reklamationsrechte = { hgb: 'klaerfall.rechtHgb', cmr: 'klaerfall.rechtCmr' } as const;
export type Reklamationsrecht = keyof typeof reklamationsrechte;

const nurLesen = true;
const immer = true;

/** A paper of the order that shows the damage. */
export class Schadensbild {
  @Kennung({ pflicht: true, label: 'klaerfall.bild' }) id!: number;
  @Text({ max: 255, nurLesen, immer, label: 'beschriftung.dateiname' }) name!: string;
}

/** What is harmed, missing or late, and since when. */
export class Schadensangaben {
  @Tag({ pflicht: true, label: 'klaerfall.abgeliefertAm' }) abgeliefertAm!: string;
  /** To be seen from outside when the goods were delivered. */
  @Wahrheit({ pflicht: true, label: 'klaerfall.erkennbar' }) erkennbar!: boolean;
  @Zahl({ dezimal: 0, von: 1, bis: 99_999, label: 'klaerfall.betroffen' }) packstuecke!: number | null;
  /** In euro, as far as it can be said. */
  @Zahl({ dezimal: 2, bis: 9_999_999.99, label: 'klaerfall.betrag' }) betrag!: number | null;
  @Liste(() => Schadensbild, { hoechstens: hoechstensSchadensbilder, label: 'klaerfall.bilder' })
  bilder!: Schadensbild[];
}

/** A damage, and until when it has to be claimed. */
export class Schaden extends Schadensangaben {
  @Tag({ nurLesen, immer, label: 'klaerfall.frist' }) frist!: string;
  @Text({ max: 3, werte: Object.keys(reklamationsrechte), nurLesen, immer, label: 'klaerfall.recht' })
  recht!: Reklamationsrecht;
  /** Was the case opened in time? */
  @Wahrheit({ nurLesen, immer, label: 'klaerfall.rechtzeitig' }) rechtzeitig!: boolean;
}
