import {
  ausgefuellt,
  type Mailart,
  type Mailtext,
  mailarten,
  mailsprachen,
} from '@frachtportal/domain/mailvorlage/mailvorlage';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { einzeilig } from '../../platform/mail/betreff.js';
import { Mailfuss } from '../auftritt/mailfuss.service.js';
import { BriefkopfLesen } from '../berichte/briefkopf-lesen.read-model.js';
import { MailvorlagenRepository } from './mailvorlagen.repository.js';

/** What a mail is about, for one client. */
export interface Mailanlass {
  art: Mailart;
  mandantId: number;
  sprache: string;
  /** What stands for the names in braces; `spediteur` comes by itself. */
  werte: Readonly<Record<string, string | number>>;
  /** Where its recipient ends such mails. */
  abmeldung?: string | undefined;
}

/** Writes mails in the words of the forwarder they come from. */
@Injectable()
export class Mailvorlagen {
  constructor(
    private readonly ablage: MailvorlagenRepository,
    private readonly briefkopf: BriefkopfLesen,
    private readonly fuss: Mailfuss,
  ) {}

  /** The words that hold for a client, with what stands below every mail. */
  async verfasse(anlass: Mailanlass): Promise<Mailtext> {
    const { art, mandantId, sprache } = anlass;
    const iso = mailsprachen.find((s) => s === sprache) ?? 'de';
    const eigene = await this.ablage.fuerMandant({ mandantId, art, sprache: iso });
    return this.fuelle(eigene ?? mitgeliefert(art, iso), anlass);
  }

  /** The same with these words. */
  async fuelle(vorlage: Mailtext, { mandantId, sprache, werte, abmeldung }: Mailanlass): Promise<Mailtext> {
    const spediteur = (await this.briefkopf.jeMandant([mandantId]))[mandantId]?.name ?? 'Frachtportal';
    const fuss = await this.fuss.zu(mandantId);
    const sage = uebersetzerZu(sprache);
    const alle = { spediteur, ...werte };
    const unten = [
      ...(abmeldung ? [sage('meldung.mail.verfolgung.abmeldung', { abmeldung })] : []),
      ...fuss(sage),
    ];
    return {
      betreff: einzeilig(ausgefuellt(vorlage.betreff, alle)),
      inhalt: [
        `${ausgefuellt(vorlage.inhalt, alle).trimEnd()}\n`,
        ...unten.map((zeile) => `${zeile}\n`),
      ].join('\n'),
    };
  }
}

/** The words a mail comes with, with their names in braces. */
export function mitgeliefert(art: Mailart, sprache: string): Mailtext {
  const sage = uebersetzerZu(sprache);
  const namen = Object.fromEntries(mailarten[art].map((name) => [name, `{${name}}`]));
  return {
    betreff: sage(`meldung.mail.${art}.betreff`, namen),
    inhalt: sage(`meldung.mail.${art}.inhalt`, namen),
  };
}
