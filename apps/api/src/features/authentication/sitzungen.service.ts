import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import type { Anmeldeart } from '@frachtportal/domain/benutzer/faktorpflicht';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable, Logger } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { auffrischungTage, TokenService } from '../../platform/auth/token.service.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Sitzungsablage, type Sitzungsangaben } from './sitzungsablage.repository.js';

/** How long a token that was just replaced still leads to its successor: two tabs may renew at the same moment. */
const kulanzSekunden = 20;

/** Session families: a login and every renewal that follows from it. */
@Injectable()
export class Sitzungen {
  private readonly log = new Logger('Sitzungen');

  constructor(
    private readonly ablage: Sitzungsablage,
    private readonly token: TokenService,
    private readonly identitaeten: IdentitaetReadModel,
  ) {}

  async beginne(benutzerId: number, angaben: Sitzungsangaben): Promise<Tokenpaar> {
    const auffrischung = this.token.neueAuffrischung();
    const hash = this.token.hash(auffrischung);
    const zeile = await this.ablage.beginne(benutzerId, hash, auffrischungTage, angaben);
    if (!zeile) throw new Error('Die Sitzung wurde nicht angelegt');
    return this.paar(zeile.sitzungId, auffrischung, zeile.am);
  }

  /** Exchanges a refresh token for its successor. Using one again after the grace window ends the whole family. */
  async erneuere(auffrischung: string): Promise<Tokenpaar> {
    const nachfolger = this.token.nachfolger(auffrischung);
    const hashes = [this.token.hash(auffrischung), this.token.hash(nachfolger)] as const;
    const erste = await this.ablage.rotiere(...hashes, auffrischungTage);
    if (erste) return this.paar(erste.sitzungId, nachfolger, erste.am);
    const alt = await this.ablage.ersetzt(...hashes, kulanzSekunden);
    if (alt?.kulanz && alt.nachfolgerFrei) return this.paar(alt.sitzungId, nachfolger, alt.am);
    if (alt && !alt.kulanz) {
      this.log.warn(`Auffrischung wiederverwendet, Sitzung ${alt.sitzungId} beendet`);
      await this.beende([alt.sitzungId], 'wiederverwendet');
    }
    throw abgelaufen();
  }

  /** Has its owner logged in within so many minutes? */
  istFrisch(sitzungId: string, minuten: number): Promise<boolean> {
    return this.ablage.istFrisch(sitzungId, minuten);
  }

  async beende(sitzungIds: string[], grund: string): Promise<void> {
    await this.ablage.beende(sitzungIds, grund);
  }

  /** Everywhere this user is logged in. */
  async beendeAlle(benutzerId: number, grund: string): Promise<void> {
    await this.ablage.beendeAlle(benutzerId, grund);
  }

  /** Everywhere but there. @returns how many ended */
  beendeAndere(benutzerId: number, bleibt: string, grund: string): Promise<number> {
    return this.ablage.beendeAlle(benutzerId, grund, bleibt);
  }

  async setzeArt(sitzungId: string, art: Anmeldeart): Promise<void> {
    await this.ablage.setzeArt(sitzungId, art);
  }

  /** One of this user's. @returns whether there was such a one */
  beendeEine(benutzerId: number, sitzungId: string, grund: string): Promise<boolean> {
    return this.ablage.beendeEine(benutzerId, sitzungId, grund);
  }

  private async paar(sitzungId: string, auffrischung: string, am: Date): Promise<Tokenpaar> {
    const identitaet = await this.identitaeten.zuSitzung(sitzungId);
    if (!identitaet) throw abgelaufen();
    return this.token.paar(identitaet, auffrischung, am);
  }
}

const abgelaufen = () => new Fachfehler(401, [fehler('anmeldung.abgelaufen')]);
