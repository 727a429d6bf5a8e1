import type { Adressimportlauf, Importergebnis } from '@frachtportal/domain/adresse/adressimport';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { zeitpunktSql } from '../../../platform/database/json/json-lesen.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';

const art = "art = 'adressen'";
const jeMandant = 20;
const gemerkteFehler = 100;

const merke = anweisung(
  'adressimportlaeufe.merke',
  `
  WITH alte AS (DELETE FROM importlauf WHERE id IN (
    SELECT id FROM importlauf WHERE mandant_id = $1 AND ${art} ORDER BY id DESC OFFSET ${jeMandant - 1}))
  INSERT INTO importlauf (art, mandant_id, benutzer_id, dateiname, zustand, prozent, zeilen, uebernommen, abgelehnt, fehler, beendet_am)
  VALUES ('adressen', $1, $2, $3, 'fertig', 100, $4, $5, $6, $7, now())`,
);

const neueste = anweisung(
  'adressimportlaeufe.neueste',
  `
  SELECT l.id, m.name AS mandant, l.dateiname, b.name AS benutzer, l.zeilen, l.uebernommen, l.abgelehnt, l.fehler,
    ${zeitpunktSql('l.begonnen_am')} AS "begonnenAm"
  FROM importlauf l JOIN mandant m ON m.id = l.mandant_id LEFT JOIN benutzer b ON b.id = l.benutzer_id
  WHERE l.${art} AND l.mandant_id = ANY($1) ORDER BY l.id DESC LIMIT ${jeMandant}`,
).genauer<Pick<Adressimportlauf, 'begonnenAm' | 'fehler'>>();

/** The latest imports into an address book, with what was wrong with their rows. */
@Injectable()
export class Adressimportlaeufe {
  constructor(private readonly db: Datenbank) {}

  async merke(mandantId: number, dateiname: string, e: Importergebnis): Promise<void> {
    const fehler = JSON.stringify(e.fehler.slice(0, gemerkteFehler));
    const uebernommen = e.angelegt + e.aktualisiert + e.unveraendert;
    const wer = [mandantId, identitaet().benutzerId, dateiname];
    await this.db.zeilen(merke, [...wer, e.zeilen, uebernommen, e.abgelehnt, fehler]);
  }

  neueste(): Promise<Adressimportlauf[]> {
    return this.db.sql(neueste, [identitaet().sichtbareMandanten]);
  }
}
