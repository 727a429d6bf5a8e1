import { mailsprachen } from '@frachtportal/domain/mailvorlage/mailvorlage';
import { verfolgbarTage } from '@frachtportal/domain/verfolgung/verfolgungslink';
import { Injectable } from '@nestjs/common';
import { Handpost } from '../../platform/mail/handpost.service.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Mailvorlagen } from '../mailvorlagen/mailvorlagen.service.js';
import { Abbestellungen } from './abbestellungen.service.js';

/** A shipment as it is told of. */
export interface Angekuendigte {
  nummer: string;
  link: string;
}

/** Sends links of orders to whoever waits for them. */
@Injectable()
export class Verfolgungspost {
  constructor(
    private readonly ausgang: Postausgang,
    private readonly vorlagen: Mailvorlagen,
    private readonly handpost: Handpost,
    private readonly abbestellungen: Abbestellungen,
  ) {}

  /**
   * Somebody sends to this address by hand, and says with it that mails arrive there.
   * @throws Fachfehler 400 for what is no address, 429 for too many mails of the same user, or to the same address
   */
  async erlaube(email: string): Promise<void> {
    await this.handpost.erlaube(email);
    await this.abbestellungen.giltAlsZustellbar(identitaet().hauptmandantId, email);
  }

  /**
   * All in one mail, in every language of the page, for nobody knows which one the recipient reads. Nothing that somebody
   * of strangers has typed stands in it: not the sender, who may be neutral; the words are those of the forwarder.
   * @param abmeldung where the recipient ends such mails, of those that come by themselves
   */
  async stelle(
    email: string,
    mandantId: number,
    sendungen: Angekuendigte[],
    abmeldung?: string,
  ): Promise<void> {
    const eintraege = sendungen.map(({ nummer, link }) => `${nummer}\n${link}`).join('\n\n');
    const werte = { eintraege, anzahl: sendungen.length, nummer: nummern(sendungen), tage: verfolgbarTage };
    const anlass = { art: 'verfolgung', mandantId, werte, abmeldung } as const;
    const mails = await Promise.all(
      mailsprachen.map((sprache) => this.vorlagen.verfasse({ ...anlass, sprache })),
    );
    await this.ausgang.stelle({
      art: 'verfolgung',
      an: { name: '', address: email },
      mandantId,
      betreff: mails[0]?.betreff ?? '',
      inhalt: mails.map(({ inhalt }) => inhalt).join('\n– – –\n\n'),
      abmeldung,
    });
  }
}

/** As much of them as a subject has room for. */
function nummern([erste, ...weitere]: Angekuendigte[]): string {
  const nummer = erste?.nummer ?? '';
  return weitere.length ? `${nummer} (+ ${weitere.length})` : nummer;
}
