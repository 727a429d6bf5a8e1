import type { Firmenkontostand } from '@frachtportal/domain/benutzer/firmenzugang';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../../platform/database/datenbank.js';
import { nichtGefunden } from '../../../../platform/errors/fachfehler.js';
import { Sicherheitszugriff } from '../../../benutzer/sicherheit/sicherheitszugriff.service.js';
import { Aenderungsprotokoll } from '../../../protokoll/aenderungsprotokoll.service.js';
import { Sitzungen } from '../../sitzungen.service.js';
import { Firmenkonten } from './firmenkonten.repository.js';

/** Which account of a company belongs to a user; an administrator lets go of it, when the provider has given another one. */
@Injectable()
export class Firmenkontopflege {
  constructor(
    private readonly db: Datenbank,
    private readonly zugriff: Sicherheitszugriff,
    private readonly konten: Firmenkonten,
    private readonly sitzungen: Sitzungen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** @throws Fachfehler 403, 404 */
  async stand(benutzerId: number): Promise<Firmenkontostand> {
    await this.zugriff.verlange(benutzerId);
    return { aussteller: await this.konten.unsafeAusstellerVon(benutzerId) };
  }

  /** Ends every session of that user; next time they are known by their confirmed address. @throws Fachfehler 404 */
  async loese(benutzerId: number): Promise<void> {
    const { name } = await this.zugriff.verlange(benutzerId);
    await this.db.transaktion(async () => {
      if (!(await this.konten.unsafeLoese(benutzerId))) throw nichtGefunden();
      await this.sitzungen.beendeAlle(benutzerId, 'firmenkonto');
      await this.protokoll.schreibe('firmenkonto.geloest', { person: { benutzerId, name } });
    });
  }
}
