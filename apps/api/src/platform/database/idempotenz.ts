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
  auftragsvorschlag: 'auftragsvorschlag_id',
  benutzer: 'neuer_benutzer_id',
  dauerauftrag: 'dauerauftrag_id',
  druckauftrag: 'druckauftrag_id',
  klaerfall: 'klaerfall_id',
  kommentar: 'kommentar_id',
  lademittelbuchung: 'lademittelbuchung_id',
  mandant: 'neuer_mandant_id',
} as const;

const merken = anweisung(
  'idempotenz.merken',
  `INSERT INTO idempotenz (benutzer_id, schluessel, anfrage_hash) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING`,
);
/**
 * Writes a word into the log and locks nothing: so this commit waits for a synchronous standby as the one did that took
 * the key, and whose wait somebody may have ended. Answered is what the standby has.
 */
const lesen = anweisungsform(
  'idempotenz.lesen',
  (spalte: string) => `SELECT ${spalte} AS id, anfrage_hash = $3 AS gleich,
    pg_logical_emit_message(true, 'frachtportal', 'bestaetigt')::text AS stelle FROM idempotenz
  WHERE benutzer_id = $1 AND schluessel = $2`,
  Object.values(spalten),
).genauer<{ gleich: boolean }>();
const erfuellen = anweisungsform(
  'idempotenz.erfuellen',
  (spalte: string) => `UPDATE idempotenz SET ${spalte} = $3 WHERE benutzer_id = $1 AND schluessel = $2`,
  Object.values(spalten),
);

/** Who asks, the key, and what was asked for: the row of a key, in the order of its columns. */
export type Merkwerte = [benutzerId: number, schluessel: string, hash: Buffer];

/**
 * Takes a key for what gets the id `id`, from the three parameters of `Merkwerte` on; answers the id where the key was
 * still free. A parallel request waits here until the first has ended.
 */
export const merkeSql = (art: keyof typeof spalten, id: string, ab: number) => `
  INSERT INTO idempotenz (benutzer_id, schluessel, anfrage_hash, ${spalten[art]})
  VALUES ($${ab}, $${ab + 1}, $${ab + 2}, ${id}) ON CONFLICT DO NOTHING RETURNING ${spalten[art]} AS id`;

function merkwerte(art: keyof typeof spalten, schluessel: string, anfrage: object): Merkwerte {
  // Taken before anything is filled in: it is the request that must be the same.
  const hash = createHash('sha256')
    .update(`${art} ${JSON.stringify(anfrage)}`)
    .digest();
  return [identitaet().benutzerId, schluessel, hash];
}

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
    const werte = merkwerte(art, schluessel, anfrage);
    return this.db.transaktion(async () => {
      if (!(await this.db.zeilen(merken, werte))) return this.frueher(art, werte);
      const id = await anlegen();
      await this.db.sql(erfuellen.fuer(spalten[art]), [...werte.slice(0, 2), id]);
      return id;
    });
  }

  /**
   * Like `einmal`, where what creates takes the key in its own statement and answers what it has created: one round
   * trip for all. It is given the values of `merkeSql`, and answers undefined where the key was taken already.
   * @param lies what was created earlier under the same key
   */
  async inEinem<T>(
    art: keyof typeof spalten,
    schluessel: string | undefined,
    anfrage: object,
    anlegen: (merkwerte: Merkwerte | null) => Promise<T | undefined>,
    lies: (id: number) => Promise<T>,
  ): Promise<T> {
    const werte = schluessel ? merkwerte(art, schluessel, anfrage) : null;
    const versuch = await Promise.allSettled([anlegen(werte)]);
    const [ergebnis] = versuch;
    if (ergebnis.status === 'fulfilled' && ergebnis.value !== undefined) return ergebnis.value;
    // What was created once stays created, whatever has become of the things it was made of.
    if (werte && (ergebnis.status === 'fulfilled' || (await this.istVergeben(art, werte)))) {
      return lies(await this.frueher(art, werte));
    }
    throw ergebnis.status === 'rejected' ? ergebnis.reason : new Error('Es wurde nichts angelegt');
  }

  private async istVergeben(art: keyof typeof spalten, werte: Merkwerte): Promise<boolean> {
    return Boolean(await this.db.eine(lesen.fuer(spalten[art]), werte));
  }

  private async frueher(art: keyof typeof spalten, werte: Merkwerte): Promise<number> {
    const zeile = await this.db.eine(lesen.fuer(spalten[art]), werte);
    if (!zeile?.gleich) throw konflikt('server.andereAnfrage');
    if (!zeile.id) throw konflikt();
    return zeile.id;
  }
}
