import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/** Colours a display status can have. */
export const statusfarben = ['neutral', 'info', 'ok', 'warn', 'err'] as const;

export type Statusfarbe = (typeof statusfarben)[number];

/** Display status ids of the two synthetic start steps of a history. */
export const anzeigeErfasst = 1_000_001;
export const anzeigeUebertragen = 1_000_002;

/** A shipment status; `sdst_id_anzeige` links it to the status that is shown. */
export class Sendungsstatus {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 35, label: 'beschriftung.status', pflicht: true }) kurzBezeichnung!: string;
  @Kennung({ label: 'beschriftung.anzeigestatus' }) sdst_id_anzeige!: number | null;
  @Text({ max: 35, label: 'beschriftung.anzeige' }) anzeige!: string | null;
  @Wahrheit({ label: 'beschriftung.gesperrt', immer: true }) awSperre!: boolean;
  @Wahrheit({ label: 'beschriftung.standardstatus', immer: true }) defaultstatus!: boolean;
  @Zahl({ dezimal: 0, bis: 9999, label: 'beschriftung.anzeigefolge' }) anzeigefolge!: number | null;
  @Text({ max: 40, label: 'beschriftung.icon' }) icon!: string | null;
}

/** What users see of a shipment status. */
export class Anzeigestatus {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 35, label: 'beschriftung.anzeigestatus', pflicht: true }) kurzBezeichnung!: string;
  @Text({ max: 40, label: 'beschriftung.icon' }) icon!: string | null;
  @Text({ max: 10, label: 'beschriftung.farbe', werte: statusfarben, immer: true }) farbe!: Statusfarbe;
  @Wahrheit({ label: 'beschriftung.gesperrt', immer: true }) awSperre!: boolean;
  @Zahl({ dezimal: 0, bis: 9999, label: 'beschriftung.anzeigefolge', immer: true }) anzeigefolge!: number;
}

/** The short form on an order. */
export class StatusKurz {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 35, label: 'beschriftung.status', immer: true }) kurzBezeichnung!: string;
}
