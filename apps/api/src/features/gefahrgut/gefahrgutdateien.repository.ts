import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Tabelle } from '../../platform/dateien/tabelle.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

/** Files that have been read and not taken over yet; each belongs to who has sent it. */
@Injectable()
export class Gefahrgutdateien {
  constructor(private readonly db: Datenbank) {}

  async lege(dateiname: string, tabelle: Tabelle): Promise<number> {
    await this.db.zeilen("DELETE FROM gefahrgutimport WHERE erstellt_am < now() - interval '1 day'");
    const neu = await this.db.eine<{ id: number }>(
      'INSERT INTO gefahrgutimport (benutzer_id, dateiname, tabelle) VALUES ($1, $2, $3) RETURNING id',
      [identitaet().benutzerId, dateiname, JSON.stringify(tabelle)],
    );
    return neu?.id ?? 0;
  }

  async tabelle(id: number): Promise<Tabelle> {
    const gefunden = await this.db.eine<{ tabelle: Tabelle }>(
      'SELECT tabelle FROM gefahrgutimport WHERE id = $1 AND benutzer_id = $2',
      [id, identitaet().benutzerId],
    );
    if (!gefunden) throw nichtGefunden();
    return gefunden.tabelle;
  }

  async vergiss(id: number): Promise<void> {
    await this.db.zeilen('DELETE FROM gefahrgutimport WHERE id = $1', [id]);
  }
}
