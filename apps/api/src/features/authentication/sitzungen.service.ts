import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable, Logger } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { auffrischungTage, TokenService } from '../../platform/auth/token.service.js';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';

/** How long a token that was just replaced still leads to its successor: two tabs may renew at the same moment. */
const kulanzSekunden = 20;

const beginnen = anweisung(
  'sitzungen.beginnen',
  `
  WITH neu AS (INSERT INTO sitzung (benutzer_id, laeuft_ab_am, gewechselt_von)
    VALUES ($1, now() + make_interval(days => $3), $4) RETURNING id)
  INSERT INTO auffrischung (token_hash, sitzung_id) SELECT $2, id FROM neu RETURNING sitzung_id AS "sitzungId", erstellt_am AS am`,
);

// One statement decides who rotates: of many parallel renewals exactly one finds the token unused.
const rotieren = anweisung(
  'sitzungen.rotieren',
  `
  WITH alt AS (
    UPDATE auffrischung SET ersetzt_am = now() WHERE token_hash = $1 AND ersetzt_am IS NULL
      AND EXISTS (SELECT FROM sitzung s WHERE s.id = sitzung_id AND s.beendet_am IS NULL AND s.laeuft_ab_am > now())
    RETURNING sitzung_id, ersetzt_am),
  verlaengert AS (UPDATE sitzung SET laeuft_ab_am = now() + make_interval(days => $3) WHERE id = (SELECT sitzung_id FROM alt)),
  neu AS (INSERT INTO auffrischung (token_hash, sitzung_id) SELECT $2, sitzung_id FROM alt)
  SELECT sitzung_id AS "sitzungId", ersetzt_am AS am FROM alt`,
).genauer<{ am: Date }>();

// Once the successor itself was used, its owner has it: who then still comes with the older token gets nothing.
const ersetzt = anweisung(
  'sitzungen.ersetzt',
  `
  SELECT a.sitzung_id AS "sitzungId", a.ersetzt_am AS am, a.ersetzt_am > now() - make_interval(secs => $3) AS kulanz,
    n.ersetzt_am IS NULL AS "nachfolgerFrei"
  FROM auffrischung a JOIN sitzung s ON s.id = a.sitzung_id LEFT JOIN auffrischung n ON n.token_hash = $2
  WHERE a.token_hash = $1 AND a.ersetzt_am IS NOT NULL AND s.beendet_am IS NULL AND s.laeuft_ab_am > now()`,
).genauer<{ sitzungId: string; am: Date; kulanz: boolean; nachfolgerFrei: boolean }>();

const beenden = anweisung(
  'sitzungen.beenden',
  `UPDATE sitzung SET beendet_am = now(), beendet_grund = $2 WHERE id = ANY($1) AND beendet_am IS NULL`,
);
const alleBeenden = anweisung(
  'sitzungen.alleBeenden',
  `UPDATE sitzung SET beendet_am = now(), beendet_grund = $2 WHERE benutzer_id = $1 AND beendet_am IS NULL`,
);

/** Session families: a login and every renewal that follows from it. */
@Injectable()
export class Sitzungen {
  private readonly log = new Logger('Sitzungen');

  constructor(
    private readonly db: Datenbank,
    private readonly token: TokenService,
    private readonly identitaeten: IdentitaetReadModel,
  ) {}

  /** @param gewechseltVon the session of the administrator who becomes this user */
  async beginne(benutzerId: number, gewechseltVon: string | null = null): Promise<Tokenpaar> {
    const auffrischung = this.token.neueAuffrischung();
    const [zeile] = await this.db.sql(beginnen, [
      benutzerId,
      this.token.hash(auffrischung),
      auffrischungTage,
      gewechseltVon,
    ]);
    if (!zeile) throw new Error('Die Sitzung wurde nicht angelegt');
    return this.paar(zeile.sitzungId, auffrischung, zeile.am);
  }

  /** Exchanges a refresh token for its successor. Using one again after the grace window ends the whole family. */
  async erneuere(auffrischung: string): Promise<Tokenpaar> {
    const nachfolger = this.token.nachfolger(auffrischung);
    const hashes = [this.token.hash(auffrischung), this.token.hash(nachfolger)];
    const [erste] = await this.db.sql(rotieren, [...hashes, auffrischungTage]);
    if (erste) return this.paar(erste.sitzungId, nachfolger, erste.am);
    const alt = await this.db.eine(ersetzt, [...hashes, kulanzSekunden]);
    if (alt?.kulanz && alt.nachfolgerFrei) return this.paar(alt.sitzungId, nachfolger, alt.am);
    if (alt && !alt.kulanz) {
      this.log.warn(`Auffrischung wiederverwendet, Sitzung ${alt.sitzungId} beendet`);
      await this.beende([alt.sitzungId], 'wiederverwendet');
    }
    throw abgelaufen();
  }

  async beende(sitzungIds: string[], grund: string): Promise<void> {
    await this.db.zeilen(beenden, [sitzungIds, grund]);
  }

  /** Everywhere this user is logged in. */
  async beendeAlle(benutzerId: number, grund: string): Promise<void> {
    await this.db.zeilen(alleBeenden, [benutzerId, grund]);
  }

  private async paar(sitzungId: string, auffrischung: string, am: Date): Promise<Tokenpaar> {
    const identitaet = await this.identitaeten.zuSitzung(sitzungId);
    if (!identitaet) throw abgelaufen();
    return this.token.paar(identitaet, auffrischung, am);
  }
}

const abgelaufen = () => new Fachfehler(401, [fehler('anmeldung.abgelaufen')]);
