import { Kennung, Tag, Text, Wahrheit, Zahl } from '../../feld/dekoratoren.js';

/**
 * One row of the dangerous-goods table (ADR table A): a UN number has several, told apart by packing group,
 * classification code and limited quantity.
 */
export class Gefahrgutklasse {
  @Kennung() id!: number;
  @Text({ max: 4, label: 'beschriftung.unnr', pflicht: true }) unnr!: string;
  @Text({ max: 210, label: 'beschriftung.gefahrgutbezeichnung', pflicht: true }) bezeichnung!: string;
  @Text({ max: 10, label: 'beschriftung.klasse' }) klasse!: string | null;
  @Text({ max: 10, label: 'beschriftung.klassif' }) klassifizierung!: string | null;
  @Text({ max: 4, label: 'beschriftung.verpackungsgruppe' }) verpackungsgruppe!: string | null;
  @Text({ max: 20, label: 'beschriftung.gefahrzettel' }) gefahrzettel!: string | null;
  @Text({ max: 60, label: 'beschriftung.sondervorschriftSv' }) sondervorschrift!: string | null;
  @Text({ max: 60, label: 'beschriftung.vpcode' }) verpackungscode!: string | null;
  @Text({ max: 20, label: 'beschriftung.begrenzteMenge' }) begrenzteMengeText!: string | null;
  @Text({ max: 4, label: 'beschriftung.freigestellteMenge' }) eq!: string | null;
  /** ADR 1.1.3.6, table A column 15: 0 to 4; null where none is given. */
  @Zahl({ dezimal: 0, bis: 4, label: 'beschriftung.befoerderungskategorie' }) befoerderungskategorie!:
    | number
    | null;
  @Text({ max: 10, label: 'beschriftung.tunnelcode' }) tunnelcode!: string | null;
  @Wahrheit({ label: 'beschriftung.abfall' }) abfall!: boolean;
  @Wahrheit({ label: 'beschriftung.umweltgefaehrdend' }) umweltgefaehrdend!: boolean;
  @Text({ max: 20, label: 'beschriftung.version' }) version!: string;
  @Tag({ label: 'beschriftung.gueltigVon' }) gueltigVon!: string | null;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  @Text({ max: 100, label: 'beschriftung.quelle' }) quelle!: string | null;
}

/** What the rows of the shipped list say of where they come from. */
export const startliste = 'Startliste, von Hand geprüft';

/** Does the row hold on this day? */
export function giltAm(
  { gueltigVon, gueltigBis }: Pick<Gefahrgutklasse, 'gueltigVon' | 'gueltigBis'>,
  tag: string,
): boolean {
  return (gueltigVon ?? tag) <= tag && (gueltigBis ?? tag) >= tag;
}

/** The UN number side of the same row. */
export class GefahrgutUnnr {
  @Kennung() id!: number;
  @Text({ max: 4, label: 'beschriftung.unnr' }) unnr!: string;
}
