import { type Einstellungen, startseiten } from '@frachtportal/domain/benutzer/einstellungen';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

const lesen = anweisung(
  'einstellungen.lesen',
  'SELECT startseite FROM benutzereinstellung WHERE benutzer_id = $1',
).genauer<Pick<Einstellungen, 'startseite'>>();

const merken = anweisung(
  'einstellungen.merken',
  `INSERT INTO benutzereinstellung (benutzer_id, startseite) VALUES ($1, $2)
  ON CONFLICT (benutzer_id) DO UPDATE SET startseite = excluded.startseite
  RETURNING startseite`,
).genauer<Pick<Einstellungen, 'startseite'>>();

/** One row a user, once something was chosen. */
@Injectable()
export class EinstellungenRepository {
  constructor(private readonly db: Datenbank) {}

  async lies(benutzerId: number): Promise<Einstellungen> {
    return (await this.db.eine(lesen, [benutzerId])) ?? { startseite: startseiten[0] };
  }

  async merke(benutzerId: number, { startseite }: Einstellungen): Promise<Einstellungen> {
    const gemerkt = await this.db.eine(merken, [benutzerId, startseite]);
    return gemerkt ?? { startseite };
  }
}
