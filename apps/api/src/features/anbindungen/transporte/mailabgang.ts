import { fehler } from '@frachtportal/domain/feld/meldung';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Direktversand } from '../../../platform/mail/direktversand.service.js';
import { KeinMailserver } from '../../../platform/mail/zusteller.js';
import type { Faellige } from '../anbindungen.repository.js';
import type { Abgang } from './transport.js';
import { Transportfehler } from './transportfehler.js';

/** Files that go to an address of the partner, each in a mail of its own. */
@Injectable()
export class Mailabgang implements Abgang {
  constructor(private readonly post: Direktversand) {}

  /** A mail goes as a whole: before it does there is only to be known whether one can. */
  lege(a: Faellige): Promise<void> {
    return this.pruefeAbgang(a);
  }

  /** However often it is sent, it is the same mail: whoever gets it twice can tell. */
  async gib(a: Faellige, name: string, inhalt: Buffer): Promise<void> {
    const brief = {
      art: 'ausgangsdatei',
      an: { name: '', address: a.empfaenger ?? '' },
      mandantId: a.mandantId,
      betreff: name,
      inhalt: deutsch('meldung.mail.ausgangsdatei.inhalt', { name }),
      anhang: { name, inhalt },
    };
    await this.post.sende(brief, `ausgang.${a.id}.${name}`).catch(inWorten);
  }

  async pruefeAbgang({ mandantId }: Faellige): Promise<void> {
    await this.post.erreiche(mandantId).catch(inWorten);
  }
}

function inWorten(grund: unknown): never {
  if (grund instanceof KeinMailserver) throw new Transportfehler(fehler('anbindung.ohneMailserver'));
  throw grund;
}
