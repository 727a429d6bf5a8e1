import {
  type Mailtext,
  type Mailvorlage,
  mailarten,
  mailartnamen,
  mailsprachen,
  pruefeMailtext,
} from '@frachtportal/domain/mailvorlage/mailvorlage';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Mandantenauskunft } from '../mandanten/mandantenauskunft.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { MailvorlagenRepository, type Vorlagenort } from './mailvorlagen.repository.js';
import { mitgeliefert } from './mailvorlagen.service.js';

/** What a main client writes in its mails. */
@Injectable()
export class Mailvorlagenpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly ablage: MailvorlagenRepository,
    private readonly mandanten: Mandantenauskunft,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** Every mail in every language. @throws Fachfehler 404 where there is no such client, 409 where it is no main client */
  async alle(mandantId: number): Promise<Mailvorlage[]> {
    await this.mandanten.hauptmandant(mandantId);
    const orte = mailartnamen.flatMap((art) => mailsprachen.map((sprache) => ({ mandantId, art, sprache })));
    return Promise.all(orte.map((ort) => this.eine(ort)));
  }

  /** @throws Fachfehler 400 at the field, 404, 409 */
  async speichere(ort: Vorlagenort, text: Mailtext, version: number | null): Promise<Mailvorlage> {
    await this.mandanten.hauptmandant(ort.mandantId);
    const meldungen = pruefeMailtext(ort.art, text);
    if (meldungen.length) throw ungueltig(meldungen);
    return this.db.transaktion(async () => {
      const bisher = await this.gesperrt(ort, version);
      await this.ablage.setze(ort, text, bisher + 1);
      await this.vermerke(ort);
      return this.eine(ort);
    });
  }

  /** The words the mail comes with hold again. @throws Fachfehler 404, 409 */
  async nimmZurueck(ort: Vorlagenort, version: number | null): Promise<void> {
    await this.mandanten.hauptmandant(ort.mandantId);
    await this.db.transaktion(async () => {
      if (!(await this.gesperrt(ort, version))) return;
      await this.ablage.loesche(ort);
      await this.vermerke(ort);
    });
  }

  private async eine(ort: Vorlagenort): Promise<Mailvorlage> {
    const eigene = await this.ablage.eigene(ort);
    const { betreff, inhalt } = eigene ?? mitgeliefert(ort.art, ort.sprache);
    return {
      art: ort.art,
      sprache: ort.sprache,
      betreff,
      inhalt,
      eigene: eigene !== null,
      platzhalter: [...mailarten[ort.art]],
      version: eigene?.version ?? 0,
    };
  }

  private async gesperrt(ort: Vorlagenort, version: number | null): Promise<number> {
    const bisher = (await this.ablage.gesperrt(ort))?.version ?? 0;
    if (version !== null && version !== bisher) throw konflikt();
    return bisher;
  }

  private async vermerke({ mandantId, art, sprache }: Vorlagenort): Promise<void> {
    const einzelheiten = { mandantId, art, sprache };
    await this.protokoll.schreibe('mailvorlage.geaendert', { gegenstand: art, einzelheiten });
  }
}
