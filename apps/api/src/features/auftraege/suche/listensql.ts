import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { datumstypen } from '@frachtportal/domain/auftrag/auftragssuche';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { zeilenformen } from './listenform.js';
import { type Bedingungsart, bedingungen } from './suchbedingung.js';
import { tageszahlen } from './tageszahlen.read-model.js';

/** What an order `a` says of one of its addresses `t`. */
export const vonAdresse = (typ: keyof typeof adresstypen, wert: string) =>
  `(SELECT ${wert} FROM auftrag_adresse t WHERE t.auftrag_id = a.id AND t.rolle = ${adresstypen[typ]})`;
const nameVon = (typ: keyof typeof adresstypen) => vonAdresse(typ, 'lower(t.name)');

/** Fields the list can be sorted by, and nothing else: what a user sends never becomes part of a statement. */
const sortierbar = new Map<string, string>([
  ['datum', 'a.datum'],
  ['spedeigennr', 'a.spedeigennr'],
  ['beladedatum', 'a.beladedatum'],
  ['entladedatum', 'a.entladedatum'],
  ['status', 'a.status_id'],
  ['statusDatum', 'a.status_datum'],
  ['abliefernachweisExists', 'a.abliefernachweis_exists'],
  ['absenderReferenz', 'a.absender_referenz'],
  ['empfaengerreferenz', 'a.empfaengerreferenz'],
  ['spedfremdnr', 'a.spedfremdnr'],
  ['partnerreferenz', 'a.partnerreferenz'],
  ['empfaengerAdresse', nameVon('empfaenger')],
  ['absenderAdresse', nameVon('versender')],
  ['abweichendeRechnungsempfaengerAdresse', nameVon('rechnungsempfversender')],
  ['nachnahmeempfaengerAdresse', nameVon('nachnahmeempfaenger')],
  ['ort', vonAdresse('empfaenger', 'lower(t.ort)')],
  [
    'zustellkennzeichen',
    '(SELECT lang_bezeichnung FROM zustellkennzeichen WHERE id = a.zustellkennzeichen_id)',
  ],
  ['terminkennzeichen', '(SELECT lang_bezeichnung FROM terminkennzeichen WHERE id = a.terminkennzeichen_id)'],
  ['sumPackstueckAnzahl', 'a.sum_packstueck_anzahl'],
  ['sumLademittelAnzahl', 'a.sum_lademittel_anzahl'],
  ['sumBruttoGewicht', 'a.sum_brutto_gewicht'],
  ['mitGefahrguetern', 'a.mit_gefahrguetern'],
  ['sperrigkeit', '(SELECT bezkurz FROM sperrigkeit WHERE id = a.sperrigkeit_id)'],
  ['hinweis', 'lower(a.hinweis)'],
  ['dispohinweis', 'lower(a.dispohinweis)'],
  ['berechnBetrag', 'a.berechn_betrag'],
  ['berechnWaehrung', '(SELECT bezeichnung_kurz FROM waehrung WHERE id = a.berechn_waehrung_id)'],
  ['mandant', '(SELECT lower(name) FROM mandant WHERE id = a.mandant_id)'],
]);

/**
 * Days from $4 to $5, in the order of `datumstypen`; the day of capture is the one in the time zone $6.
 * @param nichts added to what is stored: nothing, or an empty interval where no index of the period is to be used
 */
const zeitraeume = [
  (nichts) =>
    `a.datumerfasst${nichts} >= $4::date::timestamp AT TIME ZONE $6 AND a.datumerfasst${nichts} < ($5::date + 1)::timestamp AT TIME ZONE $6`,
  (nichts) => `a.beladedatum${nichts} BETWEEN $4 AND $5 AND $6::text IS NOT NULL`,
  (nichts) => `a.entladedatum${nichts} BETWEEN $4 AND $5 AND $6::text IS NOT NULL`,
] as const satisfies ((nichts: string) => string)[];

/** How the list is asked for. */
export interface Plan {
  spalten: string;
  /** Which of `zeitraeume` holds, if any. */
  zeitraum: number | null;
  /** What is asked besides; the values follow the first six parameters. */
  gefragt: readonly Bedingungsart[];
  nurOffene: boolean;
  sortierung: string;
  /** Counts from what is kept of each day (`tageszahlen`), and reads the orders of the days on the page alone. */
  gezaehlt: boolean;
}

/** Where the days of the list are known already, they are few, and PostgreSQL is to find the orders by them. */
const zeitraumSql = (p: Plan) =>
  zeitraeume[p.zeitraum ?? -1]?.(p.gezaehlt || p.gefragt.includes('tage') ? " + interval '0'" : '') ??
  ohneZeitraum;

/** The matches, collected once, with what they are sorted by. */
function trefferSql(p: Plan): string {
  return `treffer AS MATERIALIZED (
    SELECT a.id, ${p.sortierung.replace(/ (ASC|DESC).*$/, '')} AS folge FROM auftrag a
    WHERE ${p.gezaehlt ? 'a.datum BETWEEN (SELECT von FROM tage) AND (SELECT bis FROM tage) AND' : ''} ${wo(p)})`;
}

