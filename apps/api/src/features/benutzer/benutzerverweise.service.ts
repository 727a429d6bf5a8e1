import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import type { Benutzerwerte } from './benutzer-schreiben.repository.js';
import { unsafeBenutzersicht } from './benutzersicht.js';

const vorhanden = anweisung(
  'benutzerverweise.vorhanden',
  `
  SELECT EXISTS (SELECT FROM sprache WHERE id = $1) AS sprache, EXISTS (SELECT FROM mandant WHERE id = $2) AS mandant`,
).genauer<{ sprache: boolean; mandant: boolean }>();
const versionen = [0, 1, 2];

/** What a user points to: language, version and client. */
@Injectable()
export class Benutzerverweise {
  constructor(private readonly db: Datenbank) {}

  /** A client that is not visible does not exist; an administrator sees all of the installation. */
  async verlange({ mandantId, spracheId, benutzerversion }: Benutzerwerte): Promise<void> {
    const da = await this.db.eine(vorhanden, [spracheId, mandantId]);
    const sicht = unsafeBenutzersicht();
    if (!da?.mandant || (sicht && !sicht.includes(mandantId))) throw nichtGefunden();
    const meldungen = [
      ...(da.sprache ? [] : [fehler('feld.auswahl', 'sprache')]),
      ...(versionen.includes(benutzerversion) ? [] : [fehler('feld.auswahl', 'benutzerversion')]),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
  }
}
