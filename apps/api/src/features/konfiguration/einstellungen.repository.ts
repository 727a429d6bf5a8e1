import { alsDraht, wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Personen } from '../protokoll/personen.service.js';
import { KonfigurationsaenderungEntity, KonfigurationswertEntity } from './konfiguration.entity.js';

type Werte = Record<string, string>;

const eigeneAller = anweisung(
  'einstellungen.eigeneAller',
  `
  SELECT m.name AS mandant, json_object_agg(k.schluessel, k.wert) AS werte
  FROM konfigurationswert k JOIN mandant m ON m.id = k.mandant_id GROUP BY m.id, m.name`,
).genauer<{ werte: Werte }>();
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
  constructor(
    private readonly db: Datenbank,
    private readonly personen: Personen,
  ) {}

  private get unsafeWerte() {
    return this.db.unsafeAlle(KonfigurationswertEntity);
  }

  /** One change at a time: what may stand together is looked at over all levels. */
  sperre(): Promise<void> {
    return this.db.sperre('konfiguration');
  }

  async lies(mandantId: number | null): Promise<Werte> {
    const werte = await this.unsafeWerte.findBy({ mandantId: mandantId ?? IsNull() });
    return Object.fromEntries(werte.map(({ schluessel, wert }) => [schluessel, wert]));
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
    const personNr = await this.personen.nummer({ benutzerId, name });
    const gewechseltVonNr = gewechseltVon && (await this.personen.nummer(gewechseltVon));
    const gesetzt = aenderungen.flatMap(({ schluessel, nachher: wert }) =>
      wert === null
        ? []
        : [{ mandantId, schluessel, wert, geaendertAm: () => 'now()', geaendertVon: benutzerId }],
    );
    const entfernt = aenderungen.filter((a) => a.nachher === null).map((a) => a.schluessel);
    const wer = { mandantId, benutzerId, personNr, gewechseltVonNr };
    await this.unsafeWerte.upsert(gesetzt, ['mandantId', 'schluessel']);
    await this.unsafeWerte.delete({ mandantId: mandantId ?? IsNull(), schluessel: In(entfernt) });
    await this.db
      .unsafeAlle(KonfigurationsaenderungEntity)
      .insert(aenderungen.map((a) => ({ ...a, ...wer })));
    await this.db.zeilen(uebergeben, [mandantId]);
  }
}
