import {
  Auftragssuche,
  hoechstensTreffer,
  type Listenform,
} from '@frachtportal/domain/auftrag/auftragssuche';
import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Auftragsliste, type Auftragsseite } from './auftragsliste.read-model.js';

/** The order list of whoever asks: all visible clients or one of them, at most `hoechstensTreffer` rows. */
@Injectable()
export class Auftragsuche {
  constructor(private readonly liste: Auftragsliste) {}

  async suche(suche: Auftragssuche): Promise<Auftragsseite> {
    const { sichtbareMandanten, rowsInGrid } = identitaet();
    if (suche.mandantId && !sichtbareMandanten.includes(suche.mandantId)) throw nichtGefunden();
    const mandanten = suche.mandantId ? [suche.mandantId] : sichtbareMandanten;
    const proSeite = Math.min(suche.searchLimit ?? rowsInGrid, hoechstensTreffer);
    return this.liste.suche(suche, mandanten, proSeite);
  }

  /** All orders of one client, without paging: the newest `hoechstensTreffer` and the true total. */
  desMandanten(mandantId: number, form: Listenform): Promise<Auftragsseite> {
    const alle = { ...form, mandantId, searchLimit: hoechstensTreffer };
    return this.suche(Object.assign(new Auftragssuche(), alle));
  }
}
