import {
  type Mailtext,
  type Mailvorschau,
  pruefeMailtext,
} from '@frachtportal/domain/mailvorlage/mailvorlage';
import { Injectable } from '@nestjs/common';
import { gefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { alsHtml } from '../../platform/mail/gestalt.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Auftrittspflege } from '../auftritt/auftrittspflege.service.js';
import { Anmeldekonten } from '../authentication/anmeldekonten.read-model.js';
import { BriefkopfLesen } from '../berichte/briefkopf-lesen.read-model.js';
import { beispielwerte } from './beispiel.js';
import type { Vorlagenort } from './mailvorlagen.repository.js';
import { Mailvorlagen } from './mailvorlagen.service.js';

const jeBenutzer = { hoechstens: 30, sekunden: 3600 };

/** Shows mails with words that do not hold yet. */
@Injectable()
export class Mailproben {
  constructor(
    private readonly vorlagen: Mailvorlagen,
    private readonly auftritt: Auftrittspflege,
    private readonly briefkopf: BriefkopfLesen,
    private readonly konten: Anmeldekonten,
    private readonly ausgang: Postausgang,
    private readonly drossel: Drossel,
  ) {}

  /** How a mail would look. @throws Fachfehler 400 at the field, 404, 409 */
  async zeige(ort: Vorlagenort, text: Mailtext): Promise<Mailvorschau> {
    const { farbe, logo, antwortEmail: antwort } = (await this.auftritt.lies(ort.mandantId)).wert;
    const { betreff, inhalt } = await this.gefuellt(ort, text);
    const name = (await this.briefkopf.jeMandant([ort.mandantId]))[ort.mandantId]?.name ?? 'Frachtportal';
    return { betreff, text: inhalt, html: alsHtml(inhalt, betreff, { name, farbe, logo, antwort }) };
  }

  /** To whoever asks. @throws Fachfehler 400 at the field, 404, 409, 429 */
  async sende(ort: Vorlagenort, text: Mailtext): Promise<void> {
    await this.auftritt.lies(ort.mandantId);
    const mail = await this.gefuellt(ort, text);
    const { benutzerId } = identitaet();
    await this.drossel.zaehle(`mailprobe:${benutzerId}`, jeBenutzer);
    const { name, email } = gefunden(await this.konten.unsafeEmpfaenger(benutzerId));
    await this.ausgang.stelle({
      art: ort.art,
      an: { name, address: email },
      mandantId: ort.mandantId,
      ...mail,
    });
  }

  private gefuellt({ mandantId, art, sprache }: Vorlagenort, text: Mailtext): Promise<Mailtext> {
    const meldungen = pruefeMailtext(art, text);
    if (meldungen.length) throw ungueltig(meldungen);
    return this.vorlagen.fuelle(text, { art, mandantId, sprache, werte: beispielwerte(art, sprache) });
  }
}
