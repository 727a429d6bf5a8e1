import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { Schluessel } from '../../../platform/auth/schluessel.js';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import { type Identitaet, identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../../platform/tenancy/sichtbares.read-model.js';
import { entschluessle, verschluessle } from './druckschluessel.js';

const wiederNachSekunden = 5;

interface Eingeloest {
  ids: number[];
  wer: Identitaet;
}

/** The tickets with which a new browser window, where nobody is logged in, gets papers. */
@Injectable()
export class Druckscheine {
  private readonly benutzt = new Set<string>();

  constructor(
    private readonly schluessel: Schluessel,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly sichtbares: Sichtbares,
  ) {}

  async stelleAus(ids: number[]): Promise<{ ids: string }> {
    await this.sichtbares.verlange('auftrag', ids);
    return { ids: await verschluessle(ids, identitaet(), this.schluessel.druck) };
  }

  /** One ticket opens one print at a time. @throws Fachfehler 403 when it no longer holds, 429 while it is being used */
  async mitSchein<T>(wert: string, drucke: (eingeloest: Eingeloest) => Promise<T>): Promise<T> {
    const eingeloest = await this.loeseEin(wert);
    if (this.benutzt.has(wert))
      throw new Fachfehler(429, [fehler('bericht.laeuftSchon')], wiederNachSekunden);
    this.benutzt.add(wert);
    try {
      return await drucke(eingeloest);
    } finally {
      this.benutzt.delete(wert);
    }
  }

  /** The ticket counts only while its session does, and shows what that user may see now. */
  private async loeseEin(wert: string): Promise<Eingeloest> {
    const schein = await entschluessle(wert, this.schluessel.druck);
    const wer = schein && (await this.identitaeten.zuSitzung(schein.sitzung));
    if (!wer || wer.benutzerId !== schein.benutzer || !hatRecht('auftrag.drucken', wer, wer.konfiguration)) {
      throw new Fachfehler(403, [fehler('bericht.abgelaufen')]);
    }
    return { ids: schein.ids, wer };
  }
}
