import type { Mandantensperre } from '@frachtportal/domain/mandant/mandantensperre';
import { Injectable } from '@nestjs/common';
import { konflikt } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../../platform/tenancy/sicht.js';
import { Mandantenauskunft } from '../../mandanten/mandantenauskunft.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { SperrenRepository } from './sperren.repository.js';

/** Blocks clients: nobody of them comes in, nothing of them is handed over, all they have stays. */
@Injectable()
export class Sperren {
  constructor(
    private readonly ablage: SperrenRepository,
    private readonly mandanten: Mandantenauskunft,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async alle(): Promise<Mandantensperre[]> {
    const sicht = unsafeVerwaltungssicht();
    return (await this.ablage.unsafeAlle()).filter((s) => !sicht || sicht.includes(s.mandantId));
  }

  /** Not the own one, which nobody could open again. */
  async sperre(mandantId: number): Promise<void> {
    const { mandantId: eigener, hauptmandantId } = identitaet();
    const gegenstand = await this.name(mandantId);
    if (mandantId === eigener || mandantId === hauptmandantId) throw konflikt('mandant.selbstSperren');
    await this.ablage.transaktion(async () => {
      if (await this.ablage.unsafeSperre(mandantId))
        await this.protokoll.schreibe('mandant.gesperrt', { gegenstand });
    });
  }

  async entsperre(mandantId: number): Promise<void> {
    const gegenstand = await this.name(mandantId);
    await this.ablage.transaktion(async () => {
      if (await this.ablage.unsafeEntsperre(mandantId))
        await this.protokoll.schreibe('mandant.entsperrt', { gegenstand });
    });
  }

  private async name(mandantId: number): Promise<string> {
    return (await this.mandanten.nachId(mandantId)).wert.name;
  }
}
