import { pruefeEmail } from '@frachtportal/domain/benutzer/email';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../errors/fachfehler.js';
import { Drossel } from '../http/schutz/drossel.repository.js';
import { identitaet } from '../tenancy/anfrage-kontext.js';

const jeStunde = 3600;
/** Enough for a whole day's orders of a clerk, too little for anybody who wants to fill mailboxes. */
const jeBenutzer = { hoechstens: 200, sekunden: jeStunde };
const jeAdresse = { hoechstens: 10, sekunden: jeStunde };

/** Bounds what users have sent to strangers by hand. */
@Injectable()
export class Handpost {
  constructor(private readonly drossel: Drossel) {}

  /** @throws Fachfehler 400 for what is no address, 429 for too many mails of the same user, or to the same address */
  async erlaube(email: string): Promise<void> {
    const meldungen = pruefeEmail(email);
    if (meldungen.length) throw ungueltig(meldungen);
    await this.drossel.zaehle(`handpost:${identitaet().benutzerId}`, jeBenutzer);
    await this.drossel.zaehle(`handpost:${email.toLowerCase()}`, jeAdresse);
  }
}
