import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { bereiteAuf } from '@frachtportal/domain/auftrag/eingang/auftrag-aufbereiten';
import type { Leseumgebung } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import { gefahrguttag } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutausgabe.rules';
import { Injectable } from '@nestjs/common';
import { verlange } from '../../../platform/errors/fachfehler.js';
import { heute } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragRegeln } from './auftrag-regeln.service.js';
import { AuftragVerweise } from './auftrag-verweise.service.js';

/** Makes of an order as it was sent the one that is stored: resolved, checked, prepared. */
@Injectable()
export class AuftragAufbereiten {
  constructor(
    private readonly verweise: AuftragVerweise,
    private readonly regeln: AuftragRegeln,
  ) {}

  /** What reading an order depends on. */
  async umgebung(vorher: Auftrag | null): Promise<Leseumgebung> {
    const { konfiguration, version } = identitaet();
    const laender = await this.verweise.laender();
    return { konfiguration, laender, vorher, metro: version === 2 };
  }

  /** @throws Fachfehler 400 where something cannot be found or breaks a rule */
  async zu(roh: Auftrag, mandantId: number, vorher: Auftrag | null): Promise<Auftrag> {
    const { konfiguration } = identitaet();
    const tag = heute();
    const auftrag = verlange(
      await this.verweise.loeseAuf(roh, mandantId, { gefahrguttag: gefahrguttag(roh, tag), vorher }),
    );
    verlange({ wert: auftrag, meldungen: await this.regeln.pruefe(auftrag, mandantId, vorher) });
    return bereiteAuf(auftrag, konfiguration, { heute: tag });
  }
}
