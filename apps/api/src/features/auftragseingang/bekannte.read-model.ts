import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
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

  /** Of two entries with one code the one that was told first. */
  async partnercodes(partner: string): Promise<Partnercodes> {
    const zeilen = await this.db.sql(partnercodes, [identitaet().hauptmandantId, partner]);
    const listen = new Map<string, Map<string, number>>();
    for (const { liste, code, id } of zeilen)
      listen.set(liste, (listen.get(liste) ?? new Map<string, number>()).set(code, id));
    return listen;
  }
}
