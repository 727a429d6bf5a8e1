import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { konflikt } from '../errors/fachfehler.js';
import { identitaet } from '../tenancy/anfrage-kontext.js';
import { anweisung, anweisungsform } from './anweisung.js';
import { Datenbank } from './datenbank.js';

/** What a key can create, by the column that remembers its id. */
const spalten = {
  adresse: 'adresse_id',
  auftrag: 'auftrag_id',
  auftragsvorlage: 'auftragsvorlage_id',
  benutzer: 'neuer_benutzer_id',
  mandant: 'neuer_mandant_id',
} as const;

const merken = anweisung(
  'idempotenz.merken',
  `INSERT INTO idempotenz (benutzer_id, schluessel, anfrage_hash) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING`,
);
const lesen = anweisungsform(
  'idempotenz.lesen',
  (spalte: string) => `SELECT ${spalte} AS id, anfrage_hash = $3 AS gleich FROM idempotenz
  WHERE benutzer_id = $1 AND schluessel = $2`,
  Object.values(spalten),
).genauer<{ gleich: boolean }>();
const erfuellen = anweisungsform(
  'idempotenz.erfuellen',
  (spalte: string) => `UPDATE idempotenz SET ${spalte} = $3 WHERE benutzer_id = $1 AND schluessel = $2`,
  Object.values(spalten),
);

/** Sees to it that a request with an `Idempotency-Key` creates one thing, however often it is sent. */
@Injectable()
export class Idempotenz {
  constructor(private readonly db: Datenbank) {}

  /**
   * Runs `anlegen`, which answers the id of what it has created; with a key in one transaction with it. The same
   * request again gets the first id, a parallel one waits for it; another request under the same key is a conflict.
   */
  async einmal(
    art: keyof typeof spalten,
    schluessel: string | undefined,
    anfrage: object,
    anlegen: () => Promise<number>,
  ): Promise<number> {
    if (!schluessel) return anlegen();
    const { benutzerId } = identitaet();
    // Taken before anything is filled in: it is the request that must be the same.
    const hash = createHash('sha256')
      .update(`${art} ${JSON.stringify(anfrage)}`)
      .digest();
    return this.db.transaktion(async () => {
      if (!(await this.db.zeilen(merken, [benutzerId, schluessel, hash]))) {
        return this.frueher(art, [benutzerId, schluessel, hash]);
      }
      const id = await anlegen();
      await this.db.sql(erfuellen.fuer(spalten[art]), [benutzerId, schluessel, id]);
      return id;
    });
  }

  private async frueher(art: keyof typeof spalten, werte: unknown[]): Promise<number> {
    const zeile = await this.db.eine(lesen.fuer(spalten[art]), werte);
    if (!zeile?.gleich) throw konflikt('server.andereAnfrage');
    if (!zeile.id) throw konflikt();
    return zeile.id;
  }
}
