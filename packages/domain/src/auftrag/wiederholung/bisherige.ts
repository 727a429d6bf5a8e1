import { Kennung, Liste, Tag, Text, Zahl, Zeitpunkt } from '../../feld/dekoratoren.js';
import type { Auftrag } from '../auftrag.js';
import { Auftragsposition } from '../position/auftragsposition.js';

const anzahl = { dezimal: 0, nurLesen: true, immer: true } as const;

/** The recipient whose earlier orders are asked for: two orders go to the same where name and postal code are. */
export class Empfaengerfrage {
  /** Without it the own client. */
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  @Text({ max: 35, pflicht: true, label: 'beschriftung.name' }) name!: string;
  @Text({ max: 9, pflicht: true, label: 'beschriftung.plz' }) plz!: string;
}

/** An order of today to a recipient, with what tells whether another is the same. */
export class HeutigerAuftrag {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 20, nurLesen: true, immer: true, label: 'beschriftung.auftragsnummer' }) spedeigennr!: string;
  @Zeitpunkt({ nurLesen: true, immer: true, label: 'beschriftung.erfasstAm' }) datumerfasst!: string;
  @Tag({ nurLesen: true, label: 'beschriftung.abholdatum' }) beladedatum!: string | null;
  @Text({ max: 35, nurLesen: true, label: 'beschriftung.absenderreferenz' }) absenderReferenz!: string | null;
  @Text({ max: 100_000, nurLesen: true, immer: true, label: 'beschriftung.inhalt' }) waren!: string;
  @Zahl({ dezimal: 2, nurLesen: true, immer: true, label: 'beschriftung.bruttoGewicht' })
  sumBruttoGewicht!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.verpackung' }) sumVerpackungAnzahl!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.lademittel' }) sumLademittelAnzahl!: number;
}

/** Goods that a recipient has got before. */
export class FruehereWare {
  /** The order that had them last. */
  @Text({ max: 20, nurLesen: true, immer: true, label: 'beschriftung.auftragsnummer' }) spedeigennr!: string;
  /** How many of the last orders had them. */
  @Zahl({ ...anzahl, label: 'beschriftung.anzahl' }) anzahl!: number;
  @Liste(() => Auftragsposition, { nurLesen: true, immer: true, label: 'beschriftung.auftragspositionen' })
  auftragspositionen!: Auftrag['auftragspositionen'];
}

/** What a client has sent to a recipient before. */
export class BisherigeAuftraege {
  /** Those of the last order first, the others by how often they were sent. */
  @Liste(() => FruehereWare, { nurLesen: true, immer: true, label: 'beschriftung.auftragspositionen' })
  waren!: FruehereWare[];
  @Liste(() => HeutigerAuftrag, { nurLesen: true, immer: true, label: 'beschriftung.auftrag' })
  heutige!: HeutigerAuftrag[];
}
