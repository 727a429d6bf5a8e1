import { istZeitzone } from '@frachtportal/domain/feld/zeitpunkt';
import { servicesSql } from './services.sql.js';

/** One column of an export: the key of its heading, what kind of cell it makes, and where its value comes from. */
export interface Spalte {
  titel: string;
  art: 'text' | 'tag' | 'moment' | 'zahl' | 'wahrheit';
  /** Decimal places of a number, as many as its column in the database has. */
  dezimal?: number;
  /** May hold line breaks. */
  mehrzeilig?: boolean;
  /** Expression over `quelle`. */
  sql: string;
}

const text = (titel: string, sql: string): Spalte => ({ titel, art: 'text', sql });
const tag = (titel: string, sql: string): Spalte => ({ titel, art: 'tag', sql });
/** 00:00 says that no time is given (specification of orders, section 9). */
const uhrzeit = (titel: string, sql: string): Spalte => text(titel, `nullif(${sql}, '00:00')`);
const zahl = (titel: string, dezimal: number, sql: string): Spalte => ({ titel, art: 'zahl', dezimal, sql });

/** The columns of the order export, one row an order. */
export const spalten: readonly Spalte[] = [
  text('auftragsexport.spalte.auftragsnummer', 'a.spedeigennr'),
  { titel: 'auftragsexport.spalte.erfasstAm', art: 'moment', sql: 'a.datumerfasst' },
  tag('auftragsexport.spalte.auftragsdatum', 'a.datum'),
  text('auftragsexport.spalte.status', 's.kurz_bezeichnung'),
  text('auftragsexport.spalte.absenderreferenz', 'a.absender_referenz'),
  text('auftragsexport.spalte.empfaengerreferenz', 'a.empfaengerreferenz'),
  text('auftragsexport.spalte.fremdnummer', 'a.spedfremdnr'),
  ...adresse('absender', 'd1', 'l1'),
  ...adresse('empfaenger', 'd2', 'l2'),
  tag('auftragsexport.spalte.abholdatum', 'a.beladedatum'),
  uhrzeit('auftragsexport.spalte.abholzeitVon', 'a.beladezeit_von'),
  uhrzeit('auftragsexport.spalte.abholzeitBis', 'a.beladezeit_bis'),
  tag('auftragsexport.spalte.zustelldatum', 'a.entladedatum'),
  uhrzeit('auftragsexport.spalte.zustellzeitVon', 'a.entladezeit_von'),
  uhrzeit('auftragsexport.spalte.zustellzeitBis', 'a.entladezeit_bis'),
  text('auftragsexport.spalte.frankatur', 'f.lang_bezeichnung'),
  text('auftragsexport.spalte.verkehrsart', 'v.lang_bezeichnung'),
  text('auftragsexport.spalte.terminart', 't.lang_bezeichnung'),
  zahl('auftragsexport.spalte.packstuecke', 0, 'a.sum_packstueck_anzahl'),
  zahl('auftragsexport.spalte.lademittel', 0, 'a.sum_lademittel_anzahl'),
  zahl('auftragsexport.spalte.gewichtKg', 2, 'a.sum_brutto_gewicht'),
  { titel: 'auftragsexport.spalte.adr', art: 'wahrheit', sql: 'a.mit_gefahrguetern' },
  zahl('auftragsexport.spalte.nachnahme', 2, 'a.nachnahme_betrag'),
  // A currency says nothing without an amount.
  text(
    'auftragsexport.spalte.nachnahmeWaehrung',
    'CASE WHEN a.nachnahme_betrag IS NOT NULL THEN nw.bezeichnung_kurz END',
  ),
  zahl('auftragsexport.spalte.preis', 2, 'a.berechn_betrag'),
  text(
    'auftragsexport.spalte.preisWaehrung',
    'CASE WHEN a.berechn_betrag IS NOT NULL THEN bw.bezeichnung_kurz END',
  ),
  text('auftragsexport.spalte.dispohinweis', 'a.dispohinweis'),
  { ...text('auftragsexport.spalte.hinweis', 'a.hinweis'), mehrzeilig: true },
  text('auftragsexport.spalte.mandant', 'm.name'),
  // Whoever reads the file by its columns finds the former ones where they were.
  zahl('auftragsexport.spalte.volumenCbm', 3, 'p.volumen'),
  zahl('auftragsexport.spalte.lademeter', 2, 'p.lademeter'),
  zahl('auftragsexport.spalte.stellplaetze', 2, 'p.stellplaetze'),
  text('auftragsexport.spalte.services', 'd.services'),
  text('auftragsexport.spalte.partnerreferenz', 'a.partnerreferenz'),
  // With its application identifier: Excel would take eighteen digits for a number and lose some. No more than a cell holds.
  text(
    'auftragsexport.spalte.sscc',
    `(SELECT string_agg('(00)' || z.sscc, ' ' ORDER BY z.laufende_position, z.nummer) FROM (
      SELECT t.sscc, t.nummer, p.laufende_position FROM packstueck t
        JOIN auftragsposition p ON p.auftrag_id = t.auftrag_id AND p.auftpt_num = t.auftpt_num
      WHERE t.auftrag_id = a.id ORDER BY p.laufende_position, t.nummer LIMIT 1400) z)`,
  ),
];

