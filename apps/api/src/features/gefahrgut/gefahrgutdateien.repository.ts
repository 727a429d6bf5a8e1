import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Tabelle } from '../../platform/dateien/tabelle.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { GefahrgutdateiEntity } from './gefahrgutdatei.entity.js';

const alt = Raw((am) => `${am} < now() - interval '1 day'`);

/** Files that have been read and not taken over yet; each belongs to who has sent it. */
@Injectable()
export class Gefahrgutdateien {
  constructor(private readonly db: Datenbank) {}

  private get dateien() {
    return this.db.gemeinsam(GefahrgutdateiEntity);
  }

  async lege(dateiname: string, tabelle: Tabelle): Promise<number> {
    await this.dateien.delete({ erstelltAm: alt });
    const { benutzerId } = identitaet();
    return (await this.dateien.insert({ benutzerId, dateiname, tabelle })).identifiers[0]?.['id'];
  }

  async tabelle(id: number): Promise<Tabelle> {
    const gefunden = await this.dateien.findOneBy({ id, benutzerId: identitaet().benutzerId });
    if (!gefunden) throw nichtGefunden();
    return gefunden.tabelle;
  }

  async vergiss(id: number): Promise<void> {
    await this.dateien.delete({ id });
  }
}
