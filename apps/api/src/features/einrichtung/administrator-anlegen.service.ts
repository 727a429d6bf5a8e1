import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Einrichtung } from '@frachtportal/domain/registrierung/registrierung';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { BenutzerAufnehmen } from '../benutzer/benutzer-aufnehmen.service.js';
import { Kontolinks } from '../benutzer/konto/kontolinks.service.js';
import { MandantAnlegen } from '../mandanten/mandant-anlegen.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';

export type Erster = Omit<Einrichtung, 'token'>;

/** Creates the first main client and its administrator. */
@Injectable()
export class AdministratorAnlegen {
  constructor(
    private readonly mandanten: MandantAnlegen,
    private readonly benutzer: BenutzerAufnehmen,
    private readonly links: Kontolinks,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async lege({ mandant, name, email, password }: Erster): Promise<void> {
    const mandantId = await this.mandanten.hauptmandant(mandant);
    const id = await this.benutzer.nimmAuf(mandantId, {
      name,
      email,
      passwortHash: await hash(password),
      spracheId: 50,
      betreiber: true,
      admin: true,
      main: true,
      edit: true,
      // Who holds the link or the environment has shown enough: there may be no mail server yet.
      bestaetigt: true,
    });
    if (!id) throw ungueltig([fehler('benutzer.vorhanden', 'name')]);
    await this.links.entwerte(null, ['einrichtung']);
    const wer = { benutzerId: id, name: name.trim(), mandantId };
    await this.protokoll.schreibe('einrichtung', { wer, gegenstand: mandant.trim() });
  }
}
