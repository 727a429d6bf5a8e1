import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Empfaengerkandidat } from '@frachtportal/domain/auftragseingang/empfaengeraehnlichkeit';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

const nachReferenz = anweisung(
  'bekannte.nachReferenz',
  `SELECT absender_referenz AS referenz, spedeigennr FROM auftrag
  WHERE mandant_id = $1 AND absender_referenz = ANY($2) AND datumerfasst > now() - interval '30 days' ORDER BY id DESC`,
).genauer<{ referenz: string }>();
const bewegte = anweisung(
  'bekannte.bewegte',
  `SELECT spedeigennr FROM auftrag WHERE id = ANY($1) AND mandant_id = ANY($2)
    AND (status_id <> ${Status.erfasst} OR aenderer_id IS NOT NULL) ORDER BY id LIMIT 50`,
);
const adressen = anweisung(
  'bekannte.adressen',
  `SELECT id, fremdnummer, upper(matchcode) AS matchcode FROM adresse
  WHERE mandant_id = $1 AND NOT unsichtbar AND (fremdnummer = ANY($2) OR upper(matchcode) = ANY($3)) ORDER BY id DESC`,
).genauer<{ matchcode: string }>();

/** Names as they are compared: umlauts also where they are written out, without punctuation (`wortform`, with words). */
const wortform = (spalte: string) =>
  `btrim(regexp_replace(regexp_replace(${spalte}, '([aou])e', '\\1', 'g'), '[^a-z0-9]+', ' ', 'g'))`;
const ziffernWie = (frage: string) =>
  `(${frage} IS NULL OR regexp_replace(concat(strasse, hausnummer, zusatz), '[^0-9]+', '', 'g') = ${frage})`;
// In the same country under the same postcode, or without one by the name; at a door with the same digits.
const aehnliche = anweisung(
  'bekannte.aehnliche',
  `SELECT f.nr, t.* FROM json_to_recordset($2) f(nr int, name text, form text, plz text, lkz text, ziffern text) CROSS JOIN LATERAL (
    SELECT a.id, a.fremdnummer, a.name, a.strasse, a.hausnummer, a.zusatz, a.plz, a.ort,
      similarity(${wortform('a.suchname')}, f.form)::float8 AS gleich
    FROM (
      (SELECT * FROM adresse WHERE mandant_id = $1 AND plz = f.plz AND ${ziffernWie('f.ziffern')} LIMIT 5000)
      UNION ALL
      (SELECT * FROM adresse WHERE mandant_id = $1 AND NOT unsichtbar AND suchname COLLATE "C" = f.name
        AND (plz IS NULL OR f.plz IS NULL) LIMIT $3)) a
    WHERE NOT a.unsichtbar AND (f.lkz IS NULL OR a.land_id = (SELECT id FROM land WHERE lkz = f.lkz))
      AND ${wortform('a.suchname')} % f.form
    ORDER BY gleich DESC, a.id LIMIT $3) t`,
).genauer<{ nr: number; id: number; gleich: number }>();
/** Of more than that nobody can say which is meant. */
const hoechstensAehnliche = 50;

const partnercodes = anweisung(
  'bekannte.partnercodes',
  'SELECT liste, upper(code) AS code, eintrag_id AS id FROM partnercode WHERE mandant_id = $1 AND partner = $2 ORDER BY id DESC',
).genauer<{ code: string }>();

/** What a partner calls the entries of our lists: by list, then by code in capitals. */
export type Partnercodes = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What orders of a file may be about already: orders under their reference, addresses under their number. */
@Injectable()
export class Bekannte {
  constructor(private readonly db: Datenbank) {}

  /** The numbers of orders of the last thirty days by their reference; of several the oldest. */
  async nachReferenz(mandantId: number, referenzen: string[]): Promise<Map<string, string>> {
    if (!referenzen.length) return new Map();
    const zeilen = await this.db.sql(nachReferenz, [mandantId, referenzen]);
    return new Map(zeilen.map((z) => [z.referenz, z.spedeigennr]));
  }

  /** Numbers of orders that are no longer as they were captured. */
  async bewegte(ids: number[]): Promise<string[]> {
    const zeilen = await this.db.sql(bewegte, [ids, identitaet().sichtbareMandanten]);
    return zeilen.map((z) => z.spedeigennr);
  }

  /** Entries of the address book by number and by matchcode in capitals; of several the oldest. */
  async adressen(
    mandantId: number,
    nummern: string[],
    matchcodes: string[],
  ): Promise<{ nachNummer: Map<string, number>; nachMatchcode: Map<string, number> }> {
    const zeilen =
      nummern.length + matchcodes.length
        ? await this.db.frisch(adressen, [mandantId, nummern, matchcodes])
        : [];
    return {
      nachNummer: new Map(zeilen.flatMap((z) => (z.fremdnummer ? [[z.fremdnummer, z.id] as const] : []))),
      nachMatchcode: new Map(zeilen.map((z) => [z.matchcode, z.id])),
    };
  }

  /** Entries of the address book in the country asked for whose names are alike, by the place of the question. */
  async aehnliche(
    mandantId: number,
    fragen: {
      nr: number;
      name: string;
      form: string;
      plz: string | null;
      lkz: string | null;
      ziffern: string | null;
    }[],
  ): Promise<Map<number, Empfaengerkandidat[]>> {
    const zeilen = fragen.length
      ? await this.db.frisch(aehnliche, [mandantId, JSON.stringify(fragen), hoechstensAehnliche])
      : [];
    const gefunden = Map.groupBy(zeilen, (z) => z.nr);
    return new Map([...gefunden].filter(([, treffer]) => treffer.length < hoechstensAehnliche));
  }

  /** Of two entries with one code the one that was told first. */
  async partnercodes(partner: string): Promise<Partnercodes> {
    const zeilen = await this.db.sql(partnercodes, [identitaet().hauptmandantId, partner]);
    const listen = new Map<string, Map<string, number>>();
    for (const { liste, code, id } of zeilen)
      listen.set(liste, (listen.get(liste) ?? new Map<string, number>()).set(code, id));
    return listen;
  }
}