const wo = (p: Plan) => `a.mandant_id = ANY($1)
      AND ${zeitraumSql(p)}
      ${p.gefragt.map((art, i) => `AND ${bedingungen[art](`$${i + 7}`)}`).join('\n      ')}
      ${p.nurOffene ? `AND a.status_id = ${Status.erfasst}` : ''}`;

/** The one statement of the list, whose plan the bench shows: the matches are counted, and the rows of a page come with the count. */
export function listenSql(p: Plan): string {
  return `
  WITH ${p.gezaehlt ? `${tageszahlen(p.zeitraum, richtung(p).slice(0, 4))},` : ''} ${trefferSql(p)},
  ${seiteSql(p)}
  SELECT g.gesamt, z.zeile, z.adressen FROM (SELECT ${gesamtSql(p)}::int AS gesamt) g LEFT JOIN (
    SELECT s.folge, s.id, ${p.spalten} FROM seite s JOIN auftrag a ON a.id = s.id) z ON true
  ORDER BY z.folge ${richtung(p)}, z.id ${richtung(p).slice(0, 4)}`;
}

const gesamtSql = (p: Plan) =>
  p.gezaehlt ? '(SELECT coalesce(sum(anzahl), 0) FROM zahlen)' : '(SELECT count(*) FROM treffer)';
const seiteSql = (p: Plan) =>
  `seite AS (SELECT id, folge FROM treffer ORDER BY folge ${richtung(p)}, id ${richtung(p).slice(0, 4)}
    LIMIT $2 OFFSET $3 - ${p.gezaehlt ? 'coalesce((SELECT davor FROM tage), 0)' : '0'})`;

/** How many there are, without collecting them. It has the parameters of the list, so it names those of the page as well. */
export const anzahlSql = (p: Plan) =>
  p.gezaehlt
    ? `WITH ${tageszahlen(p.zeitraum, 'DESC')} SELECT ${gesamtSql(p)}::int AS gesamt WHERE ${alleParameter}`
    : `SELECT count(*)::int AS gesamt FROM auftrag a WHERE ${wo(p)} AND ${alleParameter}`;
const alleParameter = 'num_nulls($2::int, $3::int, $4::date, $5::date, $6::text) >= 0';

/** The ids of the same matches in the same order, packed as bytes, and how many there are. */
export const kennungenSql = (p: Plan) => `
  WITH ${trefferSql(p)},
  ${seiteSql(p)}
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    string_agg(int4send(id), ''::bytea ORDER BY folge ${richtung(p)}, id ${richtung(p).slice(0, 4)}) AS bytes FROM seite`;

const ohneZeitraum = '$4::date IS NULL AND $5::date IS NULL AND $6::text IS NOT NULL';
const richtung = (p: Plan) => (p.sortierung.endsWith('ASC') ? 'ASC NULLS FIRST' : 'DESC NULLS LAST');

const formen = zeilenformen.map((f) => f.spalten);
const beispiel: Plan = {
  spalten: formen[0] ?? '',
  zeitraum: 0,
  gefragt: Object.keys(bedingungen) as Bedingungsart[],
  nurOffene: true,
  sortierung: 'a.datum DESC',
  gezaehlt: false,
};
const ungefiltert: Plan = { ...beispiel, zeitraum: null, gefragt: [], nurOffene: false };
/** Plans in which every piece of the statements occurs. */
export const kennungsbeispiele: readonly Plan[] = [
  ungefiltert,
  ...zeitraeume.map((_, zeitraum) => ({ ...beispiel, zeitraum })),
  ...[...sortierbar.values()].map((spalte) => ({ ...beispiel, sortierung: `${spalte} ASC` })),
];
export const listenbeispiele: readonly Plan[] = [
  ...kennungsbeispiele,
  ...formen.map((spalten) => ({ ...beispiel, spalten })),
  ...[null, ...zeitraeume.keys()].map((zeitraum) => ({ ...ungefiltert, zeitraum, gezaehlt: true })),
];

/** The wire number of a kind of date, whether it is asked for by name or number. */
export function datumstyp(wert: string | null): number {
  return (datumstypen as Record<string, number>)[wert ?? ''] ?? Number(wert ?? 0);
}

/** @throws 400 for what the list cannot be sorted by */
export function sortierung(wert: string | null): string {
  const [feld = 'datum', richtung = 'desc', ...rest] = wert?.split(':') ?? [];
  const spalte = sortierbar.get(feld);
  if (!spalte || !['asc', 'desc'].includes(richtung) || rest.length) {
    throw ungueltig([fehler('server.sortierung', 'sortierung', { feld: feld.slice(0, 40) })]);
  }
  return `${spalte} ${richtung.toUpperCase()}`;
}
