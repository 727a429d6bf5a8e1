import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { type Reife, Versandreife } from '../auftraege/regeln/versandreife.service.js';
import { Preisanfragenablage } from './preisanfragenablage.repository.js';

/** Ids of the orders that something was done to and of those that did not qualify. */
export interface Erfolg {
  erfolgt: number[];
  abgelehnt: number[];
}

/** Makes orders price requests and sends these to the dispatch system through the outbox. */
@Injectable()
export class Preisanfragen {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: Preisanfragenablage,
    private readonly reife: Versandreife,
  ) {}

  /** Sets the type of orders in status 1. */
  setzeTyp(typ: number, ids: number[]): Promise<Erfolg> {
    const { benutzerId, sichtbareMandanten } = verlangePreisermittlung();
    return this.tue('auftrag.nichtErfasst', ids, () =>
      this.ablage.setzeTyp(typ, ids, sichtbareMandanten, benutzerId),
    );
  }

  /** Marks price requests in status 1 that dispatch could carry: of anything else nobody knows a price. */
  frageAn(ids: number[], sage: Uebersetzer): Promise<Erfolg & Pick<Reife, 'gruende'>> {
    const { benutzerId, sichtbareMandanten } = verlangePreisermittlung();
    return this.db.transaktion(async () => {
      await this.verlangeSichtbare(ids);
      const art = { aktion: 'preisanfragen', sonst: 'preis.keineAnfrage', sage } as const;
      const { bereit, hindernisse, gruende } = await this.reife.pruefe(ids, sichtbareMandanten, art);
      if (!bereit.length) throw new Fachfehler(409, hindernisse);
      const { erfolgt } = await this.tue('preis.keineAnfrage', bereit, () =>
        this.ablage.frageAn(bereit, sichtbareMandanten, benutzerId),
      );
      return { erfolgt, abgelehnt: ids.filter((id) => !erfolgt.includes(id)), gruende };
    });
  }

  /** @param sonst key of what is said when not one order qualifies */
  private async tue(sonst: string, ids: number[], aendere: () => Promise<{ id: number }[]>): Promise<Erfolg> {
    const gefunden = await this.verlangeSichtbare(ids);
    const erfolgt = (await aendere()).map((z) => z.id);
    if (!erfolgt.length) {
      throw new Fachfehler(
        409,
        gefunden.map((z) => fehler(sonst, undefined, { number: z.spedeigennr })),
      );
    }
    return { erfolgt, abgelehnt: ids.filter((id) => !erfolgt.includes(id)) };
  }

  private async verlangeSichtbare(ids: number[]): Promise<{ spedeigennr: string }[]> {
    const gefunden = await this.ablage.sichtbare(ids, identitaet().sichtbareMandanten);
    if (gefunden.length !== ids.length) throw nichtGefunden();
    return gefunden;
  }
}

function verlangePreisermittlung() {
  const wer = identitaet();
  if (!wer.konfiguration.isPreisermittlung) throw new Fachfehler(403, [fehler('preis.abgeschaltet')]);
  return wer;
}
