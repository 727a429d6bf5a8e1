import type { Mandantensperre } from '@frachtportal/domain/mandant/mandantensperre';
import { Injectable } from '@nestjs/common';
import { gefunden, konflikt } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { SperrenRepository } from './sperren.repository.js';

/** Blocks clients: nobody of them comes in, nothing of them is handed over, all they have stays. */
@Injectable()
export class Sperren {
  constructor(
    private readonly ablage: SperrenRepository,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  alle(): Promise<Mandantensperre[]> {
    return this.ablage.unsafeAlle();
  }

  /** Not the own one, which nobody could open again. */
  async sperre(mandantId: number): Promise<void> {
    const { mandantId: eigener, hauptmandantId } = identitaet();
    const gegenstand = gefunden(await this.ablage.unsafeName(mandantId));
    if (mandantId === eigener || mandantId === hauptmandantId) throw konflikt('mandant.selbstSperren');
    await this.ablage.transaktion(async () => {
      if (await this.ablage.unsafeSperre(mandantId))
        await this.protokoll.schreibe('mandant.gesperrt', { gegenstand });
    });
  }

  async entsperre(mandantId: number): Promise<void> {
    const gegenstand = gefunden(await this.ablage.unsafeName(mandantId));
    await this.ablage.transaktion(async () => {
      if (await this.ablage.unsafeEntsperre(mandantId))
        await this.protokoll.schreibe('mandant.entsperrt', { gegenstand });
    });
  }
}
