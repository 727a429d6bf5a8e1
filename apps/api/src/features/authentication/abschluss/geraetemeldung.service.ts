import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { Sitzungsliste } from '../sitzungsliste.read-model.js';
import { Anmeldepost } from './anmeldepost.service.js';
import type { Herkunft } from './herkunft.js';

/** Tells people by mail that somebody came in as them where nobody has before. */
@Injectable()
export class Geraetemeldung {
  constructor(
    private readonly sitzungen: Sitzungsliste,
    private readonly post: Anmeldepost,
    private readonly identitaeten: IdentitaetReadModel,
  ) {}

  /** Not of the first login at all, and not of programs that keep no cookie and come from where they always do. */
  async melde(benutzerId: number, { geraet, adresse, programm }: Herkunft): Promise<void> {
    if (geraet.kennt(benutzerId)) return;
    if (!(await this.sitzungen.istNeu(benutzerId, adresse, programm))) return;
    const wer = await this.identitaeten.unsafeZuBenutzer(benutzerId);
    if (!wer) return;
    const { zeitzone } = wer.konfiguration;
    const wann = new Date(this.identitaeten.jetzt());
    await this.post.neuesGeraet(benutzerId, { wann, zeitzone, geraet: programm, adresse });
  }
}
