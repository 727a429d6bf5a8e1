import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { type Auftragssuche, datumstypen } from '@frachtportal/domain/auftrag/auftragssuche';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { zeitzone } from '../../../platform/http/uhr.js';
import { Kurzformen } from '../../stammdaten/kurzformen.service.js';
import { mitAdressen } from '../speichern/auftragsadressen.js';
import { Auftragsantwort } from './auftragsantwort.js';
import { type Zeilenform, zeilenform, zeilenformen } from './listenform.js';

/** How other features answer orders. */
export { Auftragsantwort, type Zeilenform, zeilenform };

interface Listenzeile {
  zeile: string;
  adressen: string | null;
}

const vonAdresse = (typ: keyof typeof adresstypen, wert: string) =>
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

/** Days from $5 to $6, in the order of `datumstypen`; the day of capture is the one in the time zone $7. */
const zeitraeume = [
  'a.datumerfasst >= $5::date::timestamp AT TIME ZONE $7 AND a.datumerfasst < ($6::date + 1)::timestamp AT TIME ZONE $7',
  'a.beladedatum BETWEEN $5 AND $6 AND $7::text IS NOT NULL',
  'a.entladedatum BETWEEN $5 AND $6 AND $7::text IS NOT NULL',
] as const;

interface Plan {
  spalten: string;
  /** Which of `zeitraeume` holds, if any. */
  zeitraum: number | null;
  mitText: boolean;
  nurOffene: boolean;
  sortierung: string;
}

/** The one statement of the list, whose plan the bench shows: the matches are collected once, counted, and the rows of a page come with the count. */
export function listenSql(p: Plan): string {
  return `
  WITH treffer AS MATERIALIZED (
    SELECT a.id, ${p.sortierung.replace(/ (ASC|DESC).*$/, '')} AS folge FROM auftrag a
    WHERE a.mandant_id = ANY($1)
      AND ${zeitraeume[p.zeitraum ?? -1] ?? ohneZeitraum}
      ${p.mitText ? 'AND strpos(a.suchtext, $4) > 0' : "AND $4 = ''"}
      ${p.nurOffene ? `AND a.status_id = ${Status.erfasst}` : ''}),
  seite AS (SELECT id, folge FROM treffer ORDER BY folge ${richtung(p)}, id ${richtung(p).slice(0, 4)} LIMIT $2 OFFSET $3)
  SELECT g.gesamt, z.zeile, z.adressen FROM (SELECT count(*)::int AS gesamt FROM treffer) g LEFT JOIN (
    SELECT s.folge, s.id, ${p.spalten} FROM seite s JOIN auftrag a ON a.id = s.id) z ON true
  ORDER BY z.folge ${richtung(p)}, z.id ${richtung(p).slice(0, 4)}`;
}

const ohneZeitraum = '$5::date IS NULL AND $6::date IS NULL AND $7::text IS NOT NULL';
const richtung = (p: Plan) => (p.sortierung.endsWith('ASC') ? 'ASC NULLS FIRST' : 'DESC NULLS LAST');

const [ersteForm = '', ...weitereFormen] = zeilenformen.map((f) => f.spalten);
const beispiel: Plan = {
  spalten: ersteForm,
  zeitraum: 0,
  mitText: true,
  nurOffene: true,
  sortierung: 'a.datum DESC',
};
const suche = anweisungsform('auftragsliste.suche', listenSql, [
  { ...beispiel, zeitraum: null, mitText: false, nurOffene: false },
  ...zeitraeume.map((_, zeitraum) => ({ ...beispiel, zeitraum })),
  ...weitereFormen.map((spalten) => ({ ...beispiel, spalten })),
  ...[...sortierbar.values()].map((spalte) => ({ ...beispiel, sortierung: `${spalte} ASC` })),
]).genauer<{ zeile: string; gesamt: number }>();

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

@Injectable()
export class Auftragsliste {
  constructor(
    private readonly db: Datenbank,
    private readonly kurzformen: Kurzformen,
  ) {}

  /** A page of orders of the given clients. */
  async suche(frage: Auftragssuche, mandanten: number[], proSeite: number): Promise<Auftragsseite> {
    const { datumVon, datumBis } = frage;
    if (datumVon && datumBis && datumVon > datumBis) throw ungueltig([fehler('suche.zeitraum', 'datumVon')]);
    const text = suchform(frage.query ?? '');
    const mitDatum = Boolean(datumVon || datumBis);
    const form = zeilenform(frage);
    const plan: Plan = {
      spalten: form.spalten,
      zeitraum: mitDatum ? datumstyp(frage.datumTyp) : null,
      mitText: text !== '',
      nurOffene: frage.offeneAuftraege === true,
      sortierung: sortierung(frage.sortierung),
    };
    const zeilen = await this.db.sql(suche.fuer(plan), [
      mandanten,
      proSeite,
      (frage.page ?? 0) * proSeite,
      text,
      mitDatum ? (datumVon ?? '1970-01-01') : null,
      mitDatum ? (datumBis ?? '9999-12-31') : null,
      zeitzone(),
    ]);
    const gesamt = zeilen[0]?.gesamt ?? 0;
    // Beyond the last page the count stands alone.
    return {
      json: await this.alsJson(
        zeilen.filter((z) => z.zeile),
        form,
      ),
      gesamt,
    };
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
