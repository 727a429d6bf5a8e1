import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Preisanfragenablage } from './preisanfragenablage.repository.js';

/** Ids of the orders that something was done to and of those that did not qualify. */
export interface Erfolg {
  erfolgt: number[];
  abgelehnt: number[];
}

/** Makes orders price requests and sends these to the dispatch system through the outbox. */
@Injectable()
export class Preisanfragen {
  constructor(private readonly ablage: Preisanfragenablage) {}

  /** Sets the type of orders in status 1. */
  setzeTyp(typ: number, ids: number[]): Promise<Erfolg> {
    const { benutzerId, sichtbareMandanten } = verlangePreisermittlung();
    return this.tue('auftrag.nichtErfasst', ids, () =>
      this.ablage.setzeTyp(typ, ids, sichtbareMandanten, benutzerId),
    );
  }

  /** Marks price requests in status 1. */
  frageAn(ids: number[]): Promise<Erfolg> {
    const { benutzerId, sichtbareMandanten } = verlangePreisermittlung();
    return this.tue('preis.keineAnfrage', ids, () =>
      this.ablage.frageAn(ids, sichtbareMandanten, benutzerId),
    );
  }

  /** @param sonst key of what is said when not one order qualifies */
  private async tue(sonst: string, ids: number[], aendere: () => Promise<{ id: number }[]>): Promise<Erfolg> {
    const gefunden = await this.ablage.sichtbare(ids, identitaet().sichtbareMandanten);
    if (gefunden.length !== ids.length) throw nichtGefunden();
    const erfolgt = (await aendere()).map((z) => z.id);
    if (!erfolgt.length) {
      throw new Fachfehler(
        409,
        gefunden.map((z) => fehler(sonst, undefined, { number: z.spedeigennr })),
      );
    }
    return { erfolgt, abgelehnt: ids.filter((id) => !erfolgt.includes(id)) };
  }
}

function verlangePreisermittlung() {
  const wer = identitaet();
  if (!wer.konfiguration.isPreisermittlung) throw new Fachfehler(403, [fehler('preis.abgeschaltet')]);
  return wer;
}
