import { laufzustaende } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { Beteiligte } from '../../platform/tenancy/beteiligte.read-model.js';
import type { Ausgang, Dauerzeile } from './dauerauftrag.repository.js';

/** Tells by mail what has become of a day: always, or where somebody has to do something. */
@Injectable()
export class Dauerlaufpost {
  constructor(
    private readonly ausgang: Postausgang,
    private readonly beteiligte: Beteiligte,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  async melde(d: Dauerzeile, tag: string, { zustand, grund }: Ausgang, nummer = ''): Promise<void> {
    if (zustand === 'auftrag' && d.melden === 'probleme') return;
    const alle = await this.beteiligte.unsafeVon(d.mandantId);
    const an = alle.find((b) => (d.benachrichtigt ? b.name === d.benachrichtigt : b.id === d.benutzerId));
    if (!an?.email) return;
    const sage = uebersetzerZu(an.sprache);
    const tagesform = new Intl.DateTimeFormat(an.sprache, { dateStyle: 'medium', timeZone: 'UTC' });
    const werte = {
      name: an.name,
      dauerauftrag: d.name,
      nummer,
      tag: tagesform.format(new Date(tag)),
      zustand: sage(laufzustaende[zustand]),
      grund: grund ?? '',
      link: `${this.umgebung.PORTAL_URL}/auftragsmanagement/dauerauftraege`,
    };
    await this.ausgang.stelle({
      art: 'dauerauftrag',
      an: { name: an.name, address: an.email },
      mandantId: an.mandantId,
      betreff: sage('meldung.mail.dauerauftrag.betreff', werte),
      inhalt: sage('meldung.mail.dauerauftrag.inhalt', werte),
    });
  }
}
