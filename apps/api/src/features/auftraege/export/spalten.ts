/** One column of an export: its heading, what kind of cell it makes, and where its value comes from. */
export interface Spalte {
  titel: string;
  art: 'text' | 'tag' | 'zahl' | 'wahrheit';
  /** Decimal places of a number, as many as its column in the database has. */
  dezimal?: number;
  /** May hold line breaks. */
  mehrzeilig?: boolean;
  /** Expression over `quelle`. */
  sql: string;
}

const text = (titel: string, sql: string): Spalte => ({ titel, art: 'text', sql });
const tag = (titel: string, sql: string): Spalte => ({ titel, art: 'tag', sql });
const zahl = (titel: string, dezimal: number, sql: string): Spalte => ({ titel, art: 'zahl', dezimal, sql });

/** The columns of the order export, one row an order. */
export const spalten: readonly Spalte[] = [
  text('Auftragsnummer', 'a.spedeigennr'),
  tag('Erfasst am', "(a.datumerfasst AT TIME ZONE 'UTC')::date"),
  tag('Auftragsdatum', 'a.datum'),
  text('Status', 's.kurz_bezeichnung'),
  text('Absenderreferenz', 'a.absender_referenz'),
  text('Empfängerreferenz', 'a.empfaengerreferenz'),
  text('Fremdnummer', 'a.spedfremdnr'),
  ...adresse('Absender', 'd1', 'l1'),
  ...adresse('Empfänger', 'd2', 'l2'),
  tag('Abholdatum', 'a.beladedatum'),
  text('Abholzeit von', 'a.beladezeit_von'),
  text('Abholzeit bis', 'a.beladezeit_bis'),
  tag('Zustelldatum', 'a.entladedatum'),
  text('Zustellzeit von', 'a.entladezeit_von'),
  text('Zustellzeit bis', 'a.entladezeit_bis'),
  text('Frankatur', 'f.lang_bezeichnung'),
  text('Verkehrsart', 'v.lang_bezeichnung'),
  text('Terminart', 't.lang_bezeichnung'),
  zahl('Packstücke', 0, 'a.sum_packstueck_anzahl'),
  zahl('Lademittel', 0, 'a.sum_lademittel_anzahl'),
  zahl('Gewicht kg', 2, 'a.sum_brutto_gewicht'),
  { titel: 'ADR', art: 'wahrheit', sql: 'a.mit_gefahrguetern' },
  zahl('Nachnahme', 2, 'a.nachnahme_betrag'),
  // A currency says nothing without an amount.
  text('Nachnahme Währung', 'CASE WHEN a.nachnahme_betrag IS NOT NULL THEN nw.bezeichnung_kurz END'),
  zahl('Preis', 2, 'a.berechn_betrag'),
  text('Preis Währung', 'CASE WHEN a.berechn_betrag IS NOT NULL THEN bw.bezeichnung_kurz END'),
  text('Dispohinweis', 'a.dispohinweis'),
  { ...text('Hinweis', 'a.hinweis'), mehrzeilig: true },
  text('Mandant', 'm.name'),
];

function adresse(rolle: string, d: string, l: string): Spalte[] {
  return [
    text(`${rolle} Name`, `${d}.name`),
    text(`${rolle} Straße`, `concat_ws(' ', ${d}.strasse, ${d}.hausnummer, ${d}.zusatz)`),
    text(`${rolle} LKZ`, `${l}.lkz`),
    text(`${rolle} PLZ`, `${d}.plz`),
    text(`${rolle} Ort`, `${d}.ort`),
  ];
}

/**
 * What the expressions read: the orders with the given ids, in their order. The ids are numbers, checked before.
 * With `array_position` PostgreSQL looks up the ids instead of going through all orders of the clients, and expects
 * to find them all, so that it joins the look-ups by hash.
 */
export function quelle(ids: readonly number[], mandanten: readonly number[]): string {
  return `
  FROM unnest('{${ids.map(ganz).join(',')}}'::int[]) WITH ORDINALITY i (id, nr)
    JOIN auftrag a ON a.id = i.id AND array_position('{${mandanten.map(ganz).join(',')}}'::int[], a.mandant_id) IS NOT NULL
    JOIN mandant m ON m.id = a.mandant_id JOIN sendungsstatus s ON s.id = a.status_id
    LEFT JOIN auftrag_adresse d1 ON d1.auftrag_id = a.id AND d1.rolle = 1 LEFT JOIN land l1 ON l1.id = d1.land_id
    LEFT JOIN auftrag_adresse d2 ON d2.auftrag_id = a.id AND d2.rolle = 2 LEFT JOIN land l2 ON l2.id = d2.land_id
    LEFT JOIN frankatur f ON f.id = a.frankatur LEFT JOIN verkehrsart v ON v.id = a.verkehrsart
    LEFT JOIN terminkennzeichen t ON t.id = a.terminkennzeichen_id
    LEFT JOIN waehrung nw ON nw.id = a.nachnahme_waehrung_id LEFT JOIN waehrung bw ON bw.id = a.berechn_waehrung_id
  ORDER BY i.nr`;
}

/** COPY takes no parameters: what goes into its text is a number or nothing. */
export function ganz(wert: number): string {
  if (!Number.isSafeInteger(wert)) throw new Error('Keine ganze Zahl');
  return String(wert);
}
