import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Tabelle } from '../../platform/dateien/tabelle.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

const vergiss = anweisung('gefahrgutdateien.vergiss', 'DELETE FROM gefahrgutimport WHERE id = $1');

const tabelle = anweisung(
  'gefahrgutdateien.tabelle',
  'SELECT tabelle FROM gefahrgutimport WHERE id = $1 AND benutzer_id = $2',
).genauer<{ tabelle: Tabelle }>();

const legeSql = anweisung(
  'gefahrgutdateien.legeSql',
  'INSERT INTO gefahrgutimport (benutzer_id, dateiname, tabelle) VALUES ($1, $2, $3) RETURNING id',
);

const lege = anweisung(
  'gefahrgutdateien.lege',
  "DELETE FROM gefahrgutimport WHERE erstellt_am < now() - interval '1 day'",
);

/** Files that have been read and not taken over yet; each belongs to who has sent it. */
@Injectable()
export class Gefahrgutdateien {
  constructor(private readonly db: Datenbank) {}

  async lege(dateiname: string, tabelle: Tabelle): Promise<number> {
    await this.db.zeilen(lege);
    const neu = await this.db.eine(legeSql, [identitaet().benutzerId, dateiname, JSON.stringify(tabelle)]);
    return neu?.id ?? 0;
  }

  async tabelle(id: number): Promise<Tabelle> {
    const gefunden = await this.db.eine(tabelle, [id, identitaet().benutzerId]);
    if (!gefunden) throw nichtGefunden();
    return gefunden.tabelle;
  }

  async vergiss(id: number): Promise<void> {
    await this.db.zeilen(vergiss, [id]);
  }
}
