import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import type { Feedstelle } from '../../../platform/feed/feedstelle.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragLesen, type Auftragsrohzeile, auftragsspalten } from '../auftrag-lesen.read-model.js';

const bewegung = 'coalesce(bewegt, greatest(datumgeaendert, status_datum))';

// Looked for once, when a walk begins: else a page would pass by all that is older, order by order.
const ersteSeit = anweisung(
  'auftragsfeed.ersteSeit',
  `
  SELECT aenderung::text AS aenderung FROM (
    SELECT aenderung FROM auftrag WHERE ${bewegung} >= $1
    UNION ALL SELECT aenderung FROM auftrag_entfallen WHERE bewegt >= $1) b
  ORDER BY b.aenderung LIMIT 1`,
).genauer<{ aenderung: string }>();

const strecke = (tabelle: string, id: string, bewegt: string, weg: boolean) => `
  (SELECT aenderung, ${id} AS id, ${weg} AS weg FROM ${tabelle}
   WHERE mandant_id = m AND (aenderung, ${id}) > ($2::xid8, $3::int) AND aenderung < $4::xid8
     AND ($5::timestamptz IS NULL OR ${bewegt} >= $5)
   ORDER BY aenderung, ${id} LIMIT $6)`;

// Each client's next changes come from its index; one statement, so that places and contents belong together.
const seite = anweisung(
  'auftragsfeed.seite',
  `
  WITH seite AS MATERIALIZED (
    SELECT z.aenderung, z.id, z.weg FROM unnest($1::int[]) m, LATERAL (
      ${strecke('auftrag', 'id', bewegung, false)}
      UNION ALL ${strecke('auftrag_entfallen', 'auftrag_id', 'bewegt', true)}) z
    ORDER BY z.aenderung, z.id LIMIT $6)
  SELECT s.aenderung::text AS aenderung, s.id AS "auftragId", x.json, x.adressen, x.services
  FROM seite s LEFT JOIN auftrag a ON a.id = s.id AND NOT s.weg
    LEFT JOIN LATERAL (SELECT ${auftragsspalten}) x ON a.id IS NOT NULL
  ORDER BY s.aenderung, s.id`,
).genauer<{
  aenderung: string;
  auftragId: number;
  json: string | null;
  services: Auftragsrohzeile['services'];
}>();

export interface Feedzeile extends Feedstelle {
  /** Null for an order that is gone. */
  json: string | null;
}

export interface Feedausschnitt {
  ab: Feedstelle;
  bis: string;
  geaendertSeit: string | null;
  hoechstens: number;
}

/** Reads what changed of the visible orders, in the order of the transactions that changed them. */
@Injectable()
export class AuftragsfeedReadModel {
  constructor(
    private readonly db: Datenbank,
    private readonly auftraege: AuftragLesen,
  ) {}

  /** The first transaction since a moment that left something, whosever it is; undefined where there is none. */
  async ersteSeit(moment: string): Promise<string | undefined> {
    return (await this.db.eine(ersteSeit, [moment]))?.aenderung;
  }

  async seite({ ab, bis, geaendertSeit, hoechstens }: Feedausschnitt): Promise<Feedzeile[]> {
    const { sichtbareMandanten } = identitaet();
    const werte = [sichtbareMandanten, ab.aenderung, ab.id, bis, geaendertSeit, hoechstens];
    const zeilen = await this.db.sql(seite, werte);
    return Promise.all(
      zeilen.map(async ({ aenderung, auftragId, json, ...rest }) => ({
        aenderung,
        id: auftragId,
        json: json === null ? null : await this.auftraege.vervollstaendigt({ ...rest, json }),
      })),
    );
  }
}
