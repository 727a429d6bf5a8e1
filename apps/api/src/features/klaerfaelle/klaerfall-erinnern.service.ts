import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { KlaerfallRepository } from './klaerfall.repository.js';
import { Klaerfallpost } from './klaerfallpost.service.js';

const hoechstensJeTakt = 100;

/** Tells once that the time of a case is over. */
@Injectable()
export class KlaerfallErinnern {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: KlaerfallRepository,
    private readonly post: Klaerfallpost,
    @Inject(UMGEBUNG) { MAIL_TAKT_MS }: Umgebung,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederhole('Klärfälle', MAIL_TAKT_MS, () => this.erinnere());
  }

  private async erinnere(): Promise<void> {
    await this.db.transaktion(async () => {
      for (const { wer, ...fall } of await this.ablage.unsafeNimmFaellige(hoechstensJeTakt))
        if (wer) await this.post.erinnere(wer, fall);
    });
  }
}
