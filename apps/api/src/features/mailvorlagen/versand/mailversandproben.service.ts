import type { Mailversand, Mailversandprobe } from '@frachtportal/domain/mandant/mailversand';
import { Injectable } from '@nestjs/common';
import { grundVon } from '../../../platform/einblick/fund.js';
import { gefunden } from '../../../platform/errors/fachfehler.js';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import { Hauspost, versandzweck } from '../../../platform/mail/hauspost.service.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Anmeldekonten } from '../../authentication/anmeldekonten.read-model.js';
import { beispielwerte } from '../beispiel.js';
import { Mailvorlagen } from '../mailvorlagen.service.js';
import { Mailversandpflege } from './mailversandpflege.service.js';

const laengsterGrund = 500;

/** Tries a mail server before it is relied on. */
@Injectable()
export class Mailversandproben {
  constructor(
    private readonly pflege: Mailversandpflege,
    private readonly geheimnisse: Geheimnisse,
    private readonly konten: Anmeldekonten,
    private readonly vorlagen: Mailvorlagen,
    private readonly hauspost: Hauspost,
  ) {}

  /** Sends whoever asks a mail over it, and tells what the server says. @throws Fachfehler 400 at the field, 404, 409 */
  async sende(mandantId: number, roh: Mailversand): Promise<Mailversandprobe> {
    const vorher = await this.pflege.vielleicht(mandantId);
    const server = this.pflege.geprueft(roh, vorher);
    const {
      name,
      email: address,
      sprache,
    } = gefunden(await this.konten.unsafeEmpfaenger(identitaet().benutzerId));
    const werte = beispielwerte('verfolgung', sprache);
    const mail = await this.vorlagen.verfasse({ art: 'verfolgung', mandantId, sprache, werte });
    try {
      const bisheriges = () =>
        vorher?.chiffre && this.geheimnisse.entschluessele(vorher.chiffre, versandzweck(mandantId));
      await this.hauspost.sende(
        { art: 'verfolgung', an: { name, address }, ...mail, haus: null },
        { ...server, mandantId },
        server.anmeldung === 'keine' ? '' : (server.geheimnis ?? bisheriges() ?? ''),
      );
      return { zugestellt: true, grund: null };
    } catch (fehler) {
      return { zugestellt: false, grund: grundVon(fehler).slice(0, laengsterGrund) };
    }
  }
}
