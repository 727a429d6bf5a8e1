import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { statusZugestellt } from '@frachtportal/domain/auftrag/liste/phase';
import {
  festeTeile,
  mehrereSchreibweisen,
  type Suchfrage,
  suchausdruck,
} from '@frachtportal/domain/texte/suchfrage';
import { alsMuster, suchformSql } from '../../../platform/database/sql/textsuche.js';

/** Where the goods go from and to; who pays is not a place of the order. */
const orte = ['versender', 'empfaenger', 'beladestelle', 'entladestelle'] as const;

/** True where every pattern of `p` fits one of the values that `quelle` gives. */
const jedesIrgendwo = (p: string, quelle: (muster: string) => string) =>
  `(SELECT bool_and(EXISTS (SELECT ${quelle('w.m')})) FROM unnest(${p}::text[]) AS w (m))`;
const inAdressen = (p: string, wert: string) =>
  jedesIrgendwo(
    p,
    (muster) => `FROM auftrag_adresse t WHERE t.auftrag_id = a.id
      AND t.rolle IN (${orte.map((o) => adresstypen[o]).join(', ')}) AND ${wert} ~ ${muster}`,
  );
/** Both texts and what the status is called; `p` is JSON with the patterns and the names of statuses. */
const beideTexte = (p: string) =>
  `concat_ws(' ', a.suchtext, a.warentext, ${p}::jsonb -> 'status' ->> a.status_id::text)`;
const muster = (p: string) => `ARRAY(SELECT jsonb_array_elements_text(${p}::jsonb -> 'muster'))`;

/** Not delivered; where a statement says so by itself, it finds the few among the many by an index of their own. */
export const unterwegsSql = `a.status_id <> ${statusZugestellt}`;

/** The hour from which an order `a` is to be collected, or that any will do. */
export const abholstundeSql = `coalesce(left(a.beladezeit_von, 2), 'ohne')`;
/** The day on which an order `a` came into its status, in the time zone `zone`. */
const statustagSql = (zone: string) => `(a.status_datum AT TIME ZONE ${zone}::text)::date`;
/** The moment at which a day begins in a time zone. */
export const tagesbeginnSql = (tag: string, zone: string) =>
  `${tag}::date::timestamp AT TIME ZONE ${zone}::text`;

/** What a search asks of an order `a`; the one parameter of each is `p`. */
export const bedingungen = {
  worte: (p: string) => `a.suchtext LIKE ALL (${p}::text[])`,
  schreibweisen: (p: string) => `a.suchtext ~ ALL (${p}::text[])`,
  worteUeberall: (p: string) => `${beideTexte(p)} LIKE ALL (${muster(p)})`,
  schreibweisenUeberall: (p: string) => `${beideTexte(p)} ~ ALL (${muster(p)})`,
  // By its own index and no other: together with that of the period, the whole period would be read for the sake of a few.
  fragmente: (p: string) => `a.id = ANY (ARRAY(
      SELECT f.id FROM auftrag f WHERE suchfragmente(f.suchtext || ' ' || f.warentext) @> ${p}::text[]))`,
  // What stands in addresses and references stands in the text too, unless that was too long for it (`auftragSuchtexte`).
  imText: (p: string) => `(a.suchtext LIKE ALL (${p}::text[]) OR octet_length(a.suchtext) >= 900)`,
  kennungen: (p: string) => `a.id = ANY (${p}::int[])`,
  status: (p: string) => `a.status_id = ANY (${p}::int[])`,
  statusUnterwegs: (p: string) => `${unterwegsSql} AND a.status_id = ANY (${p}::int[])`,
  ort: (p: string) => inAdressen(p, suchformSql('t.ort')),
  plz: (p: string) => inAdressen(p, suchformSql('t.plz')),
  ref: (p: string) =>
    jedesIrgendwo(
      p,
      (m) =>
        `WHERE ${suchformSql(
          "concat_ws(' ', a.absender_referenz, a.empfaengerreferenz, a.spedfremdnr, a.partnerreferenz)",
        )} ~ ${m}`,
    ),
  un: (p: string) =>
    `a.mit_gefahrguetern AND ${jedesIrgendwo(
      p,
      (m) => `FROM gefahrgutzeile g JOIN gefahrgutklasse k ON k.id = g.gefahrgutklasse_id
        WHERE g.auftrag_id = a.id AND k.unnr ~ ${m}`,
    )}`,
  adr: (p: string) => `a.mit_gefahrguetern = ${p}::bool`,
  verkehrsart: (p: string) => `a.verkehrsart = ${p}::int`,
  preisanfrage: (p: string) => `a.typ = ${p}::int`,
  /** `p`: the day before which a delivery that has not happened is late. */
  faelligVor: (p: string) => `${unterwegsSql} AND a.typ = 0 AND a.entladedatum < ${p}::date`,
  /** `p`: a day and its time zone. */
  statusSeit: (p: string) => `a.status_datum >= ${tagesbeginnSql(`(${p}::text[])[1]`, `(${p}::text[])[2]`)}`,
  /** `p`: the time zone. */
  puenktlich: (p: string) => `${statustagSql(p)} <= a.entladedatum`,
  zuSpaet: (p: string) => `${statustagSql(p)} > a.entladedatum`,
  abholstunde: (p: string) => `${abholstundeSql} = ${p}::text`,
  relation: (p: string) => `a.relation = ${p}::text`,
  /** `p`: the first and the last day. */
  tage: (p: string) => `a.datum BETWEEN (${p}::date[])[1] AND (${p}::date[])[2]`,
  keinStatus: (p: string) => `a.status_id <> ALL (${p}::int[])`,
  belegt: (p: string) => `a.abliefernachweis_exists = ${p}::bool`,
  /** `p`: whether what is internal counts. */
  klaerfall: (p: string) =>
    `EXISTS (SELECT FROM klaerfall k WHERE k.auftrag_id = a.id AND k.erledigt_am IS NULL AND (NOT k.intern OR ${p}::bool))`,
  uebertragung: (p: string) =>
    `a.status_id = ${Status.zurUebertragung}
      AND EXISTS (SELECT FROM uebertragung u WHERE u.auftrag_id = a.id AND u.zustand = ${p}::text)`,
} satisfies Record<string, (p: string) => string>;

