import type { MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const nehmen = anweisung(
  'konfigurationsausgang.nehmen',
  `
  WITH faellig AS (
    SELECT id FROM konfigurationsuebergabe
    WHERE uebergeben_bis IS DISTINCT FROM stand AND naechster_versuch <= now()
    ORDER BY naechster_versuch, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  UPDATE konfigurationsuebergabe k SET versuche = versuche + 1, naechster_versuch = now() + make_interval(secs => $1)
  FROM faellig f WHERE k.id = f.id
  RETURNING k.id, k.stand, k.referenz, k.versuche,
    (SELECT json_build_object('id', m.id, 'name', m.name) FROM mandant m WHERE m.id = k.mandant_id) AS hauptmandant`,
).genauer<{ hauptmandant: MandantKurz | null }>();

// Under a new reference something newer waits already: it stays due.
const uebergeben = anweisung(
  'konfigurationsausgang.uebergeben',
  `
  UPDATE konfigurationsuebergabe SET uebergeben_bis = greatest(uebergeben_bis, $2), letzter_fehler = NULL WHERE id = $1`,
);

const gescheitert = anweisung(
  'konfigurationsausgang.gescheitert',
  `
  UPDATE konfigurationsuebergabe SET letzter_fehler = left($3, 500), naechster_versuch = now() + make_interval(secs => $4)
  WHERE id = $1 AND referenz = $2`,
);

/** The configuration of a main client, or of the installation, that this process hands over now. */
export interface Konfigurationsposten {
  id: number;
  stand: number;
  referenz: string;
  versuche: number;
  hauptmandant: MandantKurz | null;
}

/** The outbox of the configuration, of all main clients: the dispatch system serves all of them. */
@Injectable()
export class Konfigurationsausgang {
  constructor(private readonly db: Datenbank) {}

  /** Takes one that is due, for so many seconds. */
  unsafeNimm(sekunden: number): Promise<Konfigurationsposten | undefined> {
    return this.db.eine(nehmen, [sekunden]);
  }

  async unsafeUebergeben({ id, stand }: Konfigurationsposten): Promise<void> {
    await this.db.zeilen(uebergeben, [id, stand]);
  }

  /** Notes why it failed and when it is tried again. */
  async unsafeGescheitert(
    { id, referenz }: Konfigurationsposten,
    grund: string,
    pauseMs: number,
  ): Promise<void> {
    await this.db.zeilen(gescheitert, [id, referenz, grund.replaceAll('\0', ''), pauseMs / 1000]);
  }
}
