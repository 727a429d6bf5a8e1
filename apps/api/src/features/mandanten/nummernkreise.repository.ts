import type { Nummernkreis } from '@frachtportal/domain/mandant/nummernkreis';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const lesen = anweisung(
  'nummernkreise.lesen',
  `SELECT praefix, stellen, (nummernkreis_stand(id) + 1)::int AS naechste FROM nummernkreis
  WHERE mandant_id = $1 AND art = 'auftrag'`,
).genauer<{ naechste: number }>();
// Numbers of others that begin like ours could be given a second time.
const vergeben = anweisung(
  'nummernkreise.unsafeVergeben',
  `
  SELECT EXISTS (SELECT FROM nummernkreis WHERE art = 'auftrag' AND praefix = $2 AND mandant_id <> $1)
    OR EXISTS (SELECT FROM auftrag a JOIN mandant m ON m.id = a.mandant_id
      WHERE starts_with(a.spedeigennr, $2) AND coalesce(m.hauptmandant_id, m.id) <> $1) AS vergeben`,
).genauer<{ vergeben: boolean }>();
const setzen = anweisung(
  'nummernkreise.setzen',
  `
  UPDATE nummernkreis SET praefix = $2, stellen = $3, gesetzt_am = now() WHERE mandant_id = $1 AND art = 'auftrag'
  RETURNING 'nummernkreis_folge_' || id AS folge`,
).genauer<{ folge: string }>();
const vorruecken = anweisung('nummernkreise.vorruecken', 'SELECT folge_vorruecken($1, $2)');

/** How the numbers of orders are made, one range a main client. */
@Injectable()
export class Nummernkreise {
  constructor(private readonly db: Datenbank) {}

  lies(mandantId: number): Promise<Nummernkreis | undefined> {
    return this.db.eine(lesen, [mandantId]);
  }

  /** Does another main client number like this? Until the transaction ends nobody else changes a range. */
  async unsafeIstVergeben(mandantId: number, praefix: string): Promise<boolean> {
    return (await this.db.eine(vergeben, [mandantId, praefix]))?.vergeben ?? false;
  }

  async setze(mandantId: number, { praefix, stellen, naechste }: Nummernkreis): Promise<void> {
    const kreis = await this.db.eine(setzen, [mandantId, praefix, stellen]);
    if (kreis) await this.db.zeilen(vorruecken, [kreis.folge, naechste - 1]);
  }
}
