import type { Anmeldeart } from '@frachtportal/domain/benutzer/faktorpflicht';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, Raw } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { SitzungEntity } from './anmeldung.entity.js';

/** A session and the moment its present refresh token began. */
export interface Sitzungsbeginn {
  sitzungId: string;
  am: Date;
}

/** How it began, from where and with what. */
export interface Sitzungsangaben {
  art: Anmeldeart;
  geraet?: string | null;
  adresse?: string | null;
  /** The main client whose provider vouches for them. */
  firma?: number | undefined;
  /** The session it goes on from: who came from a company there still does. */
  nach?: string;
  /** The session of the administrator who becomes this user. */
  gewechseltVon?: string | null;
}

/** A refresh token that was replaced. */
export interface Ersetzt extends Sitzungsbeginn {
  kulanz: boolean;
  nachfolgerFrei: boolean;
}

/** Who signs in with a company works for a day; then its provider is asked again whether they still belong there. */
const firmenstunden = 12;

const beginnen = anweisung(
  'sitzungsablage.beginnen',
  `
  WITH neu AS (INSERT INTO sitzung (benutzer_id, laeuft_ab_am, gewechselt_von, anmeldeart, geraet, adresse, firma_id)
    SELECT $1, coalesce(v.laeuft_ab_am, now() + CASE WHEN $8::int IS NULL THEN make_interval(days => $3)
      ELSE make_interval(hours => ${firmenstunden}) END), $4, $5, $6, $7, coalesce($8, v.firma_id)
    FROM (VALUES (1)) eine LEFT JOIN sitzung v ON v.id = $9 AND v.firma_id IS NOT NULL RETURNING id)
  INSERT INTO auffrischung (token_hash, sitzung_id) SELECT $2, id FROM neu RETURNING sitzung_id AS "sitzungId", erstellt_am AS am`,
);

// One statement decides who rotates: of many parallel renewals exactly one finds the token unused.
const rotieren = anweisung(
  'sitzungsablage.rotieren',
  `
  WITH alt AS (
    UPDATE auffrischung SET ersetzt_am = now() WHERE token_hash = $1 AND ersetzt_am IS NULL
      AND EXISTS (SELECT FROM sitzung s WHERE s.id = sitzung_id AND s.beendet_am IS NULL AND s.laeuft_ab_am > now())
    RETURNING sitzung_id, ersetzt_am),
  verlaengert AS (UPDATE sitzung SET laeuft_ab_am = now() + make_interval(days => $3) WHERE id = (SELECT sitzung_id FROM alt) AND firma_id IS NULL),
  neu AS (INSERT INTO auffrischung (token_hash, sitzung_id) SELECT $2, sitzung_id FROM alt)
  SELECT sitzung_id AS "sitzungId", ersetzt_am AS am FROM alt`,
).genauer<{ am: Date }>();

// Once the successor itself was used, its owner has it: who then still comes with the older token gets nothing.
const ersetzt = anweisung(
  'sitzungsablage.ersetzt',
  `
  SELECT a.sitzung_id AS "sitzungId", a.ersetzt_am AS am, a.ersetzt_am > now() - make_interval(secs => $3) AS kulanz,
    n.ersetzt_am IS NULL AS "nachfolgerFrei"
  FROM auffrischung a JOIN sitzung s ON s.id = a.sitzung_id LEFT JOIN auffrischung n ON n.token_hash = $2
  WHERE a.token_hash = $1 AND a.ersetzt_am IS NOT NULL AND s.beendet_am IS NULL AND s.laeuft_ab_am > now()`,
).genauer<{ sitzungId: string; am: Date; kulanz: boolean; nachfolgerFrei: boolean }>();

const offen = { beendetAm: IsNull() };
const jetzt = () => 'now()';

/** Stores session families; tokens by their hash. */
@Injectable()
export class Sitzungsablage {
  constructor(private readonly db: Datenbank) {}

  beginne(
    benutzerId: number,
    hash: Buffer,
    tage: number,
    { gewechseltVon = null, art, geraet = null, adresse = null, firma, nach }: Sitzungsangaben,
  ): Promise<Sitzungsbeginn | undefined> {
    return this.db.eine(beginnen, [
      benutzerId,
      hash,
      tage,
      gewechseltVon,
      art,
      geraet,
      adresse,
      firma ?? null,
      nach ?? null,
    ]);
  }

  /** Undefined where the token is none in force. */
  rotiere(hash: Buffer, nachfolger: Buffer, tage: number): Promise<Sitzungsbeginn | undefined> {
    return this.db.eine(rotieren, [hash, nachfolger, tage]);
  }

  ersetzt(hash: Buffer, nachfolger: Buffer, kulanzSekunden: number): Promise<Ersetzt | undefined> {
    return this.db.eine(ersetzt, [hash, nachfolger, kulanzSekunden]);
  }

  /** Did this session begin within so many minutes, by the clock of the database? */
  istFrisch(sitzungId: string, minuten: number): Promise<boolean> {
    const seit = Raw((spalte) => `${spalte} > now() - make_interval(mins => :minuten)`, { minuten });
    return this.db.gemeinsam(SitzungEntity).existsBy({ id: sitzungId, erstelltAm: seit });
  }

  async beende(sitzungIds: string[], grund: string): Promise<void> {
    await this.db
      .gemeinsam(SitzungEntity)
      .update({ id: In(sitzungIds), ...offen }, { beendetAm: jetzt, beendetGrund: grund });
  }

  /** @param bleibt this one goes on @returns how many ended */
  async beendeAlle(benutzerId: number, grund: string, bleibt?: string): Promise<number> {
    const welche = { benutzerId, ...offen, ...(bleibt ? { id: Not(bleibt) } : {}) };
    const ende = { beendetAm: jetzt, beendetGrund: grund };
    return (await this.db.gemeinsam(SitzungEntity).update(welche, ende)).affected ?? 0;
  }

  async beendeEine(benutzerId: number, id: string, grund: string): Promise<boolean> {
    const ende = { beendetAm: jetzt, beendetGrund: grund };
    const { affected } = await this.db.gemeinsam(SitzungEntity).update({ benutzerId, id, ...offen }, ende);
    return affected === 1;
  }

  async setzeArt(id: string, anmeldeart: Anmeldeart): Promise<void> {
    await this.db.gemeinsam(SitzungEntity).update({ id }, { anmeldeart });
  }
}
