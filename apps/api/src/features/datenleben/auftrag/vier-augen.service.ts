import { brauchtZweiten, type Datenwunsch } from '@frachtportal/domain/datenleben/datenauftrag';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Verwalterbrief } from '../../../platform/mail/verwalterbrief.service.js';
import { handelnder } from '../../../platform/tenancy/anfrage-kontext.js';
import { Konfigurationsauskunft } from '../../konfiguration/konfigurationsauskunft.service.js';

/** Where a main client wants it, work that cannot be taken back needs a second administrator. */
@Injectable()
export class VierAugen {
  constructor(
    private readonly konfiguration: Konfigurationsauskunft,
    private readonly brief: Verwalterbrief,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** As the main client of the data has it, whoever asks. */
  async verlangt(wunsch: Datenwunsch, hauptmandantId: number): Promise<boolean> {
    if (!brauchtZweiten(wunsch)) return false;
    return (await this.konfiguration.unsafeGeltendeFuer(hauptmandantId))['client.vierAugen'] === 'true';
  }

  /** The administrators of the main client hear of it; where there is nobody else, those of the installation. */
  async melde(mandant: string, hauptmandantId: number): Promise<void> {
    const { name } = handelnder();
    const link = `${this.umgebung.PORTAL_URL}/admin/datenleben`;
    const was = (sage: Uebersetzer) => ({
      wer: name,
      was: sage('datenleben.loeschenVon', { name: mandant }),
      link,
    });
    const anzahl = await this.brief.stelle('freigabe', was, hauptmandantId, name);
    if (anzahl === 0) await this.brief.stelle('freigabe', was, undefined, name);
  }
}
