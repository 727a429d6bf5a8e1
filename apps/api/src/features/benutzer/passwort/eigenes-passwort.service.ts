import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import { Fachfehler, ungueltig } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Bremse, type Bremsschluessel } from '../../authentication/bremse.service.js';
import { Sitzungen } from '../../authentication/sitzungen.service.js';
import { Konten } from '../konto/konten.repository.js';

/** Whoever has just logged in has shown that they know it. */
const frischeMinuten = 10;

/** A browser left open is no way to somebody's password, nor is working as somebody else. */
@Injectable()
export class EigenesPasswort {
  constructor(
    private readonly konten: Konten,
    private readonly sitzungen: Sitzungen,
    private readonly bremse: Bremse,
  ) {}

  /**
   * May the one who asks give this user a new password? Outside of a transaction: attempts count also when they fail.
   * @throws Fachfehler 400 at `passwortAlt` where it is missing or wrong, 403 while working as that user
   */
  async verlange(benutzerId: number, passwortAlt: string | null): Promise<void> {
    const wer = identitaet();
    if (wer.benutzerId !== benutzerId) return;
    if (wer.gewechseltVon) throw new Fachfehler(403, [fehler('passwort.gewechselt', 'password')]);
    if (!wer.admin) await this.verlangeFrisch(passwortAlt);
  }

  /** Of the one who asks, administrator or not. @throws Fachfehler 400 at `passwortAlt` */
  async verlangeFrisch(passwortAlt: string | null): Promise<void> {
    const { benutzerId, sitzungId } = identitaet();
    if (await this.sitzungen.istFrisch(sitzungId, frischeMinuten)) return;
    if (!passwortAlt) throw ungueltig([fehler('passwort.bisheriges', 'passwortAlt')]);
    const schluessel: Bremsschluessel[] = [`passwort-alt:${benutzerId}`];
    await this.bremse.zaehle(schluessel);
    if (!(await verify(await this.konten.passwortHash(benutzerId), passwortAlt)))
      throw ungueltig([fehler('passwort.bisherigesFalsch', 'passwortAlt')]);
    await this.bremse.gelungen(schluessel);
  }
}
