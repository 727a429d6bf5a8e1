import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { konflikt, nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Anmeldepost } from '../../authentication/abschluss/anmeldepost.service.js';
import { Sitzungen } from '../../authentication/sitzungen.service.js';
import { Faktoren } from '../../authentication/zweiter-faktor/faktoren.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { Sicherheitszugriff } from './sicherheitszugriff.service.js';

/** An administrator takes a second factor away that is lost. */
@Injectable()
export class Faktorverwaltung {
  constructor(
    private readonly db: Datenbank,
    private readonly zugriff: Sicherheitszugriff,
    private readonly faktoren: Faktoren,
    private readonly sitzungen: Sitzungen,
    private readonly post: Anmeldepost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** Ends every session of that user too, who hears of it by mail. One's own goes with a code only. */
  async setzeZurueck(benutzerId: number): Promise<void> {
    const { name } = await this.zugriff.verlange(benutzerId);
    if (benutzerId === identitaet().benutzerId) throw konflikt('benutzer.selbst');
    await this.db.transaktion(async () => {
      if (!(await this.faktoren.entferne(benutzerId))) throw nichtGefunden();
      await this.sitzungen.beendeAlle(benutzerId, 'faktor');
      await this.post.sende('faktorZurueckgesetzt', benutzerId);
      await this.protokoll.schreibe('faktor.zurueckgesetzt', { person: { benutzerId, name } });
    });
  }
}
