import { Kennung, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';
import { type Statusfarbe, statusfarben } from '../stammdaten/sendungsstatus.js';

/** Display statuses have ids above this, statuses of the dispatch system below. */
const grenze = 1_000_000;

export const istAnzeigestatus = (id: number) => id > grenze;

/**
 * A status as it is maintained: of the dispatch system (shipment status) or one that users are shown. Which of both
 * the id tells; one that is created without an id is shown to users.
 */
export class Status {
  @Kennung() id!: number | null;
  @Text({ max: 35, label: 'beschriftung.bezeichnung' }) kurzBezeichnung!: string | null;
  /** Text of the display status that a shipment status is assigned to. */
  @Text({ max: 35, label: 'beschriftung.anzeige', nurLesen: true }) anzeige!: string | null;
  @Kennung({ label: 'beschriftung.anzeigestatus' }) sdst_id_anzeige!: number | null;
  @Wahrheit({ label: 'beschriftung.gesperrt' }) awSperre!: boolean | null;
  @Wahrheit({ label: 'beschriftung.standardstatus' }) defaultstatus!: boolean | null;
  @Zahl({ dezimal: 0, bis: 9999, label: 'beschriftung.anzeigefolge' }) anzeigefolge!: number | null;
  @Text({ max: 40, label: 'beschriftung.icon' }) icon!: string | null;
  @Text({ max: 10, label: 'beschriftung.farbe', werte: statusfarben }) farbe!: Statusfarbe | null;
}

export class Statussuche {
  @Text({ max: 200, label: 'beschriftung.suche' }) searchString!: string | null;
}
