import type { Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const angefordert = anweisung(
  'indexstaende.angefordert',
  `
  INSERT INTO dispo_index (typ, angefordert_am, anzahl) VALUES ($1, now(), $2)
  ON CONFLICT (typ) DO UPDATE SET angefordert_am = now(), anzahl = excluded.anzahl`,
);
const aktualisiert = anweisung(
  'indexstaende.aktualisiert',
  'UPDATE dispo_index SET aktualisiert_am = now(), letzter_fehler = NULL WHERE typ = $1',
);
const gescheitert = anweisung(
  'indexstaende.gescheitert',
  'UPDATE dispo_index SET letzter_fehler = left($2, 500) WHERE typ = $1',
);
const stand = anweisung(
  'indexstaende.stand',
  `
  SELECT angefordert_am::text AS angefordert, aktualisiert_am::text AS aktualisiert, letzter_fehler AS fehler
  FROM dispo_index WHERE typ = $1`,
).genauer<{ angefordert: string }>();

/** When an index was last asked for and last brought up to date. */
export interface Indexstand {
  angefordert: string;
  aktualisiert: string | null;
  fehler: string | null;
}

@Injectable()
export class Indexstaende {
  constructor(private readonly db: Datenbank) {}

  /** @param anzahl entries asked for, null for the whole index */
  async angefordert(typ: Indextyp, anzahl: number | null): Promise<void> {
    await this.db.sql(angefordert, [typ, anzahl]);
  }

  async aktualisiert(typ: Indextyp): Promise<void> {
    await this.db.sql(aktualisiert, [typ]);
  }

  async gescheitert(typ: Indextyp, grund: string): Promise<void> {
    await this.db.sql(gescheitert, [typ, grund.replaceAll('\0', '')]);
  }

  stand(typ: Indextyp): Promise<Indexstand | undefined> {
    return this.db.eine(stand, [typ]);
  }
}
