import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adressvorschlag, Dublettenfrage } from '@frachtportal/domain/adresse/adresssuche';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung, anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { alsMuster } from '../../../platform/database/sql/textsuche.js';
import { Buchgroesse } from '../adressbuch/buchgroesse.read-model.js';
import { adresseAlsZeile } from './adresszeile.read-model.js';
import { fragmentspalte, liesSuchtext } from './suchworte.js';

/** Matches that begin otherwise are sorted up to here; of more, any will do until more has been typed. */
const hoechstensSortiert = 500;

/** So many of the last orders, of all clients together, tell which addresses are in use. */
const letzteAuftraege = 300;

// While typing: what the last orders used, the most used first; then what begins with the text, by the index of names;
// only where that is not enough, the words anywhere.
const vorschlagSql = ({ worte, gross }: { worte: number; gross: boolean }) => {
  const wo = `a.mandant_id = ANY($1) AND NOT a.unsichtbar
    AND ($3::text IS NULL OR a.fremdnummer LIKE $3)
    AND ($4::text IS NULL OR a.land_id = (SELECT id FROM land WHERE lkz = $4))
    AND ($5::text IS NULL OR a.plz LIKE $5)
    AND ($6::text IS NULL OR strpos(a.suchtext, $6) > 0)
    AND ($7::text IS NULL OR strpos(a.suchtext, $7) > 0)`;
  const anfang = 'a.suchname COLLATE "C" LIKE $8';
  const folge = 'a.suchname COLLATE "C", a.id';
  const irgendwo = Array.from(
    { length: worte },
    (_, i) => ` AND ${fragmentspalte(gross)} LIKE $${i + 9}`,
  ).join('');
  const ungebraucht = 'NOT EXISTS (SELECT FROM gebraucht g WHERE g.id = a.id)';
  const auch = `UNION ALL
    (SELECT b.id, 1 FROM (SELECT a.id, a.suchname FROM adresse a
      WHERE ${wo}${irgendwo} AND NOT ${anfang} AND ${ungebraucht} LIMIT ${hoechstensSortiert}) b
      ORDER BY b.suchname COLLATE "C", b.id LIMIT $2)`;
  return `WITH gebraucht AS MATERIALIZED (
    SELECT u.adresse_id AS id, count(*) AS male FROM unnest($1::int[]) m
    CROSS JOIN LATERAL (SELECT o.id FROM auftrag o WHERE o.mandant_id = m ORDER BY o.datumerfasst DESC, o.id DESC
      LIMIT greatest(20, ${letzteAuftraege} / cardinality($1::int[]))) o
    JOIN auftrag_adresse u ON u.auftrag_id = o.id AND u.adresse_id IS NOT NULL GROUP BY u.adresse_id)
  SELECT ${adresseAlsZeile} AS wert FROM (SELECT id, rang FROM (
    (SELECT a.id, -g.male AS rang FROM gebraucht g JOIN adresse a ON a.id = g.id
      WHERE ${wo} AND (${anfang}${worte ? ` OR (true${irgendwo})` : ''}) ORDER BY g.male DESC, ${folge} LIMIT $2)
    UNION ALL
    (SELECT a.id, 0 FROM adresse a WHERE ${wo} AND ${anfang} AND ${ungebraucht} ORDER BY ${folge} LIMIT $2)
    ${worte ? auch : ''}) v LIMIT $2) t JOIN adresse a ON a.id = t.id ORDER BY t.rang, ${folge}`;
};

const vorschlag = anweisungsform('adressvorschlaege.vorschlag', vorschlagSql, [
  { worte: 0, gross: false },
  { worte: 2, gross: false },
  { worte: 2, gross: true },
])
  .genauer<{ wert: Adresse }>()
  .ohneZeilenschutz();

/**
 * Entries that are probably the same: the same number; a similar name in the same postal code (without one: in the
 * same town); or, less similar, also in the same street.
 */
const dubletten = anweisung(
  'adressvorschlaege.dubletten',
  `
  SELECT ${adresseAlsZeile} AS wert FROM (
    SELECT k.id, similarity(k.suchname, $2) AS gleich FROM (
      (SELECT id, suchname, suchtext, fremdnummer FROM adresse WHERE mandant_id = $1 AND plz = $3 LIMIT 5000)
      UNION
      (SELECT id, suchname, suchtext, fremdnummer FROM adresse
        WHERE mandant_id = $1 AND $3::text IS NULL AND suchtext LIKE $4 AND suchtext LIKE $7 LIMIT 5000)
      UNION
      (SELECT id, suchname, suchtext, fremdnummer FROM adresse WHERE mandant_id = $1 AND fremdnummer = $5 LIMIT 100)) k
    WHERE k.id IS DISTINCT FROM $8 AND (k.fremdnummer = $5 OR similarity(k.suchname, $2) >= 0.5
      OR ($6::text IS NOT NULL AND similarity(k.suchname, $2) >= 0.3 AND strpos(k.suchtext, $6) > 0))
    ORDER BY gleich DESC, k.id LIMIT 10) t
  JOIN adresse a ON a.id = t.id ORDER BY t.gleich DESC, t.id`,
)
  .genauer<{ wert: Adresse }>()
  .ohneZeilenschutz();

/** What the address fields offer while somebody fills them. */
@Injectable()
export class Adressvorschlaege {
  constructor(
    private readonly db: Datenbank,
    private readonly groesse: Buchgroesse,
  ) {}

  /** Without number or name none, so that nobody downloads the whole book by accident. */
  async vorschlaege(frage: Adressvorschlag, mandanten: number[], hoechstens: number): Promise<Adresse[]> {
    const name = form(frage.name);
    if (!frage.fremdnummer && !name) return [];
    const gross = await this.groesse.istGross(mandanten);
    const { art, muster } = liesSuchtext(name ?? '', gross);
    const worte = art === 'worte' ? muster : [];
    const zeilen = await this.db.frisch(vorschlag.fuer({ worte: worte.length, gross }), [
      mandanten,
      hoechstens,
      frage.fremdnummer ? `${alsMuster(frage.fremdnummer)}%` : null,
      frage.lkz?.toUpperCase() ?? null,
      frage.plz ? `${alsMuster(frage.plz)}%` : null,
      form(frage.ortsname),
      form(frage.strasse),
      `${alsMuster(name ?? '')}%`,
      ...worte,
    ]);
    return zeilen.map((z) => z.wert);
  }

  /** Probable duplicates of what is about to be stored for the client. */
  async dubletten(frage: Dublettenfrage, mandantId: number): Promise<Adresse[]> {
    const name = suchform(frage.name);
    const zeilen = await this.db.frisch(dubletten, [
      mandantId,
      name,
      frage.plz,
      `%${alsMuster(form(frage.ort) ?? '')}%`,
      frage.fremdnummer,
      strassenkern(frage.strasse),
      `%${alsMuster(laengstesWort(name).slice(0, 4))}%`,
      frage.ohne,
    ]);
    return zeilen.map((z) => z.wert);
  }
}

function laengstesWort(text: string): string {
  return text.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), '');
}

function form(text: string | null): string | null {
  return text ? suchform(text) || null : null;
}

/** What "Hafenstr. 5", "Hafenstraße" and "Hafen-Straße" have in common. */
function strassenkern(strasse: string | null): string | null {
  const kern = /^\p{L}+?(?=[ -]?str(?:\.|asse)?\b|\P{L}|$)/u.exec(form(strasse) ?? '')?.[0] ?? '';
  return kern.length >= 3 ? kern : null;
}
