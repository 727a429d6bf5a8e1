import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Postausgang } from '../../../platform/mail/postausgang.repository.js';
import { Konten } from './konten.repository.js';
import { Kontolinks } from './kontolinks.service.js';

interface Empfaenger {
  name: string;
  email: string;
  sprache: string;
}

/** The mails about an account, in the language of its user. Links lead to the configured address, never to a header's. */
@Injectable()
export class Kontopost {
  constructor(
    private readonly konten: Konten,
    private readonly ausgang: Postausgang,
    private readonly links: Kontolinks,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Please confirm your address: of a new account, or a changed one, to the address that is to be confirmed. */
  async bestaetigung(benutzerId: number, emailNeu?: string): Promise<void> {
    const art = emailNeu ? 'email' : 'bestaetigung';
    const token = await this.links.erzeuge(art, benutzerId);
    await this.sende(art, benutzerId, { link: `${this.umgebung.PORTAL_URL}/confirmreg/${token}` }, emailNeu);
  }

  /** To the present address: somebody gave this account another one. */
  emailGeaendert(benutzerId: number, emailNeu: string): Promise<void> {
    return this.sende('emailGeaendert', benutzerId, { email: emailNeu });
  }

  async passwort(benutzerId: number): Promise<void> {
    const token = await this.links.erzeuge('passwort', benutzerId);
    await this.sende('passwort', benutzerId, { link: `${this.umgebung.PORTAL_URL}/passwort/${token}` });
  }

  /** The name somebody asked for belongs to another account: only the address that was given hears of it. */
  async nameVergeben(an: { name: string; email: string; sprache: string }): Promise<void> {
    await this.stelle('nameVergeben', an, { link: `${this.umgebung.PORTAL_URL}/register` });
  }

  private async sende(
    art: string,
    benutzerId: number,
    params: Record<string, string>,
    anderswohin?: string,
  ): Promise<void> {
    const an = await this.konten.unsafeEmpfaenger(benutzerId);
    if (an) await this.stelle(art, { ...an, email: anderswohin ?? an.email }, params);
  }

  private async stelle(art: string, an: Empfaenger, params: Record<string, string>): Promise<void> {
    const sage = uebersetzerZu(an.sprache);
    await this.ausgang.stelle({
      art,
      an: { name: an.name, address: an.email },
      betreff: sage(`meldung.mail.${art}.betreff`),
      inhalt: sage(`meldung.mail.${art}.inhalt`, { name: an.name, ...params }),
    });
  }
}
