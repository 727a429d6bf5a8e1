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
    return { startseite: gemerkt?.startseite ?? startseiten[0] };
  }

  async merke(benutzerId: number, { startseite }: Einstellungen): Promise<Einstellungen> {
    await this.ablage.upsert({ benutzerId, startseite }, ['benutzerId']);
    return { startseite };
  }
}
