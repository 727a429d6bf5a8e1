import type { Ereignis } from '@frachtportal/domain/ereignis/ereignis';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { auftragslink } from '../../platform/mail/auftragslink.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Anmeldekonten } from '../authentication/anmeldekonten.read-model.js';
import { Mailvorlagen } from '../mailvorlagen/mailvorlagen.service.js';
import { Abbestellungen } from '../verfolgung/abbestellungen.service.js';
import type { Faellige } from './benachrichtigungen.repository.js';
import { Neuigkeiten } from './neuigkeiten.service.js';
import { alsText } from './neuigkeitentext.js';

/** The mails that tell users and addresses of events. */
@Injectable()
export class Benachrichtigungspost {
  constructor(
    private readonly konten: Anmeldekonten,
    private readonly neuigkeiten: Neuigkeiten,
    private readonly abbestellungen: Abbestellungen,
    private readonly vorlagen: Mailvorlagen,
    private readonly ausgang: Postausgang,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Nothing to whoever has ended such mails. @param anzahl how many there are, of which the first are given */
  async sende(
    regel: Faellige,
    wer: Identitaet,
    { ereignisse, anzahl }: { ereignisse: readonly Ereignis[]; anzahl: number },
  ): Promise<void> {
    const an = await this.leser(regel);
    if (!an || (await this.abbestellungen.hat(wer.hauptmandantId, an.email))) return;
    const abmeldung = this.abbestellungen.adresse(wer.hauptmandantId, an.email);
    const sage = uebersetzerZu(an.sprache);
    const { mandantId } = regel;
    const mail = await this.vorlagen.verfasse({
      art: 'benachrichtigung',
      mandantId,
      sprache: an.sprache,
      abmeldung,
      werte: {
        anzahl,
        anrede: sage(`meldung.mail.benachrichtigung.anrede${an.name ? '' : 'Ohne'}`, { name: an.name }),
        eintraege: await this.eintraege(ereignisse, anzahl, an.sprache, wer),
      },
    });
    const { name, email: address } = an;
    await this.ausgang.stelle({
      art: 'benachrichtigung',
      an: { name, address },
      mandantId,
      ...mail,
      abmeldung,
    });
  }

  private async eintraege(
    ereignisse: readonly Ereignis[],
    anzahl: number,
    sprache: string,
    wer: Identitaet,
  ): Promise<string> {
    const statuswort = await this.neuigkeiten.statusworte(wer.sichtbareMandanten, uebersetzerZu(sprache));
    return alsText(ereignisse, anzahl, {
      sage: uebersetzerZu(sprache),
      sprache,
      zeitzone: wer.konfiguration.zeitzone,
      statuswort,
      linkZu: (auftrag) => auftragslink(this.umgebung.PORTAL_URL, auftrag, 'historie'),
    });
  }

  private async leser({ benutzerId, email, sprache }: Faellige) {
    if (benutzerId) return this.konten.unsafeEmpfaenger(benutzerId);
    return email ? { name: '', email, sprache: sprache ?? 'de' } : undefined;
  }
}
