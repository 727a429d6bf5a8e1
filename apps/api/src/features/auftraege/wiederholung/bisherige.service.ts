import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import type {
  BisherigeAuftraege,
  Empfaengerfrage,
  FruehereWare,
} from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragLesen } from '../auftrag-lesen.read-model.js';
import { AuftragRegeln } from '../speichern/auftrag-regeln.service.js';
import { BisherigeReadModel, type Empfaenger } from './bisherige.read-model.js';

/** What a form offers and warns of once the recipient is known. */
@Injectable()
export class Bisherige {
  constructor(
    private readonly bisherige: BisherigeReadModel,
    private readonly lesen: AuftragLesen,
    private readonly regeln: AuftragRegeln,
  ) {}

  async an({ mandantId, name, plz }: Empfaengerfrage): Promise<BisherigeAuftraege> {
    const eigene = identitaet();
    const empfaenger = { mandantId: mandantId ?? eigene.mandantId, name, plz };
    if (!eigene.sichtbareMandanten.includes(empfaenger.mandantId)) throw nichtGefunden();
    const heutige = await this.bisherige.heutige(empfaenger);
    return { waren: await this.waren(empfaenger), heutige };
  }

  private async waren(empfaenger: Empfaenger): Promise<FruehereWare[]> {
    const { mandantId } = empfaenger;
    const zeilen = await this.bisherige.waren(empfaenger);
    const auftraege = await this.lesen.viele(
      zeilen.map((z) => z.id),
      [mandantId],
    );
    return Promise.all(
      auftraege.map(async ({ json }, i) => {
        const { auftrag } = await this.regeln.ohneGesperrte(JSON.parse(json) as Auftrag, mandantId);
        return {
          spedeigennr: auftrag.spedeigennr,
          anzahl: zeilen[i]?.anzahl ?? 0,
          auftragspositionen: auftrag.auftragspositionen.map(alsWare),
        };
      }),
    );
  }
}

/** The goods alone, without what belongs to the order they were in. */
function alsWare(position: Auftragsposition): Auftragsposition {
  return { ...position, zeichenNummer: null, lieferschein: null, packstuecke: [] };
}
