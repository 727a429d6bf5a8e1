import { Kennung, Liste, Text, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

const tabellenformate = ['csv', 'xlsx', 'json'] as const;
export const eingangsformate = [...tabellenformate, 'xml', 'ndjson', 'fortras', 'edifact'] as const;
export type Eingangsformat = (typeof eingangsformate)[number];
/** Is it a table, whose columns are asked for? */
export const istTabelle = (format: Eingangsformat): format is (typeof tabellenformate)[number] =>
  tabellenformate.some((f) => f === format);
/** Messages that partners send, which are no tables. */
export type Nachrichtenformat = Extract<Eingangsformat, 'edifact' | 'fortras'>;

/** What partners write messages in, where the message itself does not say it. */
export const eingangszeichensaetze = ['utf-8', 'iso-8859-1', 'windows-1252', 'cp850'] as const;
export type Eingangszeichensatz = (typeof eingangszeichensaetze)[number];

/** What becomes of a file; while it is checked, taken over or taken back its call is repeated until that is done. */
export const eingangszustaende = [
  'zuzuordnen',
  'pruefung',
  'geprueft',
  'uebernahme',
  'uebernommen',
  'zurueckgenommen',
  'verworfen',
] as const;
export type Eingangszustand = (typeof eingangszustaende)[number];

/** What becomes of a thing of the file: of an order, an address. */
export const eingangsausgaenge = [
  'neu',
  'geaendert',
  'unveraendert',
  'doppelt',
  'vorhanden',
  'abgelehnt',
] as const;
export type Eingangsausgang = (typeof eingangsausgaenge)[number];

export const hoechstensEingangszeilen = 50_000;
export const groessterEingangMb = 20;

const anzahl = { dezimal: 0, nurLesen: true, immer: true };

/** What is said beside a file of orders. */
export class Eingangsangaben {
  /** Whose orders they are; without it those of the user's client. */
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
  /** The name of a file that is sent without a form. */
  @Text({ max: 255, label: 'beschriftung.dateiname' }) dateiname!: string | null;
  /** Whose codes the file uses (`partnercodes`). */
  @Text({ max: 35, label: 'beschriftung.partner' }) partner!: string | null;
  /** Of a FORTRAS file, which does not say it; an EDIFACT one does. */
  @Text({ max: 20, label: 'beschriftung.zeichensatz', werte: eingangszeichensaetze })
  zeichensatz!: Eingangszeichensatz | null;
}

/** A file on its way: read, tried, taken over, taken back. */
export class Dateilauf {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  /** Whose things it brings; none where they belong to no client. */
  @Kennung({ nurLesen: true }) mandantId!: number | null;
  @Text({ max: 35, label: 'beschriftung.mandant', nurLesen: true }) mandant!: string | null;
  /** Whose codes it uses. */
  @Text({ max: 35, label: 'beschriftung.partner', nurLesen: true }) partner!: string | null;
  @Text({ max: 255, label: 'beschriftung.datei', nurLesen: true, immer: true }) dateiname!: string;
  @Text({ max: 10, label: 'beschriftung.format', nurLesen: true, werte: eingangsformate, immer: true })
  format!: Eingangsformat;
  @Text({ max: 20, label: 'beschriftung.zustand', nurLesen: true, werte: eingangszustaende, immer: true })
  zustand!: Eingangszustand;
  @Text({ max: 30, label: 'beschriftung.benutzer', nurLesen: true }) benutzer!: string | null;
  @Zeitpunkt({ label: 'beschriftung.begonnen', nurLesen: true, immer: true }) begonnenAm!: string;
  @Zeitpunkt({ label: 'beschriftung.beendet', nurLesen: true }) beendetAm!: string | null;
  @Zahl({ ...anzahl, label: 'beschriftung.zeilen' }) zeilen!: number;
  /** What the makers of a spreadsheet have hidden in it; it is not read. */
  @Zahl({ ...anzahl, label: 'auftragseingang.ausgeblendeteZeilen' }) ausgeblendeteZeilen!: number;
  @Zahl({ ...anzahl, label: 'auftragseingang.ausgeblendeteSpalten' }) ausgeblendeteSpalten!: number;
  /** What its lines make: orders, or addresses. */
  @Zahl({ ...anzahl, label: 'beschriftung.auftraege' }) auftraege!: number;
  /** Those of which it is known what becomes of them. */
  @Zahl({ ...anzahl, label: 'beschriftung.geprueft' }) geprueft!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.neu' }) neu!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.geaendert' }) geaendert!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.unveraendert' }) unveraendert!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.doppelt' }) doppelt!: number;
  /** Taken over from another file, or an earlier one, with the same content. */
  @Zahl({ ...anzahl, label: 'beschriftung.schonVorhanden' }) vorhanden!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.abgelehnt' }) abgelehnt!: number;
  @Zahl({ ...anzahl, label: 'beschriftung.uebernommen' }) uebernommen!: number;
}

