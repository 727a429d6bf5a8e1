import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Anmeldepost } from '../../authentication/abschluss/anmeldepost.service.js';
import { Kontolinks } from './kontolinks.service.js';

/** The mails about an account, in the language of its user. Links lead to the configured address, never to a header's. */
@Injectable()
export class Kontopost {
  constructor(
    private readonly post: Anmeldepost,
    private readonly links: Kontolinks,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Please confirm your address: of a new account, or a changed one, to the address that is to be confirmed. */
  async bestaetigung(benutzerId: number, emailNeu?: string): Promise<void> {
    const art = emailNeu ? 'email' : 'bestaetigung';
    const token = await this.links.erzeuge(art, benutzerId);
    await this.post.sende(
      art,
      benutzerId,
      { link: `${this.umgebung.PORTAL_URL}/confirmreg/${token}` },
      emailNeu,
    );
  }

  /** To the present address: somebody gave this account another one. */
  emailGeaendert(benutzerId: number, emailNeu: string): Promise<void> {
    return this.post.sende('emailGeaendert', benutzerId, { email: emailNeu });
  }

  async passwort(benutzerId: number): Promise<void> {
    const token = await this.links.erzeuge('passwort', benutzerId);
    await this.post.sende('passwort', benutzerId, { link: `${this.umgebung.PORTAL_URL}/passwort/${token}` });
  }

  /** The name somebody asked for belongs to another account: only the address that was given hears of it. */
  async nameVergeben(an: { name: string; email: string; sprache: string }): Promise<void> {
    await this.post.stelle(
      'nameVergeben',
      { ...an, mandantId: null },
      { link: `${this.umgebung.PORTAL_URL}/register` },
    );
  }
}
