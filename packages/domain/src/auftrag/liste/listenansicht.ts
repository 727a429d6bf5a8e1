import { Kennung, Liste, Text, Wahrheit, Zahl } from '../../feld/dekoratoren.js';

/** How much room a row takes. */
export const dichten = ['normal', 'eng'] as const;

export type Dichte = (typeof dichten)[number];

/** Most views a user may keep. */
export const hoechstensAnsichten = 50;

/** A column that shows, and how wide somebody has made it. */
export class Ansichtspalte {
  @Text({ max: 40, label: 'auftrag.ansicht.spalte', pflicht: true }) feld!: string;
  @Zahl({ dezimal: 0, von: 50, bis: 390, label: 'auftrag.ansicht.breite' }) breite!: number | null;
  /** As the short view shows it. */
  @Wahrheit({ label: 'auftrag.liste.ansichtKurz' }) kurz!: boolean | null;
}

/** A view of the order list that somebody keeps. */
export class Listenansicht {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 40, label: 'beschriftung.name', pflicht: true }) name!: string;
  /** Words, period, filters and sorting, as the address of the list has them. */
  @Text({ max: 600, label: 'allgemein.filter' }) filter!: string | null;
  /** From left to right; none: those the list has by itself. */
  @Liste(() => Ansichtspalte, { label: 'auftrag.liste.spalten', hoechstens: 40 }) spalten!: Ansichtspalte[];
  @Text({ max: 6, label: 'auftrag.ansicht.dichte', werte: dichten, pflicht: true }) dichte!: Dichte;
  /** Everybody of the client sees it. */
  @Wahrheit({ label: 'auftrag.ansicht.geteilt', immer: true }) geteilt!: boolean;
  /** It is the asking user's own. */
  @Wahrheit({ label: 'auftrag.ansicht.eigene', nurLesen: true, immer: true }) eigene!: boolean;
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen: true, immer: true }) version!: number;
}
