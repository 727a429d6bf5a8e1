import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';
import { type Brief, type Sendung, verlangeSauber } from './zusteller.js';

const stellen = anweisung(
  'postausgang.stellen',
  'INSERT INTO mail (art, an, an_name, betreff, inhalt) VALUES ($1, $2, $3, $4, $5)',
);

// Claimed for a while rather than locked: a mail server may be slow. After a crash the mail is tried again.
const holen = anweisung(
  'postausgang.holen',
  `
  UPDATE mail SET versuche = versuche + 1, naechster_versuch_am = now() + make_interval(mins => (2 ^ least(versuche, 9))::int)
  WHERE id IN (SELECT id FROM mail WHERE zustand = 'wartet' AND naechster_versuch_am <= now()
    ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING id, art, json_build_object('name', an_name, 'address', an) AS an, betreff, inhalt, versuche`,
).genauer<{ an: Sendung['an']; inhalt: Sendung['inhalt'] }>();

const erledigt = anweisung(
  'postausgang.erledigt',
  `
  UPDATE mail SET zustand = CASE WHEN $2::text IS NULL THEN 'versendet' ELSE 'abgelegt' END, datei = $2, inhalt = NULL,
    fehler = NULL, erledigt_am = now() WHERE id = $1`,
);

const gescheitert = anweisung(
  'postausgang.gescheitert',
  `
  UPDATE mail SET fehler = left($2, 300), zustand = CASE WHEN versuche >= $3 THEN 'gescheitert' ELSE zustand END,
    inhalt = CASE WHEN versuche >= $3 THEN NULL ELSE inhalt END WHERE id = $1`,
);

/** About one day of waiting, then a mail is given up. */
const hoechstensVersuche = 10;

/** The outbox of mails: a mail leaves only if what it tells of was stored. */
@Injectable()
export class Postausgang {
  constructor(private readonly db: Datenbank) {}

  /** Puts a mail into the outbox, inside the surrounding transaction. */
  async stelle(brief: Brief): Promise<void> {
    verlangeSauber(brief);
    const { art, an, betreff, inhalt } = brief;
    await this.db.zeilen(stellen, [art, an.address, an.name, betreff, inhalt]);
  }

  hole(hoechstens: number): Promise<Sendung[]> {
    return this.db.sql(holen, [hoechstens]);
  }

  async erledigt(id: number, datei: string | null): Promise<void> {
    await this.db.zeilen(erledigt, [id, datei]);
  }

  async gescheitert(id: number, grund: string): Promise<void> {
    await this.db.zeilen(gescheitert, [id, grund, hoechstensVersuche]);
  }
}