/** A file of orders on its way. */
export class Auftragseingang extends Dateilauf {}

/** A column of the file: what it is called, what stands in it, and what it means. */
export class Eingangszuordnungsspalte {
  @Zahl({ dezimal: 0, bis: 299, label: 'beschriftung.nr', immer: true }) nummer!: number;
  @Text({ max: 300, label: 'beschriftung.spalte', nurLesen: true, immer: true }) name!: string;
  @Text({ max: 300, label: 'beschriftung.beispiel', nurLesen: true }) beispiel!: string | null;
  @Text({ max: 60, label: 'beschriftung.feld' }) feld!: string | null;
}

/** A name alone, of a sheet or of a field. */
export class Eingangsname {
  @Text({ max: 60, nurLesen: true, immer: true }) name!: string;
}

/** Which sheet of a file is read, and what its columns mean. */
export class Eingangszuordnung {
  @Text({ max: 60, label: 'beschriftung.tabellenblatt' }) blatt!: string | null;
  @Liste(() => Eingangsname, { label: 'beschriftung.tabellenblatt', nurLesen: true })
  blaetter!: Eingangsname[];
  /** The line of the column names. */
  @Zahl({ dezimal: 0, label: 'beschriftung.zeile', nurLesen: true, immer: true }) kopfzeile!: number;
  @Liste(() => Eingangszuordnungsspalte, { label: 'beschriftung.spalten', hoechstens: 300 })
  spalten!: Eingangszuordnungsspalte[];
  /** Fields without which no line is an order. */
  @Liste(() => Eingangsname, { label: 'beschriftung.fehler', nurLesen: true }) fehlend!: Eingangsname[];
}

/** What is wrong in a cell, or with a line. */
export class Eingangsmeldung {
  @Text({ max: 60, label: 'beschriftung.tabellenblatt', nurLesen: true }) blatt!: string | null;
  @Zahl({ dezimal: 0, label: 'beschriftung.zeile', nurLesen: true, immer: true }) zeile!: number;
  /** From 0, as in the cells of a line; the name is that of the head line. */
  @Zahl({ dezimal: 0, label: 'beschriftung.nr', nurLesen: true }) spalte!: number | null;
  @Text({ max: 300, label: 'beschriftung.spalte', nurLesen: true }) spaltenname!: string | null;
  @Text({ max: 300, label: 'beschriftung.wert', nurLesen: true }) wert!: string | null;
  @Text({ max: 100, label: 'beschriftung.feld', nurLesen: true }) field!: string | null;
  @Text({ max: 60, nurLesen: true, immer: true }) key!: string;
  @Text({ max: 500, label: 'beschriftung.meldung', nurLesen: true, immer: true }) text!: string;
}

/** The content of one cell. */
export class Eingangszelle {
  @Text({ max: 100_000, umbrueche: 10_000, label: 'beschriftung.wert' }) wert!: string | null;
}

/** Cells of a line as they were corrected. */
export class Eingangskorrektur {
  @Liste(() => Eingangszelle, { label: 'beschriftung.wert', hoechstens: 300 }) zellen!: Eingangszelle[];
}

/** A line of the file with what becomes of it. */
export class Dateilaufzeile {
  @Zahl({ ...anzahl, label: 'beschriftung.zeile' }) nummer!: number;
  @Text({ max: 12, label: 'beschriftung.ergebnis', nurLesen: true, werte: eingangsausgaenge })
  ausgang!: Eingangsausgang | null;
  @Liste(() => Eingangszelle, { label: 'beschriftung.wert', nurLesen: true }) zellen!: Eingangszelle[];
  @Liste(() => Eingangsmeldung, { label: 'beschriftung.fehler', nurLesen: true })
  meldungen!: Eingangsmeldung[];
}

/** A line with what becomes of the order it belongs to. */
export class Eingangszeile extends Dateilaufzeile {
  @Zahl({ ...anzahl, label: 'beschriftung.auftrag' }) vorgang!: number;
  @Kennung({ nurLesen: true }) auftragId!: number | null;
  @Text({ max: 20, label: 'beschriftung.auftragsnummer', nurLesen: true }) spedeigennr!: string | null;
}

/** Which lines are asked for. */
export class Eingangszeilenfrage {
  @Text({ max: 10, werte: ['fehler'], label: 'beschriftung.fehler' }) nur!: 'fehler' | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 1000, label: 'beschriftung.zeilenJeSeite' }) searchLimit!: number | null;
}

/** How a file is taken over. */
export class Eingangsuebernahme {
  /** Also orders whose reference the client has used within the last thirty days. */
  @Wahrheit({ label: 'beschriftung.doppelteUebernehmen' }) doppelte!: boolean | null;
}
