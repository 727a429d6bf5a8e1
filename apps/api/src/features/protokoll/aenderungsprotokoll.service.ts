import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { merkeProtokolliert, vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';

/** Who did it, where nobody is logged in to the request. */
export interface Taeter {
  benutzerId: number | null;
  name: string;
  mandantId: number | null;
  gewechseltVon?: { name: string } | null;
}

export interface Protokollangaben {
  /** What it was done to, in words. */
  gegenstand?: string;
  einzelheiten?: Record<string, unknown>;
  wer?: Taeter;
}

const schreiben = anweisung(
  'aenderungsprotokoll.schreiben',
  `
  INSERT INTO aenderungsprotokoll (art, mandant_id, benutzer_id, benutzer_name, gewechselt_von_name, gegenstand, einzelheiten, suchtext)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

const system: Taeter = { benutzerId: null, name: 'System', mandantId: null };

/** The audit log: who did what, written with it in one transaction. Secrets never stand in it. */
@Injectable()
export class Aenderungsprotokoll {
  constructor(private readonly db: Datenbank) {}

  async schreibe(art: Protokollart, angaben: Protokollangaben = {}): Promise<void> {
    const wer = angaben.wer ?? vielleichtIdentitaet() ?? system;
    const gegenstand = (angaben.gegenstand ?? '').slice(0, 200);
    const vonName = wer.gewechseltVon?.name ?? null;
    const suchtext = suchform([art, wer.name, vonName, gegenstand].filter(Boolean).join(' ')).slice(0, 600);
    merkeProtokolliert();
    await this.db.zeilen(schreiben, [
      art,
      wer.mandantId,
      wer.benutzerId,
      wer.name.slice(0, 30),
      vonName,
      gegenstand,
      JSON.stringify(angaben.einzelheiten ?? {}),
      suchtext,
    ]);
  }
}
