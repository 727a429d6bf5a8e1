import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Postausgang } from '../../../platform/mail/postausgang.repository.js';
import { Mailfuss } from '../../auftritt/mailfuss.service.js';
import { Anmeldekonten, type Empfaenger } from '../anmeldekonten.read-model.js';

interface NeuesGeraet {
  wann: Date;
  zeitzone: string;
  geraet: string | null;
  adresse: string;
}

/** The mails to users about their own account, in their language. */
@Injectable()
export class Anmeldepost {
  constructor(
    private readonly konten: Anmeldekonten,
    private readonly ausgang: Postausgang,
    private readonly fuss: Mailfuss,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Somebody came in as them where nobody has before. */
  async neuesGeraet(benutzerId: number, { wann, zeitzone, geraet, adresse }: NeuesGeraet): Promise<void> {
    const an = await this.konten.unsafeEmpfaenger(benutzerId);
    if (!an) return;
    const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: zeitzone } as const;
    const link = `${this.umgebung.PORTAL_URL}/masterdata/sicherheit`;
    const zeit = new Intl.DateTimeFormat(an.sprache, form).format(wann);
    await this.stelle('neuesGeraet', an, { zeit, geraet: geraet ?? '-', adresse, link });
  }

  async sende(
    art: string,
    benutzerId: number,
    params: Record<string, string> = {},
    anderswohin?: string,
  ): Promise<void> {
    const an = await this.konten.unsafeEmpfaenger(benutzerId);
    if (an) await this.stelle(art, { ...an, email: anderswohin ?? an.email }, params);
  }

  async stelle(art: string, an: Empfaenger, params: Record<string, string>): Promise<void> {
    const sage = uebersetzerZu(an.sprache);
    const fuss = an.mandantId ? (await this.fuss.zu(an.mandantId))(sage) : [];
    const werte = { name: an.name, ...params };
    const inhalt = sage(`meldung.mail.${art}.inhalt`, werte);
    await this.ausgang.stelle({
      art,
      an: { name: an.name, address: an.email },
      mandantId: an.mandantId,
      betreff: sage(`meldung.mail.${art}.betreff`, werte),
      inhalt: [inhalt, ...fuss.map((zeile) => `${zeile}\n`)].join('\n'),
    });
  }
}
