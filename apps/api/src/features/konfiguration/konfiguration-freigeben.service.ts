import type { Ebene, Konfigurationsvorschlag } from '@frachtportal/domain/konfiguration/einstellung';
import { drahtPraefix } from '@frachtportal/domain/konfiguration/konfiguration';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { konflikt, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { handelnder, identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { KonfigurationAendern, mandantDerEbene } from './konfiguration-aendern.service.js';
import { KonfigurationLesen } from './konfiguration-lesen.read-model.js';
import { Vorschlagsablage } from './vorschlagsablage.repository.js';

/** The second administrator's part: what was put forward begins to hold, or is thrown away. */
@Injectable()
export class KonfigurationFreigeben {
  constructor(
    private readonly db: Datenbank,
    private readonly lesen: KonfigurationLesen,
    private readonly ablage: Vorschlagsablage,
    private readonly aendern: KonfigurationAendern,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async alle(ebene: Ebene): Promise<Konfigurationsvorschlag[]> {
    const alle = await this.lesen.vorschlaege(mandantDerEbene(ebene), handelnder().benutzerId);
    return alle.map(({ aenderungen, ...v }) => ({
      ...v,
      werte: aenderungen.map(({ schluessel, vorher, nachher }) => ({
        key: drahtPraefix + schluessel,
        vorher,
        nachher,
      })),
    }));
  }

  /** @throws Fachfehler 404, 409 one's own, or where a value was changed since; then it can only be thrown away */
  gibFrei(id: number): Promise<Record<string, string>> {
    return this.db.transaktion(async () => {
      const vorschlag = await this.einer(id);
      if (!vorschlag.freigebbar) throw konflikt('freigabe.nichtSelbst');
      if (!(await this.ablage.nimm(id))) throw nichtGefunden();
      return this.aendern.wendeAn(vorschlag.ebene, vorschlag.aenderungen, id);
    });
  }

  /** By anybody who may agree, and by whoever has put it forward. */
  verwirf(id: number): Promise<void> {
    return this.db.transaktion(async () => {
      const { ebene, aenderungen } = await this.einer(id);
      if (!(await this.ablage.nimm(id))) throw nichtGefunden();
      const was = aenderungen.map((a) => a.schluessel);
      await this.protokoll.schreibe('konfiguration.verworfen', {
        gegenstand: was.join(' '),
        einzelheiten: { ebene, schluessel: was, vorschlag: id },
      });
    });
  }

  private async einer(id: number) {
    const { hauptmandantId, betreiber } = identitaet();
    const wer = handelnder().benutzerId;
    const [vorschlag] = [
      ...(await this.lesen.vorschlaege(hauptmandantId, wer, id)),
      ...(betreiber ? await this.lesen.vorschlaege(null, wer, id) : []),
    ];
    if (!vorschlag) throw nichtGefunden();
    return vorschlag;
  }
}
