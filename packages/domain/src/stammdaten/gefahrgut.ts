import { Kennung, Tag, Text, Wahrheit, Zahl } from '../feld/dekoratoren.js';

/**
 * One row of the dangerous-goods table (ADR table A): a UN number has several, told apart by packing group,
 * classification code and limited quantity.
 */
export class Gefahrgutklasse {
  @Kennung() id!: number;
  @Text({ max: 4, label: 'UNNR', pflicht: true }) unnr!: string;
  @Text({ max: 210, label: 'Gefahrgutbezeichnung', pflicht: true }) bezeichnung!: string;
  @Text({ max: 10, label: 'Klasse' }) klasse!: string | null;
  @Text({ max: 10, label: 'Klassif.' }) klassifizierung!: string | null;
  @Text({ max: 4, label: 'Verpackungsgruppe' }) verpackungsgruppe!: string | null;
  @Text({ max: 20, label: 'Gefahrzettel' }) gefahrzettel!: string | null;
  @Text({ max: 60, label: 'Sondervorschrift (SV)' }) sondervorschrift!: string | null;
  @Text({ max: 60, label: 'Vpcode.' }) verpackungscode!: string | null;
  @Text({ max: 20, label: 'Begrenzte Menge' }) begrenzteMengeText!: string | null;
  @Text({ max: 4, label: 'Freigestellte Menge' }) eq!: string | null;
  /** ADR 1.1.3.6, table A column 15: 0 to 4; null where none is given. */
  @Zahl({ dezimal: 0, bis: 4, label: 'Beförderungskategorie' }) befoerderungskategorie!: number | null;
  @Text({ max: 10, label: 'Tunnelcode' }) tunnelcode!: string | null;
  @Wahrheit({ label: 'Abfall' }) abfall!: boolean;
  @Wahrheit({ label: 'Umweltgefährdend' }) umweltgefaehrdend!: boolean;
  @Text({ max: 20, label: 'Version' }) version!: string;
  @Tag({ label: 'gültig von' }) gueltigVon!: string | null;
  @Tag({ label: 'gültig bis' }) gueltigBis!: string | null;
  @Text({ max: 100, label: 'Quelle' }) quelle!: string | null;
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
  @Text({ max: 4, label: 'UNNR' }) unnr!: string;
}
