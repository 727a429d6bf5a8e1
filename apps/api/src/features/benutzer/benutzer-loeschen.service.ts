import { darfVerwalten } from '@frachtportal/domain/benutzer/benutzer.rules';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, konflikt, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Sitzungen } from '../authentication/sitzungen.service.js';
import { Faktoren } from '../authentication/zweiter-faktor/faktoren.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { BenutzerSchreiben } from './benutzer-schreiben.repository.js';
import { Loeschtoken } from './konto/loeschtoken.service.js';

/** Deletes users: they are logged out at once, what they captured keeps their name. */
@Injectable()
export class BenutzerLoeschen {
  constructor(
    private readonly db: Datenbank,
    private readonly schreiben: BenutzerSchreiben,
    private readonly sitzungen: Sitzungen,
    private readonly faktoren: Faktoren,
    private readonly token: Loeschtoken,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  loesche(id: number, token: string | null): Promise<void> {
    const wer = identitaet();
    return this.db.transaktion(async () => {
      const vorher = await this.schreiben.sperre(id, unsafeVerwaltungssicht());
      if (!vorher) throw nichtGefunden();
      if (id === wer.benutzerId || id === wer.gewechseltVon?.benutzerId) throw konflikt('benutzer.selbst');
      if (!darfVerwalten(wer, vorher)) throw new Fachfehler(403, [fehler('benutzer.mehrRechte')]);
      if (!this.token.gilt(token, vorher, wer.benutzerId)) throw konflikt('benutzer.loeschtoken');
      await this.schreiben.loesche(id);
      await this.faktoren.entferne(id);
      await this.sitzungen.beendeAlle(id, 'gelöscht');
      await this.protokoll.schreibe('benutzer.geloescht', { person: { benutzerId: id, name: vorher.name } });
    });
  }
}
