import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { mindestens } from '../../../platform/jobs/mindestens.js';
import { Bremse, type Bremsschluessel } from '../../authentication/bremse.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { Konten } from './konten.repository.js';
import { Kontolinks } from './kontolinks.service.js';
import { Kontopost } from './kontopost.service.js';
import { Neukundenpost } from './neukundenpost.service.js';

/** So long an answer takes at least: whether an account was found shows in nothing. */
const antwortMs = 250;

/** Confirms addresses by the link of a mail, and sends the link again. */
@Injectable()
export class Bestaetigen {
  constructor(
    private readonly konten: Konten,
    private readonly bremse: Bremse,
    private readonly links: Kontolinks,
    private readonly post: Kontopost,
    private readonly neukunden: Neukundenpost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async bestaetige(token: string, adresse: string): Promise<void> {
    const schluessel: Bremsschluessel[] = [`bestaetigung:${adresse}`];
    await this.bremse.zaehle(schluessel);
    await this.konten.transaktion(async () => {
      const link = await this.links.verbrauche(token, ['bestaetigung', 'email']);
      const konto = link && (await this.konten.unsafeBestaetige(link.benutzerId, link.art === 'email'));
      if (!konto) throw ungueltig([fehler('registrierung.link', 'token')]);
      await this.protokoll.schreibe('bestaetigung', { wer: { ...konto, benutzerId: konto.id } });
      if (link.art === 'bestaetigung') await this.neukunden.melde(konto);
    });
    await this.bremse.gelungen(schluessel);
  }

  /** The same answer, and as late, whether something is open for this name or not. */
  async sendeErneut(nameOderEmail: string, adresse: string): Promise<void> {
    const getippt = nameOderEmail.trim().toLowerCase();
    if (!getippt) throw ungueltig([fehler('feld.pflicht', 'nameOrEmail')]);
    await this.bremse.zaehle([`erneut-adresse:${adresse}`, `erneut:${getippt}`]);
    await mindestens(antwortMs, () => this.konten.transaktion(() => this.sende(getippt)));
  }

  private async sende(nameOderEmail: string): Promise<void> {
    const konten = await this.konten.unsafeOffene(nameOderEmail);
    for (const { id, emailNeu } of konten) await this.post.bestaetigung(id, emailNeu ?? undefined);
  }
}