function adresse(rolle: string, d: string, l: string): Spalte[] {
  return [
    text(`auftragsexport.spalte.${rolle}Name`, `${d}.name`),
    text(
      `auftragsexport.spalte.${rolle}Strasse`,
      `concat_ws(' ', ${d}.strasse, ${d}.hausnummer, ${d}.zusatz)`,
    ),
    text(`auftragsexport.spalte.${rolle}Lkz`, `${l}.lkz`),
    text(`auftragsexport.spalte.${rolle}Plz`, `${d}.plz`),
    text(`auftragsexport.spalte.${rolle}Ort`, `${d}.ort`),
  ];
}

/** Some orders of some clients, and the time zone in which their moments are days: read by COPY, which takes no parameters. */
export interface Ausschnitt {
  ids: readonly number[];
  mandanten: readonly number[];
  zeitzone: string;
}

/** A moment leaves as the day that it is in the time zone. */
export function alsTag(spalte: Spalte, zeitzone: string): Spalte {
  if (spalte.art !== 'moment') return spalte;
  if (!istZeitzone(zeitzone)) throw new Error('Keine Zeitzone');
  return { ...spalte, art: 'tag', sql: `(${spalte.sql} AT TIME ZONE '${zeitzone}')::date` };
}

/**
 * What the expressions read: the orders with the given ids, in their order. The ids are numbers, checked before.
 * With `array_position` PostgreSQL looks up the ids instead of going through all orders of the clients, and expects
 * to find them all, so that it joins the look-ups by hash.
 */
export function quelle(ids: readonly number[], mandanten: readonly number[]): string {
  const alle = `'{${ids.map(ganz).join(',')}}'::int[]`;
  return `
  FROM unnest(${alle}) WITH ORDINALITY i (id, nr)
    JOIN auftrag a ON a.id = i.id AND array_position('{${mandanten.map(ganz).join(',')}}'::int[], a.mandant_id) IS NOT NULL
    JOIN mandant m ON m.id = a.mandant_id JOIN sendungsstatus s ON s.id = a.status_id
    LEFT JOIN auftrag_adresse d1 ON d1.auftrag_id = a.id AND d1.rolle = 1 LEFT JOIN land l1 ON l1.id = d1.land_id
    LEFT JOIN auftrag_adresse d2 ON d2.auftrag_id = a.id AND d2.rolle = 2 LEFT JOIN land l2 ON l2.id = d2.land_id
    LEFT JOIN frankatur f ON f.id = a.frankatur LEFT JOIN verkehrsart v ON v.id = a.verkehrsart
    LEFT JOIN terminkennzeichen t ON t.id = a.terminkennzeichen_id
    LEFT JOIN waehrung nw ON nw.id = a.nachnahme_waehrung_id LEFT JOIN waehrung bw ON bw.id = a.berechn_waehrung_id
    LEFT JOIN (SELECT auftrag_id, sum(volumen_cbm) AS volumen, sum(lademeter) AS lademeter, sum(stellplaetze) AS stellplaetze
      FROM auftragsposition WHERE auftrag_id = ANY(${alle}) GROUP BY auftrag_id) p ON p.auftrag_id = a.id
    LEFT JOIN (${servicesSql(alle)}) d ON d.auftrag_id = a.id
  ORDER BY i.nr`;
}

/** COPY takes no parameters: what goes into its text is a number or nothing. */
export function ganz(wert: number): string {
  if (!Number.isSafeInteger(wert)) throw new Error('Keine ganze Zahl');
  return String(wert);
}
