import { Kennung, Tag, Text, Wahrheit, Zahl } from '../../feld/dekoratoren.js';

/** The longest name of the table has some 310 characters. */
export const laengsteBenennung = 500;

/** How a substance is measured depends on it: kilograms of solids, litres of liquids (1.1.3.6.3). */
export const aggregatzustaende = ['fest', 'fluessig', 'gas'] as const;

/** Entries of the table that no order can name: carriage is forbidden, or ADR does not apply. */
export const zulassungen = ['verboten', 'frei'] as const;

/**
 * One row of the dangerous-goods table (ADR table A): a UN number has several, told apart by packing group,
 * classification code, vapour pressure or a remark in the name. A field that is null is not known; that the table has
 * none is said in `keine`.
 */
export class Gefahrgutklasse {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 4, label: 'beschriftung.unnr', pflicht: true }) unnr!: string;
  /** The number of the row within its UN number, where the source counts them. */
  @Text({ max: 10, label: 'beschriftung.variante' }) variante!: string | null;
  @Text({ max: laengsteBenennung, label: 'beschriftung.gefahrgutbezeichnung', pflicht: true })
  bezeichnung!: string;
  @Text({ max: 10, label: 'beschriftung.klasse' }) klasse!: string | null;
  @Text({ max: 10, label: 'beschriftung.klassif' }) klassifizierung!: string | null;
  @Text({ max: 4, label: 'beschriftung.verpackungsgruppe' }) verpackungsgruppe!: string | null;
  @Text({ max: 40, label: 'beschriftung.gefahrzettel' }) gefahrzettel!: string | null;
  @Text({ max: 200, label: 'beschriftung.sondervorschriftSv' }) sondervorschrift!: string | null;
  @Text({ max: 200, label: 'beschriftung.vpcode' }) verpackungscode!: string | null;
  @Text({ max: 40, label: 'beschriftung.begrenzteMenge' }) begrenzteMengeText!: string | null;
  @Text({ max: 20, label: 'beschriftung.freigestellteMenge' }) eq!: string | null;
  /** ADR 1.1.3.6, table A column 15: 0 to 4; null where none is given. */
  @Zahl({ dezimal: 0, bis: 4, label: 'beschriftung.befoerderungskategorie' }) befoerderungskategorie!:
    | number
    | null;
  @Text({ max: 10, label: 'beschriftung.tunnelcode' }) tunnelcode!: string | null;
  @Text({ max: 8, label: 'beschriftung.aggregatzustand', werte: aggregatzustaende }) aggregatzustand!:
    | (typeof aggregatzustaende)[number]
    | null;
  @Text({ max: 8, label: 'beschriftung.zulassung', werte: zulassungen }) zulassung!:
    | (typeof zulassungen)[number]
    | null;
  /** Special provisions 274 or 318 ask for the technical name (3.1.2.8). */
  @Wahrheit({ label: 'beschriftung.technischerName' }) technischerName!: boolean | null;
  /** What an inner packaging may hold at most as a limited quantity; 0 where there are none. */
  @Zahl({ dezimal: 3, bis: 1000, label: 'beschriftung.lqGrenze' }) lqGrenze!: number | null;
  @Text({ max: 2, label: 'beschriftung.lqEinheit', werte: ['l', 'kg'] }) lqEinheit!: 'l' | 'kg' | null;
  /** The source had no room for the whole name. */
  @Wahrheit({ label: 'beschriftung.nameGekuerzt', immer: true }) nameGekuerzt!: boolean;
  /** The fields of which the table says that there is none, separated by commas. */
  @Text({ max: 200, label: 'beschriftung.keine' }) keine!: string | null;
  @Wahrheit({ label: 'beschriftung.abfall', immer: true }) abfall!: boolean;
  @Wahrheit({ label: 'beschriftung.umweltgefaehrdend', immer: true }) umweltgefaehrdend!: boolean;
  @Text({ max: 20, label: 'beschriftung.version', immer: true }) version!: string;
  @Tag({ label: 'beschriftung.gueltigVon' }) gueltigVon!: string | null;
  @Tag({ label: 'beschriftung.gueltigBis' }) gueltigBis!: string | null;
  @Text({ max: 100, label: 'beschriftung.quelle' }) quelle!: string | null;
}

/** What the rows of the shipped list say of where they come from. */
export const startliste = 'Startliste, von Hand geprüft';
/** Rows that complete the shipped list and wait for a comparison with the table itself. */
export const ergaenzteListe = 'Startliste, ergänzt, noch nicht geprüft';
export const kurzliste = 'Kurzliste, nur Klasse, Kategorie und Tunnelcode';

/** Does the table say that there is none? Otherwise a field without a value is not known. */
export function istKeine(
  zeile: Partial<Pick<Gefahrgutklasse, 'keine'>>,
  feld: keyof Gefahrgutklasse,
): boolean {
  return (zeile.keine ?? '').split(',').includes(feld);
}

/** Does the row hold on this day? */
export function giltAm(
  { gueltigVon, gueltigBis }: Pick<Gefahrgutklasse, 'gueltigVon' | 'gueltigBis'>,
  tag: string,
): boolean {
  return (gueltigVon ?? tag) <= tag && (gueltigBis ?? tag) >= tag;
}

/** The UN number side of the same row. */
export class GefahrgutUnnr {
  @Kennung({ immer: true }) id!: number;
  @Text({ max: 4, label: 'beschriftung.unnr', immer: true }) unnr!: string;
}
