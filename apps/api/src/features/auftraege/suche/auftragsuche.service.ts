import {
  Auftragssuche,
  hoechstensTreffer,
  type Listenform,
} from '@frachtportal/domain/auftrag/auftragssuche';
import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Auftragsliste, type Auftragsseite } from './auftragsliste.read-model.js';

/** The client that is asked for, else all that somebody sees. */
export function gefragteMandanten({ mandantId }: { mandantId: number | null }): number[] {
  const { sichtbareMandanten } = identitaet();
  if (mandantId && !sichtbareMandanten.includes(mandantId)) throw nichtGefunden();
  return mandantId ? [mandantId] : sichtbareMandanten;
}

/** The order list of whoever asks: all visible clients or one of them, at most `hoechstensTreffer` rows. */
@Injectable()
export class Auftragsuche {
  constructor(private readonly liste: Auftragsliste) {}

  async suche(suche: Auftragssuche): Promise<Auftragsseite> {
    const proSeite = Math.min(suche.searchLimit ?? identitaet().rowsInGrid, hoechstensTreffer);
    return this.liste.suche(suche, gefragteMandanten(suche), proSeite);
  }

  /** All orders of one client, without paging: the newest `hoechstensTreffer` and the true total. */
  desMandanten(mandantId: number, form: Listenform): Promise<Auftragsseite> {
    const alle = { ...form, mandantId, searchLimit: hoechstensTreffer };
    return this.suche(Object.assign(new Auftragssuche(), alle));
  }
}
