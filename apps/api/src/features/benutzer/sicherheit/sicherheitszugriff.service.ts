import { darfVerwalten, type Verwalteter } from '@frachtportal/domain/benutzer/benutzer.rules';
import { Injectable } from '@nestjs/common';
import { gefunden, keinRecht } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../../platform/tenancy/sicht.js';
import { BenutzerLesen } from '../benutzer-lesen.read-model.js';

/** Who may look at how somebody comes in: that user, and administrators who manage them; not whoever works as that user for a while. */
@Injectable()
export class Sicherheitszugriff {
  constructor(private readonly lesen: BenutzerLesen) {}

  /** @returns the name @throws Fachfehler 403, 404 */
  async verlange(benutzerId: number): Promise<{ id: number; name: string }> {
    const wer = identitaet();
    if (wer.gewechseltVon || (wer.benutzerId !== benutzerId && !wer.admin)) throw keinRecht();
    const { wert } = gefunden(await this.lesen.nachId(benutzerId, unsafeVerwaltungssicht()));
    if (!darfVerwalten(wer, wert as Verwalteter)) throw keinRecht();
    return { id: benutzerId, name: wert.name };
  }
}
