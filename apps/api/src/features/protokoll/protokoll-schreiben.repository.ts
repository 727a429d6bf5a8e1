import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AenderungsprotokollEntity } from './protokoll.entity.js';

export interface Protokollzeile {
  art: string;
  mandantId: number | null;
  benutzerId: number | null;
  personNr: number;
  gewechseltVonNr: number | null;
  gegenstandNr: number | null;
  gegenstand: string;
  einzelheiten: Record<string, unknown>;
  suchtext: string;
}

@Injectable()
export class ProtokollSchreiben {
  constructor(private readonly db: Datenbank) {}

  async schreibe(zeile: Protokollzeile): Promise<void> {
    await this.db.unsafeAlle(AenderungsprotokollEntity).insert(zeile);
  }
}
