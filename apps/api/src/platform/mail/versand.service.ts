import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Taktgeber } from '../jobs/taktgeber.js';
import { Hauspost } from './hauspost.service.js';
import { Postausgang } from './postausgang.repository.js';
import { type Sendung, Zusteller } from './zusteller.js';

const hoechstensJeTakt = 20;

/** Empties the outbox of mails. */
@Injectable()
export class Versand {
  private readonly log = new Logger('Versand');

  constructor(
    private readonly ausgang: Postausgang,
    private readonly zusteller: Zusteller,
    private readonly hauspost: Hauspost,
    @Inject(UMGEBUNG) { MAIL_TAKT_MS }: Umgebung,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederhole('Mailversand', MAIL_TAKT_MS, () => this.versende());
  }

  /** Sends what waits; a mail that fails waits longer each time and holds up no other. */
  async versende(): Promise<void> {
    const sendungen = await this.ausgang.hole(hoechstensJeTakt);
    for (const sendung of sendungen) await this.eine(sendung);
  }

  /** Answers the file it was put into, where there is one. */
  private async stelleZu(sendung: Sendung): Promise<string | null> {
    const server = sendung.haus?.server;
    if (!server) return (await this.zusteller.stelleZu(sendung)).datei;
    await this.hauspost.stelleZu(sendung, server);
    return null;
  }

  private async eine(sendung: Sendung): Promise<void> {
    try {
      await this.ausgang.erledigt(sendung.id, await this.stelleZu(sendung));
    } catch (fehler) {
      const grund = fehler instanceof Error ? fehler.message : String(fehler);
      this.log.warn(`Mail ${sendung.id} nicht zugestellt: ${grund}`);
      await this.ausgang.gescheitert(sendung, grund);
    }
  }
}
