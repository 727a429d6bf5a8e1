import { alsDraht, wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';

type Werte = Record<string, string>;

const lesen = anweisung(
  'einstellungen.lesen',
  `
  SELECT coalesce(json_object_agg(schluessel, wert), '{}') AS werte FROM konfigurationswert WHERE mandant_id IS NOT DISTINCT FROM $1`,
).genauer<{ werte: Werte }>();
const eigeneAller = anweisung(
  'einstellungen.eigeneAller',
  `
  SELECT m.name AS mandant, json_object_agg(k.schluessel, k.wert) AS werte
  FROM konfigurationswert k JOIN mandant m ON m.id = k.mandant_id GROUP BY m.id, m.name`,
).genauer<{ werte: Werte }>();
const setzen = anweisung(
  'einstellungen.setzen',
  `
  INSERT INTO konfigurationswert (mandant_id, schluessel, wert, geaendert_von) SELECT $1, key, value, $3 FROM json_each_text($2)
  ON CONFLICT (mandant_id, schluessel) DO UPDATE SET wert = EXCLUDED.wert, geaendert_am = now(), geaendert_von = EXCLUDED.geaendert_von`,
);
const entfernen = anweisung(
  'einstellungen.entfernen',
  `
  DELETE FROM konfigurationswert WHERE mandant_id IS NOT DISTINCT FROM $1 AND schluessel = ANY($2)`,
);
const merken = anweisung(
  'einstellungen.merken',
  `
  INSERT INTO konfigurationsaenderung (mandant_id, schluessel, vorher, nachher, benutzer_id, benutzer_name, gewechselt_von_name)
  SELECT $1, a.schluessel, a.vorher, a.nachher, $3, $4, $5 FROM json_to_recordset($2) AS a (schluessel text, vorher text, nachher text)`,
);
// A value of the installation may change what holds for every main client, so that all that have, or once had, own
// values are handed over anew.
const uebergeben = anweisung(
  'einstellungen.uebergeben',
  `
  INSERT INTO konfigurationsuebergabe (mandant_id, stand)
  SELECT b.mandant_id, (SELECT max(id) FROM konfigurationsaenderung)
  FROM (SELECT $1::int AS mandant_id
    UNION SELECT mandant_id FROM konfigurationswert WHERE $1::int IS NULL
    UNION SELECT mandant_id FROM konfigurationsuebergabe WHERE $1::int IS NULL) b
  ON CONFLICT (mandant_id) DO UPDATE SET stand = EXCLUDED.stand, referenz = EXCLUDED.referenz, versuche = 0,
    naechster_versuch = now(), letzter_fehler = NULL`,
);

export interface Wertaenderung {
  schluessel: string;
  vorher: string | null;
  nachher: string | null;
}

/** The values that were set: of the installation (`null`) or of a main client. */
@Injectable()
export class Einstellungen {
  constructor(private readonly db: Datenbank) {}

  /** One change at a time: what may stand together is looked at over all levels. */
  sperre(): Promise<void> {
    return this.db.sperre('konfiguration');
  }

  async lies(mandantId: number | null): Promise<Werte> {
    return (await this.db.eine(lesen, [mandantId]))?.werte ?? {};
  }

  /** What each main client has set for itself. */
  unsafeEigeneAller(): Promise<{ mandant: string; werte: Werte }[]> {
    return this.db.sql(eigeneAller);
  }

  /** What holds for a main client, or without one; all keys as they are sent. */
  async wirksame(mandantId: number | null): Promise<Werte> {
    const eigene = mandantId === null ? {} : await this.lies(mandantId);
    return alsDraht(wirksam(await this.lies(null), eigene));
  }

  /** Stores the changes, remembers who made them, and puts what holds now into the outbox. */
  async aendere(mandantId: number | null, aenderungen: Wertaenderung[]): Promise<void> {
    const { benutzerId, name, gewechseltVon } = identitaet();
    const gesetzt = aenderungen.filter((a) => a.nachher !== null).map((a) => [a.schluessel, a.nachher]);
    const entfernt = aenderungen.filter((a) => a.nachher === null).map((a) => a.schluessel);
    await this.db.zeilen(setzen, [mandantId, JSON.stringify(Object.fromEntries(gesetzt)), benutzerId]);
    await this.db.zeilen(entfernen, [mandantId, entfernt]);
    const wer = [benutzerId, name, gewechseltVon?.name ?? null];
    await this.db.zeilen(merken, [mandantId, JSON.stringify(aenderungen), ...wer]);
    await this.db.zeilen(uebergeben, [mandantId]);
  }
}
