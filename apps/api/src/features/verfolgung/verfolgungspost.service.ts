import { mailsprachen } from '@frachtportal/domain/mailvorlage/mailvorlage';
import { verfolgbarTage } from '@frachtportal/domain/verfolgung/verfolgungslink';
import { Injectable } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Mailvorlagen } from '../mailvorlagen/mailvorlagen.service.js';

const jeStunde = 3600;
/** Enough for a whole day's orders of a clerk, too little for anybody who wants to fill mailboxes. */
const jeBenutzer = { hoechstens: 200, sekunden: jeStunde };
const jeAdresse = { hoechstens: 10, sekunden: jeStunde };

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
    private readonly drossel: Drossel,
    private readonly vorlagen: Mailvorlagen,
  ) {}

  /** @throws Fachfehler 429 for too many mails of the same user, or to the same address */
  async bremse(email: string): Promise<void> {
    await this.drossel.zaehle(`verfolgungspost:${identitaet().benutzerId}`, jeBenutzer);
    await this.drossel.zaehle(`verfolgungspost:${email.toLowerCase()}`, jeAdresse);
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
