import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Verwalterbrief } from '../../../platform/mail/verwalterbrief.service.js';
import { Konten, type Konto } from './konten.repository.js';

/** Tells the administrators that somebody has registered and waits to be given to a main client. */
@Injectable()
export class Neukundenpost {
  constructor(
    private readonly konten: Konten,
    private readonly brief: Verwalterbrief,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Only of an address that is confirmed, so that nobody fills their mailboxes by registering. */
  async melde(konto: Konto): Promise<void> {
    const mandant = await this.konten.unsafeNeuerMandant(konto);
    const link = `${this.umgebung.PORTAL_URL}/admin/mandanten`;
    if (mandant) await this.brief.stelle('neukunde', () => ({ mandant, benutzer: konto.name, link }));
  }
}
