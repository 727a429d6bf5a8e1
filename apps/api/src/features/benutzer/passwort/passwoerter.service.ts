import { Injectable } from '@nestjs/common';
import { Sitzungen } from '../../authentication/sitzungen.service.js';
import { Aenderungsprotokoll, type Taeter } from '../../protokoll/aenderungsprotokoll.service.js';
import { BenutzerSchreiben } from '../benutzer-schreiben.repository.js';
import { Kontolinks } from '../konto/kontolinks.service.js';

/** Stores passwords; a new one ends every session of its user and every link that was still open. */
@Injectable()
export class Passwoerter {
  constructor(
    private readonly schreiben: BenutzerSchreiben,
    private readonly sitzungen: Sitzungen,
    private readonly links: Kontolinks,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async setze(ziel: { id: number; name: string }, passwortHash: string, wer?: Taeter): Promise<void> {
    await this.schreiben.setzePasswort(ziel.id, passwortHash);
    await this.sitzungen.beendeAlle(ziel.id, 'passwort');
    await this.links.entwerte(ziel.id, ['passwort']);
    await this.protokoll.schreibe('passwort.geaendert', {
      person: { benutzerId: ziel.id, name: ziel.name },
      wer,
    });
  }
}
