import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { Auftragssuche, datumstypen } from '@frachtportal/domain/auftrag/auftragssuche';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { type Anweisung, anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { zeitzone } from '../../../platform/http/uhr.js';
import { Kurzformen } from '../../stammdaten/kurzformen.service.js';
import { mitAdressen } from '../speichern/auftragsadressen.js';
import { Auftragsantwort } from './auftragsantwort.js';
import { kennungenAus } from './kennungen.js';
import { Listenfilter } from './listenfilter.read-model.js';
import { type Zeilenform, zeilenform, zeilenformen } from './listenform.js';
import { type Bedingung, type Bedingungsart, bedingungen } from './suchbedingung.js';
import { Wortsuche } from './wortsuche.read-model.js';

/** How other features answer orders. */
export { Auftragsantwort, type Zeilenform, zeilenform };

interface Listenzeile {
  zeile: string;
  adressen: string | null;
}

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

/** Days from $4 to $5, in the order of `datumstypen`; the day of capture is the one in the time zone $6. */
const zeitraeume = [
  'a.datumerfasst >= $4::date::timestamp AT TIME ZONE $6 AND a.datumerfasst < ($5::date + 1)::timestamp AT TIME ZONE $6',
  'a.beladedatum BETWEEN $4 AND $5 AND $6::text IS NOT NULL',
  'a.entladedatum BETWEEN $4 AND $5 AND $6::text IS NOT NULL',
] as const;

interface Plan {
  spalten: string;
  /** Which of `zeitraeume` holds, if any. */
  zeitraum: number | null;
  /** What is asked besides; the values follow the first six parameters. */
  gefragt: readonly Bedingungsart[];
  nurOffene: boolean;
  sortierung: string;
}

/** The matches, collected once, with what they are sorted by. */
function trefferSql(p: Plan): string {
  return `treffer AS MATERIALIZED (
    SELECT a.id, ${p.sortierung.replace(/ (ASC|DESC).*$/, '')} AS folge FROM auftrag a
    WHERE a.mandant_id = ANY($1)
      AND ${zeitraeume[p.zeitraum ?? -1] ?? ohneZeitraum}
      ${p.gefragt.map((art, i) => `AND ${bedingungen[art](`$${i + 7}`)}`).join('\n      ')}
      ${p.nurOffene ? `AND a.status_id = ${Status.erfasst}` : ''})`;
}

/** The one statement of the list, whose plan the bench shows: the matches are counted, and the rows of a page come with the count. */
export function listenSql(p: Plan): string {
  return `
  WITH ${trefferSql(p)},
  ${seiteSql(p)}
  SELECT g.gesamt, z.zeile, z.adressen FROM (SELECT count(*)::int AS gesamt FROM treffer) g LEFT JOIN (
    SELECT s.folge, s.id, ${p.spalten} FROM seite s JOIN auftrag a ON a.id = s.id) z ON true
  ORDER BY z.folge ${richtung(p)}, z.id ${richtung(p).slice(0, 4)}`;
}

const seiteSql = (p: Plan) =>
  `seite AS (SELECT id, folge FROM treffer ORDER BY folge ${richtung(p)}, id ${richtung(p).slice(0, 4)} LIMIT $2 OFFSET $3)`;

/** The ids of the same matches in the same order, packed as bytes, and how many there are. */
const kennungenSql = (p: Plan) => `
  WITH ${trefferSql(p)},
  ${seiteSql(p)}
  SELECT (SELECT count(*)::int FROM treffer) AS gesamt,
    string_agg(int4send(id), ''::bytea ORDER BY folge ${richtung(p)}, id ${richtung(p).slice(0, 4)}) AS bytes FROM seite`;

const ohneZeitraum = '$4::date IS NULL AND $5::date IS NULL AND $6::text IS NOT NULL';
const richtung = (p: Plan) => (p.sortierung.endsWith('ASC') ? 'ASC NULLS FIRST' : 'DESC NULLS LAST');

const [ersteForm = '', ...weitereFormen] = zeilenformen.map((f) => f.spalten);
const beispiel: Plan = {
  spalten: ersteForm,
  zeitraum: 0,
  gefragt: Object.keys(bedingungen) as Bedingungsart[],
  nurOffene: true,
  sortierung: 'a.datum DESC',
};
const beispiele = [
  { ...beispiel, zeitraum: null, gefragt: [], nurOffene: false },
  ...zeitraeume.map((_, zeitraum) => ({ ...beispiel, zeitraum })),
  ...[...sortierbar.values()].map((spalte) => ({ ...beispiel, sortierung: `${spalte} ASC` })),
];
const suche = anweisungsform('auftragsliste.suche', listenSql, [
  ...beispiele,
  ...weitereFormen.map((spalten) => ({ ...beispiel, spalten })),
])
  .genauer<{ zeile: string; gesamt: number }>()
  .ohneZeilenschutz();
type Suchzeile = ReturnType<typeof suche.fuer> extends Anweisung<infer Z> ? Z : never;
const kennungen = anweisungsform('auftragsliste.kennungen', kennungenSql, beispiele)
  .genauer<{ gesamt: number }>()
  .ohneZeilenschutz();

const nachIds = anweisungsform(
  'auftragsliste.nachIds',
  (spalten: string) =>
    `SELECT ${spalten} FROM auftrag a WHERE a.id = ANY($1) AND a.mandant_id = ANY($2) ORDER BY array_position($1, a.id)`,
  [ersteForm, ...weitereFormen],
).genauer<{ zeile: string }>();

/** A page of the list as JSON text, and how many match in all. */
export interface Auftragsseite {
  json: string;
  gesamt: number;
}

/** One way to ask, with the values of its parameters. */
interface Frage {
  plan: Plan;
  werte: unknown[];
}

@Injectable()
export class Auftragsliste {
  /** By the columns that are read, and what is asked. */
  private readonly anweisungen = new Map<string, Map<string, Anweisung<Suchzeile>>>();

  constructor(
    private readonly db: Datenbank,
    private readonly kurzformen: Kurzformen,
    private readonly wortsuche: Wortsuche,
    private readonly filter: Listenfilter,
  ) {}

  /** A page of orders of the given clients. */
  async suche(frage: Auftragssuche, mandanten: number[], proSeite: number): Promise<Auftragsseite> {
    const form = zeilenform(frage);
    const zeilen = await this.ersteMitTreffern(
      await this.plane(frage, mandanten, form.spalten, proSeite),
      ({ plan, werte }) => this.db.sql(this.anweisungZu(plan), werte),
    );
    const gesamt = zeilen[0]?.gesamt ?? 0;
    // Beyond the last page the count stands alone.
    const json = await this.alsJson(
      zeilen.filter((z) => z.zeile),
      form,
    );
    return { json, gesamt };
  }

  /** The ids of all matches, at most so many, in the order of the list; and how many there are. */
  async kennungen(frage: Auftragssuche, mandanten: number[], hoechstens: number) {
    const alle = Object.assign(new Auftragssuche(), frage, { page: 0 });
    const [zeile] = await this.ersteMitTreffern(
      await this.plane(alle, mandanten, '', hoechstens),
      ({ plan, werte }) => this.db.sql(kennungen.fuer(plan), werte),
    );
    return { gesamt: zeile?.gesamt ?? 0, ids: kennungenAus(zeile?.bytes) };
  }

  /** What the first question finds, else the next: most searches find something, and pay for one alone. */
  private async ersteMitTreffern<Z extends { gesamt: number }>(
    fragen: Frage[],
    frage: (f: Frage) => Promise<Z[]>,
  ): Promise<Z[]> {
    let zeilen: Z[] = [];
    for (const f of fragen) {
      zeilen = await frage(f);
      if (zeilen[0]?.gesamt) break;
    }
    return zeilen;
  }

  /** Made once for each way to ask: the text is long, and the driver knows a statement by it. */
  private anweisungZu(plan: Plan): Anweisung<Suchzeile> {
    const { spalten, zeitraum, nurOffene, sortierung, gefragt } = plan;
    const jeForm = this.anweisungen.get(spalten) ?? new Map<string, Anweisung<Suchzeile>>();
    const name = [zeitraum, nurOffene, sortierung, ...gefragt].join();
    const bekannt = jeForm.get(name) ?? suche.fuer(plan);
    this.anweisungen.set(spalten, jeForm.set(name, bekannt));
    return bekannt;
  }

  /** In the order in which they are asked, each where those before it find nothing. */
  private async plane(
    frage: Auftragssuche,
    mandanten: number[],
    spalten: string,
    proSeite: number,
  ): Promise<Frage[]> {
    const { datumVon, datumBis } = frage;
    if (datumVon && datumBis && datumVon > datumBis) throw ungueltig([fehler('suche.zeitraum', 'datumVon')]);
    const mitDatum = Boolean(datumVon || datumBis);
    const filter = await this.filter.bedingungen(frage);
    const worte = await this.wortsuche.fragen(frage.query ?? '', mandanten);
    const grund = {
      spalten,
      zeitraum: mitDatum ? datumstyp(frage.datumTyp) : null,
      nurOffene: frage.offeneAuftraege === true,
      sortierung: sortierung(frage.sortierung),
    };
    const grundwerte = [
      mandanten,
      proSeite,
      (frage.page ?? 0) * proSeite,
      mitDatum ? (datumVon ?? '1970-01-01') : null,
      mitDatum ? (datumBis ?? '9999-12-31') : null,
      zeitzone(),
    ];
    const mit = (bedingt: readonly Bedingung[]): Frage => ({
      plan: { ...grund, gefragt: [...bedingt, ...filter].map((b) => b.art) },
      werte: [...grundwerte, ...[...bedingt, ...filter].map((b) => b.wert)],
    });
    return [mit(worte.zuerst), ...(worte.sonst ? [mit(worte.sonst)] : [])];
  }

  /** The orders of these ids, in this order. */
  async nachIds(ids: number[], mandanten: number[], form: Zeilenform): Promise<string> {
    return this.alsJson(await this.db.sql(nachIds.fuer(form.spalten), [ids, mandanten]), form);
  }

  private alsJson(zeilen: Listenzeile[], { adressfelder }: Zeilenform): Promise<string> {
    const fertige = zeilen.map((z) => mitAdressen(z.zeile, z.adressen, adressfelder));
    return this.kurzformen.einsetzen(`[${fertige.join(',')}]`);
  }
}

function datumstyp(wert: string | null): number {
  return (datumstypen as Record<string, number>)[wert ?? ''] ?? Number(wert ?? 0);
}

function sortierung(wert: string | null): string {
  const [feld = 'datum', richtung = 'desc', ...rest] = wert?.split(':') ?? [];
  const spalte = sortierbar.get(feld);
  if (!spalte || !['asc', 'desc'].includes(richtung) || rest.length) {
    throw ungueltig([fehler('server.sortierung', 'sortierung', { feld: feld.slice(0, 40) })]);
  }
  return `${spalte} ${richtung.toUpperCase()}`;
}
