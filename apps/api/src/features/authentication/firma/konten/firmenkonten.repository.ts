import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../../platform/database/anweisung.js';
import { Datenbank } from '../../../../platform/database/datenbank.js';
import type { Wer } from '../../anmeldekonten.read-model.js';

/** Somebody of a provider. */
export interface Fremder {
  /** The main client whose provider it is. */
  mandantId: number;
  aussteller: string;
  /** `sub`: the provider never gives it to anybody else. */
  kennung: string;
}

/** A user of the main client or one of its clients. */
export type Firmenkonto = Wer & {
  bestaetigt: boolean;
  darfHerein: boolean;
  betreiber: boolean;
  verknuepft: boolean;
};

const spalten = `b.id, b.name, b.mandant_id AS "mandantId", b.version, b.betreiber, b.bestaetigt_am IS NOT NULL AS bestaetigt,
  b.authorized AND NOT EXISTS (SELECT FROM mandantensperre k WHERE k.mandant_id IN (m.id, m.hauptmandant_id)) AS "darfHerein"`;
const imHaus = 'b.geloescht_am IS NULL AND (m.id = $1 OR m.hauptmandant_id = $1)';

const nachKennung = anweisung(
  'firmenkonten.nachKennung',
  `
  SELECT ${spalten}, true AS verknuepft FROM firmenkonto f JOIN benutzer b ON b.id = f.benutzer_id JOIN mandant m ON m.id = b.mandant_id
  WHERE f.mandant_id = $1 AND f.aussteller = $2 AND f.kennung = $3 AND ${imHaus}`,
).genauer<{ bestaetigt: boolean; darfHerein: boolean; verknuepft: boolean }>();

const nachEmail = anweisung(
  'firmenkonten.nachEmail',
  `
  SELECT ${spalten}, EXISTS (SELECT FROM firmenkonto f WHERE f.benutzer_id = b.id AND f.aussteller = $3) AS verknuepft
  FROM benutzer b JOIN mandant m ON m.id = b.mandant_id WHERE lower(b.email) = lower($2) AND ${imHaus} ORDER BY b.id LIMIT 2`,
).genauer<{ bestaetigt: boolean; darfHerein: boolean; verknuepft: boolean }>();

// Who was deleted here gives way to whoever the provider sends now.
const verknuepfen = anweisung(
  'firmenkonten.verknuepfen',
  `
  INSERT INTO firmenkonto (mandant_id, aussteller, kennung, benutzer_id) VALUES ($1, $2, $3, $4)
  ON CONFLICT (mandant_id, aussteller, kennung) DO UPDATE SET benutzer_id = EXCLUDED.benutzer_id`,
);

const ausstellerVon = anweisung(
  'firmenkonten.ausstellerVon',
  'SELECT aussteller FROM firmenkonto WHERE benutzer_id = $1 ORDER BY aussteller LIMIT 1',
);
const loesen = anweisung('firmenkonten.loesen', 'DELETE FROM firmenkonto WHERE benutzer_id = $1');

const wem = anweisung(
  'firmenkonten.wem',
  `SELECT id FROM mandant WHERE id = ANY($1::int[]) AND (id = $2 OR hauptmandant_id = $2)`,
);

/** Who the people of providers are here. */
@Injectable()
export class Firmenkonten {
  constructor(private readonly db: Datenbank) {}

  unsafeNachKennung({ mandantId, aussteller, kennung }: Fremder): Promise<Firmenkonto | undefined> {
    return this.db.eine(nachKennung, [mandantId, aussteller, kennung]);
  }

  /** Users with this address; two, where it is not clear who is meant. */
  unsafeNachEmail(mandantId: number, email: string, aussteller: string): Promise<Firmenkonto[]> {
    return this.db.sql(nachEmail, [mandantId, email, aussteller]);
  }

  async unsafeVerknuepfe({ mandantId, aussteller, kennung }: Fremder, benutzerId: number): Promise<void> {
    await this.db.zeilen(verknuepfen, [mandantId, aussteller, kennung, benutzerId]);
  }

  async unsafeAusstellerVon(benutzerId: number): Promise<string | null> {
    return (await this.db.eine(ausstellerVon, [benutzerId]))?.aussteller ?? null;
  }

  /** @returns whether there was one */
  async unsafeLoese(benutzerId: number): Promise<boolean> {
    return (await this.db.zeilen(loesen, [benutzerId])) > 0;
  }

  /** Which of these clients are the main client, or clients of it. */
  async unsafeImHaus(mandanten: number[], hauptmandantId: number): Promise<Set<number>> {
    const zeilen = await this.db.sql(wem, [mandanten, hauptmandantId]);
    return new Set(zeilen.map(({ id }) => id));
  }
}
