import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { bereiteAuf } from '@frachtportal/domain/auftrag/eingang/auftrag-aufbereiten';
import type { Leseumgebung } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import { wieGesendet } from '@frachtportal/domain/auftrag/eingang/wie-gesendet';
import { gefahrguttag } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutausgabe.rules';
import { type Befund, pflichtverletzungen } from '@frachtportal/domain/regel/befunde';
import { Injectable } from '@nestjs/common';
import { verlange } from '../../../platform/errors/fachfehler.js';
import { heute } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragBefunde } from '../regeln/auftrag-befunde.service.js';
import { AuftragRegeln } from './auftrag-regeln.service.js';
import { AuftragVerweise } from './auftrag-verweise.service.js';

/** An order as it is stored, and what the rules of sense find in it. */
export interface Aufbereitet {
  auftrag: Auftrag;
  befunde: Befund[];
}

/** Makes of an order as it was sent the one that is stored: resolved, checked, prepared. */
@Injectable()
export class AuftragAufbereiten {
  constructor(
    private readonly verweise: AuftragVerweise,
    private readonly regeln: AuftragRegeln,
    private readonly befunde: AuftragBefunde,
  ) {}

  /** What reading an order depends on. */
  async umgebung(vorher: Auftrag | null): Promise<Leseumgebung> {
    const { konfiguration, version } = identitaet();
    const laender = await this.verweise.laender();
    return { konfiguration, laender, vorher, metro: version === 2 };
  }

  /**
   * With what the rules of sense find in it: they look once, at the order that is stored.
   * @param gleichGeschrieben the order is new and stored right after: what only writing tells comes then
   * @throws Fachfehler 400 where something cannot be found or breaks a rule
   */
  async zu(
    roh: Auftrag,
    mandantId: number,
    vorher: Auftrag | null,
    gleichGeschrieben = false,
  ): Promise<Aufbereitet> {
    const { konfiguration } = identitaet();
    const tag = heute();
    const aufgeloest = verlange(
      await this.verweise.loeseAuf(roh, mandantId, { gefahrguttag: gefahrguttag(roh, tag), vorher }),
    );
    const auftrag = bereiteAuf(aufgeloest, konfiguration, { heute: tag });
    const befunde = await this.befunde.zu(
      vorher ? { ...auftrag, id: vorher.id } : auftrag,
      mandantId,
      gleichGeschrieben ? 'vorSchreiben' : undefined,
    );
    const meldungen = [
      ...(await this.regeln.pruefe(aufgeloest, mandantId, vorher)),
      ...pflichtverletzungen(befunde).map((m) => wieGesendet(m, aufgeloest)),
    ];
    return verlange({ wert: { auftrag, befunde }, meldungen });
  }
}
