import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const schreiben = anweisung(
  'protokoll-schreiben.schreiben',
  `
  INSERT INTO aenderungsprotokoll (art, mandant_id, benutzer_id, benutzer_name, gewechselt_von_name, gegenstand, einzelheiten, suchtext)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export interface Protokollzeile {
  art: string;
  mandantId: number | null;
  benutzerId: number | null;
  benutzerName: string;
  gewechseltVonName: string | null;
  gegenstand: string;
  einzelheiten: Record<string, unknown>;
  suchtext: string;
}

@Injectable()
export class ProtokollSchreiben {
  constructor(private readonly db: Datenbank) {}

  async schreibe(z: Protokollzeile): Promise<void> {
    const wer = [z.mandantId, z.benutzerId, z.benutzerName, z.gewechseltVonName];
    await this.db.zeilen(schreiben, [
      z.art,
      ...wer,
      z.gegenstand,
      JSON.stringify(z.einzelheiten),
      z.suchtext,
    ]);
  }
}
