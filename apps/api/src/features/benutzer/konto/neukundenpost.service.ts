import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Verwalterbrief } from '../../../platform/mail/verwalterbrief.service.js';
import { Konten, type Konto } from './konten.repository.js';

/** Tells the administrators of the forwarder, or all, that somebody has registered and waits to be let in. */
@Injectable()
export class Neukundenpost {
  constructor(
    private readonly konten: Konten,
    private readonly brief: Verwalterbrief,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Only of an address that is confirmed, so that nobody fills their mailboxes by registering. */
  async melde(konto: Konto): Promise<void> {
    const neuer = await this.konten.unsafeNeuerMandant(konto);
    if (!neuer) return;
    const link = `${this.umgebung.PORTAL_URL}/admin/registrierungen`;
    const werte = () => ({ mandant: neuer.name, benutzer: konto.name, link });
    const { spediteurId } = neuer;
    // A forwarder without administrators leaves it to those of the others.
    const gesagt = spediteurId ? await this.brief.stelle('neukunde', werte, spediteurId) : 0;
    if (!gesagt) await this.brief.stelle('neukunde', werte);
  }
}
