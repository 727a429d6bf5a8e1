import { type Einstellungen, startseiten } from '@frachtportal/domain/benutzer/einstellungen';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { BenutzereinstellungEntity } from './benutzereinstellung.entity.js';

/** One row a user, once something was chosen. */
@Injectable()
export class EinstellungenRepository {
  constructor(private readonly db: Datenbank) {}

  private get ablage() {
    return this.db.gemeinsam(BenutzereinstellungEntity);
  }

  async lies(benutzerId: number): Promise<Einstellungen> {
    const gemerkt = await this.ablage.findOneBy({ benutzerId });
    return {
      startseite: gemerkt?.startseite ?? startseiten[0],
      rundgangGesehen: gemerkt?.rundgangGesehen ?? false,
    };
  }

  async merke(benutzerId: number, { startseite, rundgangGesehen }: Einstellungen): Promise<Einstellungen> {
    const gesagt = rundgangGesehen === null || rundgangGesehen === undefined ? {} : { rundgangGesehen };
    await this.ablage.upsert({ benutzerId, startseite, ...gesagt }, ['benutzerId']);
    return this.lies(benutzerId);
  }
}
