import type { Saldenblatt } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { zeitzone } from '../../platform/http/uhr.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';

interface Gefragter {
  email: string;
  token: string;
  sprache: string;
  /** Of whoever asks. */
  mandantId: number;
}

/** Brings a partner the link to their balance; how many it are stands behind the link alone. */
@Injectable()
export class Saldenpost {
  constructor(
    private readonly ausgang: Postausgang,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  async sende(blatt: Saldenblatt, an: Gefragter): Promise<void> {
    const sage = uebersetzerZu(an.sprache);
    const tag = (tagOderZeit: string, timeZone: string) =>
      new Intl.DateTimeFormat(an.sprache, { dateStyle: 'medium', timeZone }).format(new Date(tagOderZeit));
    const werte = {
      mandant: blatt.mandant,
      partner: blatt.partner,
      lademittel: sage<string>(blatt.lademittel),
      stichtag: tag(blatt.stichtag, 'UTC'),
      gueltigBis: tag(blatt.gueltigBis, zeitzone()),
      link: `${this.umgebung.PORTAL_URL}/saldo/${an.token}`,
    };
    await this.ausgang.stelle({
      art: 'saldenbestaetigung',
      an: { name: blatt.partner.replace(/["\p{Cc}]/gu, ' '), address: an.email },
      mandantId: an.mandantId,
      betreff: sage('meldung.mail.saldenbestaetigung.betreff', werte),
      inhalt: sage('meldung.mail.saldenbestaetigung.inhalt', werte),
    });
  }
}
