import { namensform } from '@frachtportal/domain/benutzer/benutzer.rules';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Einladungsangebot } from '@frachtportal/domain/registrierung/einladung';
import { Injectable } from '@nestjs/common';
import { linkhash } from '../../platform/auth/einmallink.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { Auftritte } from '../auftritt/auftritte.read-model.js';
import { Bremse, type Bremsschluessel } from '../authentication/bremse.service.js';
import { BenutzerLesen } from '../benutzer/benutzer-lesen.read-model.js';
import { Einladungen } from './einladungen.repository.js';

/** Whoever holds a link may try so many names a minute. */
const namensgrenze = { hoechstens: 20, sekunden: 60 };
const namensversuche = 20;

/** What the link of an invitation opens. */
@Injectable()
export class Einladungsangebote {
  constructor(
    private readonly einladungen: Einladungen,
    private readonly auftritte: Auftritte,
    private readonly benutzer: BenutzerLesen,
    private readonly bremse: Bremse,
    private readonly drossel: Drossel,
  ) {}

  /** @throws Fachfehler 400 for a link that opens nothing, 429 for who guesses links or names */
  async zu(token: string, adresse: string): Promise<Einladungsangebot> {
    const schluessel: Bremsschluessel[] = [`einladung:${adresse}`];
    await this.bremse.zaehle(schluessel);
    const gefundene = await this.einladungen.unsafeZuLink(linkhash(token));
    if (!gefundene) throw keinLink();
    await this.bremse.gelungen(schluessel);
    await this.drossel.zaehle(`einladung:${linkhash(token).toString('hex')}`, namensgrenze);
    const { mandant, mandantId, email } = gefundene;
    const auftritt = await this.auftritte.vonMandant(mandantId);
    return {
      mandant,
      email,
      name: await this.freierName(email),
      ...(auftritt.agb
        ? { agbVon: auftritt.mandantId, agbFassung: auftritt.agbFassung ?? '' }
        : { agbVon: null, agbFassung: null }),
    };
  }

  private async freierName(email: string): Promise<string> {
    for (let versuch = 0; versuch < namensversuche; versuch++) {
      const name = namensform(email, versuch > 0);
      if (!(await this.benutzer.unsafeExistiert(name))) return name;
    }
    return '';
  }
}

/** Used, taken back, too old, or never there: all the same to whoever asks. */
export const keinLink = () => ungueltig([fehler('einladung.link', 'token')]);
