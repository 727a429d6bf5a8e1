import { Injectable } from '@nestjs/common';
import { Sitzungen } from '../../authentication/sitzungen.service.js';
import type { Benutzerwerte, GesperrterBenutzer } from '../benutzer-schreiben.repository.js';
import { Passwoerter } from '../passwort/passwoerter.service.js';
import { Kontopost } from './kontopost.service.js';

/** What follows for an account from a change of its user: mails, and that sessions end. */
@Injectable()
export class Aenderungsfolgen {
  constructor(
    private readonly sitzungen: Sitzungen,
    private readonly passwoerter: Passwoerter,
    private readonly post: Kontopost,
  ) {}

  async ziehe(
    vorher: GesperrterBenutzer,
    nachher: Benutzerwerte,
    passwortHash: string | null,
  ): Promise<void> {
    await this.meldeAdresse(vorher, nachher);
    if (vorher.authorized && !nachher.authorized) await this.sitzungen.beendeAlle(vorher.id, 'gesperrt');
    if (passwortHash) await this.passwoerter.setze(vorher, passwortHash);
  }

  /** A changed address is told to the old one and has to be confirmed from the new one. */
  private async meldeAdresse(vorher: GesperrterBenutzer, nachher: Benutzerwerte): Promise<void> {
    if (!vorher.bestaetigt) {
      if (nachher.email !== vorher.email) await this.post.bestaetigung(vorher.id);
    } else if (nachher.emailNeu && nachher.emailNeu !== vorher.emailNeu) {
      await this.post.emailGeaendert(vorher.id, nachher.emailNeu);
      await this.post.bestaetigung(vorher.id, nachher.emailNeu);
    }
  }
}
