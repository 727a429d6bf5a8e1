import type { NeuesPasswort } from '@frachtportal/domain/benutzer/anmeldung';
import { pruefePasswort } from '@frachtportal/domain/benutzer/passwort.rules';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { mindestens } from '../../../platform/jobs/mindestens.js';
import { Bremse, type Bremsschluessel } from '../../authentication/bremse.service.js';
import { Konten } from '../konto/konten.repository.js';
import { Kontolinks } from '../konto/kontolinks.service.js';
import { Kontopost } from '../konto/kontopost.service.js';
import { Passwoerter } from './passwoerter.service.js';

/** So long every answer takes at least: whether an account was found shows in nothing. */
const antwortMs = 250;

/** Asks for a new password by mail, and sets it. */
@Injectable()
export class PasswortVergessen {
  constructor(
    private readonly konten: Konten,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly bremse: Bremse,
    private readonly post: Kontopost,
    private readonly links: Kontolinks,
    private readonly passwoerter: Passwoerter,
  ) {}

  /** The same answer, and as late, whether there is such an account or not. */
  async fordereAn(nameOderEmail: string, adresse: string): Promise<void> {
    const getippt = nameOderEmail.trim().toLowerCase();
    if (!getippt) throw ungueltig([fehler('feld.pflicht', 'nameOrEmail')]);
    await this.bremse.zaehle([`passwort-adresse:${adresse}`, `passwort:${getippt}`]);
    await mindestens(antwortMs, () => this.sende(getippt));
  }

  /** Sets the password that belongs to a link. The link came by mail, so the address is confirmed with it. */
  async setze({ token, password }: NeuesPasswort, adresse: string): Promise<void> {
    const { passwortMindestlaenge } = await this.identitaeten.installation();
    const meldungen = pruefePasswort(password, passwortMindestlaenge);
    if (meldungen.length) throw ungueltig(meldungen);
    const schluessel: Bremsschluessel[] = [`passwort-link:${adresse}`];
    await this.bremse.zaehle(schluessel);
    const passwortHash = await hash(password);
    const ziel = await this.konten.transaktion(async () => {
      const link = await this.links.verbrauche(token, ['passwort']);
      const konto = link && (await this.konten.unsafeZuLink(link.benutzerId));
      if (!konto) throw ungueltig([fehler('passwort.link', 'token')]);
      await this.passwoerter.setze(konto, passwortHash, { ...konto, benutzerId: konto.id });
      return konto;
    });
    await this.bremse.gelungen(schluessel);
    await this.bremse.vergissKonto(ziel.id, ziel.name);
  }

  private sende(nameOderEmail: string): Promise<void> {
    return this.konten.transaktion(async () => {
      const konten = await this.konten.unsafeAktive(nameOderEmail);
      for (const { id } of konten) await this.post.passwort(id);
    });
  }
}
