import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { Schluessel } from '../../../platform/auth/schluessel.js';
import { Fachfehler } from '../../../platform/errors/fachfehler.js';
import { type Identitaet, identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../../platform/tenancy/sichtbares.read-model.js';
import { entschluessle, verschluessle } from './druckschluessel.js';

/** The tickets with which a new browser window, where nobody is logged in, gets papers. */
@Injectable()
export class Druckscheine {
  constructor(
    private readonly schluessel: Schluessel,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly sichtbares: Sichtbares,
  ) {}

  async stelleAus(ids: number[]): Promise<{ ids: string }> {
    await this.sichtbares.verlange('auftrag', ids);
    return { ids: await verschluessle(ids, identitaet(), this.schluessel.druck) };
  }

  /** The ticket counts only while its session does, and shows what that user may see now. */
  async loeseEin(wert: string): Promise<{ ids: number[]; wer: Identitaet }> {
    const schein = await entschluessle(wert, this.schluessel.druck);
    const wer = schein && (await this.identitaeten.zuSitzung(schein.sitzung));
    if (!wer || wer.benutzerId !== schein.benutzer || !hatRecht('auftrag.drucken', wer, wer.konfiguration)) {
      throw new Fachfehler(403, [fehler('bericht.abgelaufen')]);
    }
    return { ids: schein.ids, wer };
  }
}
