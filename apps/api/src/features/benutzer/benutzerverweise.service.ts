import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import type { Benutzerwerte } from './benutzer-schreiben.repository.js';
import { Konten } from './konto/konten.repository.js';

type Verweise = Pick<Benutzerwerte, 'mandantId' | 'spracheId' | 'benutzerversion'>;

const versionen = [0, 1, 2];

/** What a user points to: language, version and client. */
@Injectable()
export class Benutzerverweise {
  constructor(private readonly konten: Konten) {}

  /** A client that is not visible does not exist; an administrator sees all of the installation. */
  async verlange({ mandantId, spracheId, benutzerversion }: Verweise): Promise<void> {
    const sicht = unsafeVerwaltungssicht();
    if (sicht ? !sicht.includes(mandantId) : !(await this.konten.unsafeGibtMandant(mandantId)))
      throw nichtGefunden();
    const meldungen = [
      ...((await this.konten.gibtSprache(spracheId)) ? [] : [fehler('feld.auswahl', 'sprache')]),
      ...(versionen.includes(benutzerversion) ? [] : [fehler('feld.auswahl', 'benutzerversion')]),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
  }
}
