import { verfolgbarTage } from '@frachtportal/domain/verfolgung/verfolgungslink';
import { deutsch, uebersetzerZu } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Mailfuss } from '../auftritt/mailfuss.service.js';
import { BriefkopfLesen } from '../berichte/briefkopf-lesen.read-model.js';
import { seitensprachen } from './seite/rahmen.js';

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
    private readonly briefkopf: BriefkopfLesen,
    private readonly ausgang: Postausgang,
    private readonly drossel: Drossel,
    private readonly fuss: Mailfuss,
  ) {}

  /** @throws Fachfehler 429 for too many mails of the same user, or to the same address */
  async bremse(email: string): Promise<void> {
    await this.drossel.zaehle(`verfolgungspost:${identitaet().benutzerId}`, jeBenutzer);
    await this.drossel.zaehle(`verfolgungspost:${email.toLowerCase()}`, jeAdresse);
  }

  /**
   * All in one mail, in every language of the page, for nobody knows which one the recipient reads. Nothing that somebody
   * has typed stands in it: not the sender, who may be neutral, and no words of strangers under the forwarder's name.
   * @param abmeldung where the recipient ends such mails, of those that come by themselves
   */
  async stelle(
    email: string,
    mandantId: number,
    sendungen: Angekuendigte[],
    abmeldung?: string,
  ): Promise<void> {
    const spediteur = (await this.briefkopf.jeMandant([mandantId]))[mandantId]?.name ?? 'Frachtportal';
    const zeilen = sendungen.map(({ nummer, link }) => `${nummer}\n${link}`).join('\n\n');
    const fuss = await this.fuss.zu(mandantId);
    const werte = { spediteur, zeilen, tage: verfolgbarTage };
    const inhalte = seitensprachen.map((iso) => {
      const sage = uebersetzerZu(iso);
      const unten = [
        ...(abmeldung ? [sage('meldung.mail.verfolgung.abmeldung', { abmeldung })] : []),
        ...fuss(sage),
      ];
      return [sage('meldung.mail.verfolgung.inhalt', werte), ...unten.map((zeile) => `${zeile}\n`)].join(
        '\n',
      );
    });
    await this.ausgang.stelle({
      art: 'verfolgung',
      an: { name: '', address: email },
      mandantId,
      betreff: betreff(spediteur, sendungen),
      inhalt: inhalte.join('\n– – –\n\n'),
      abmeldung,
    });
  }
}

function betreff(spediteur: string, sendungen: Angekuendigte[]): string {
  const [einzige, ...weitere] = sendungen;
  return weitere.length
    ? deutsch('meldung.mail.verfolgung.betreffMehrere', { spediteur, anzahl: sendungen.length })
    : deutsch('meldung.mail.verfolgung.betreff', { spediteur, nummer: einzige?.nummer ?? '' });
}
