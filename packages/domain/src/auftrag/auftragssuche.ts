import { Kennung, Tag, Text, Wahrheit, Worte, Zahl } from '../feld/dekoratoren.js';
import { type Phase, phasen } from './liste/phase.js';
import { relationslaenge } from './liste/relation.js';

/** Date categories of the order search with their wire numbers. */
export const datumstypen = { ERFASSUNGSDATUM: 0, VERSANDDATUM: 1, ZUSTELLDATUM: 2 } as const;
export type Datumstyp = keyof typeof datumstypen;

/** Most rows an answer holds. */
export const hoechstensTreffer = 1000;

/** What may come with each order of a list. */
export const zugaben = ['positionen', 'historie'] as const;

/** How much a list says of each order; an addition. */
export class Listenform {
  /** `liste`: only what the list on the screen shows; else every field of the order itself. */
  @Text({ max: 5, werte: ['liste'] }) felder!: 'liste' | null;
  @Worte({ werte: zugaben }) mit!: (typeof zugaben)[number][] | null;
}

/** What orders may have in common, besides how far they are. */
export const listenmerkmale = [
  'verspaetet',
  'podFehlt',
  'adr',
  'uebertragungFehlt',
  'klaerfall',
  'preisanfrage',
  'heute',
  'puenktlich',
  'zuSpaet',
] as const;

export type Listenmerkmal = (typeof listenmerkmale)[number];

/** Hours in which goods are to be collected; `ohne`: whenever it suits. */
export const abholstunden = [
  '00',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  'ohne',
] as const;

export type Abholstundenwahl = (typeof abholstunden)[number];

/** What the order list asks for. */
export class Auftragssuche extends Listenform {
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstensTreffer, label: 'beschriftung.anzeigeProSeite' }) searchLimit!:
    | number
    | null;
  @Tag({ label: 'beschriftung.datumVon' }) datumVon!: string | null;
  @Tag({ label: 'beschriftung.datumBis' }) datumBis!: string | null;
  @Text({ max: 20, label: 'beschriftung.datumsart', werte: [...Object.keys(datumstypen), '0', '1', '2'] })
  datumTyp!: string | null;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  @Wahrheit({ label: 'beschriftung.offeneAuftraege' }) offeneAuftraege!: boolean | null;
  /** An addition: `field:asc` or `field:desc`. */
  @Text({ max: 60, label: 'beschriftung.sortierung' }) sortierung!: string | null;
  /** An addition: orders in any of these phases. */
  @Worte({ werte: phasen, label: 'beschriftung.phase' }) phase!: Phase[] | null;
  /** An addition: orders of which all of these hold. */
  @Worte({ werte: listenmerkmale, label: 'beschriftung.merkmal' }) nur!: Listenmerkmal[] | null;
  /** An addition; a value as the field of the order has it. */
  @Zahl({ dezimal: 0, bis: 9999, label: 'stammdaten.pflegelisten.verkehrsart' }) verkehrsart!: number | null;
  /** An addition: orders to be collected from this hour on. */
  @Text({ max: 4, werte: abholstunden, label: 'beschriftung.abholzeitVon' })
  abholstunde!: Abholstundenwahl | null;
  /** An addition: `spaeter`: the page comes without the total where that takes longer to count than the page to find;
   * `nur`: the total without a page. */
  @Text({ max: 7, werte: ['spaeter', 'nur'] }) gesamt!: 'spaeter' | 'nur' | null;
  /** An addition: from where to where, as `relationVon` writes it. */
  @Text({ max: relationslaenge, label: 'beschriftung.relation' }) relation!: string | null;
}