export type Bedingungsart = keyof typeof bedingungen;

/** One thing asked, with the value of its parameter. */
export interface Bedingung {
  art: Bedingungsart;
  wert: unknown;
}

/** What is called how: the names of each status in all languages, in the form of search texts. */
export type Statusnamen = ReadonlyMap<number, string>;

/** What the words themselves ask: of the first text or, with the names of statuses as JSON, of everything there is. */
export function wortbedingungen(worte: string[], statusnamen: string | null): Bedingung[] {
  const [mehrere, eine] = [worte.filter(mehrereSchreibweisen), worte.filter((w) => !mehrereSchreibweisen(w))];
  const frage = (art: 'worte' | 'schreibweisen', muster: string[]): Bedingung[] => {
    if (muster.length === 0) return [];
    if (statusnamen === null) return [{ art, wert: muster }];
    return [{ art: `${art}Ueberall`, wert: `{"muster":${JSON.stringify(muster)},"status":${statusnamen}}` }];
  };
  return [
    ...frage('worte', eine.map(grob)),
    // An expression is slow. Of as many as it has, PostgreSQL asks first what stands first.
    ...frage('worte', mehrere.map(grob)),
    ...frage('schreibweisen', mehrere.map(suchausdruck)),
  ];
}

/** A pattern of LIKE for the fixed parts of a word in their order: all there is of most, of others nearly. */
const grob = (wort: string) => `%${festeTeile(wort).map(alsMuster).join('%')}%`;

/**
 * As `suchfragmente` (migration 0414) makes them of a text in which all these words stand, however they are written.
 * @param namen what may be meant besides: it stands in no text
 */
export function suchfragmente(worte: readonly string[], namen: Iterable<string> = []): string[] {
  const andere = [...namen];
  const alle = worte.flatMap((wort) => festeTeile(wort).flatMap((teil) => teil.split(' ')));
  const teile = alle.filter((teil) => !andere.some((name) => name.includes(teil)));
  const zeichen = teile.map((teil) => Array.from(teil));
  return [...new Set(zeichen.flatMap((z) => z.slice(3).map((_, i) => z.slice(i, i + 4).join(''))))];
}

/** What is filtered by and stands in the text of an order as well. */
export const worteImText = ({ filter }: Suchfrage): string[] => [...filter.ort, ...filter.plz, ...filter.ref];
export const imText = (worte: string[]): Bedingung[] =>
  worte.length > 0 ? [{ art: 'imText', wert: worte.map(grob) }] : [];

/** What stands behind `status:`, `ort:` and the like. An order has one status, so several mean any of them. */
export function filterbedingungen({ filter }: Suchfrage, namen: Statusnamen): Bedingung[] {
  const stati = filter.status.map((s) => new RegExp(suchausdruck(s)));
  const passend = [...namen].filter(([, name]) => stati.some((s) => s.test(name)));
  const werte: Record<keyof typeof filter, unknown[]> = {
    status: passend.map(([id]) => id),
    ort: filter.ort.map(suchausdruck),
    // Where the country stands before it, with or without.
    plz: filter.plz.map((w) => `(^|-)${suchausdruck(w)}`),
    un: filter.un.map((w) => `^${suchausdruck(w.replace(/^un/i, ''))}`),
    ref: filter.ref.map(suchausdruck),
  };
  const arten = Object.keys(werte) as (keyof typeof filter)[];
  return arten.filter((art) => filter[art].length > 0).map((art) => ({ art, wert: werte[art] }));
}
