import { Ereignis, type Ereignisart, Ereignisdaten } from '@frachtportal/domain/ereignis/ereignis';
import { felder } from '@frachtportal/domain/feld/feld';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { felderSql } from '../../../platform/database/json/json-lesen.js';
import type { Feedstelle } from '../../../platform/feed/feedstelle.js';

/** Of what does not belong to an event, null stands there. */
const leer = JSON.stringify(
  Object.fromEntries([...felder(Ereignisdaten).keys()].map((name) => [name, null])),
);
const spalten = felderSql(Ereignis, 'e', {
  id: 'e.nachricht::text',
  daten: `'${leer}'::jsonb || e.daten`,
});

// Each client's next events come from its index.
const seite = anweisung(
  'ereignisfeed.seite',
  `
  SELECT e.aenderung::text AS aenderung, e.id AS stelle, ${spalten}
  FROM unnest($1::int[]) m, LATERAL (
    SELECT * FROM ereignis z
    WHERE z.mandant_id = m AND (z.aenderung, z.id) > ($2::xid8, $3::int) AND z.aenderung < $4::xid8
      AND ($5::text[] IS NULL OR z.art = ANY($5))
    ORDER BY z.aenderung, z.id LIMIT $6) e
  ORDER BY e.aenderung, e.id LIMIT $6`,
).genauer<{ aenderung: string; art: Ereignisart; zeitpunkt: string; id: string; daten: Ereignisdaten }>();

export interface Ereignisausschnitt {
  mandanten: readonly number[];
  ab: Feedstelle;
  bis: string;
  arten: readonly Ereignisart[] | null;
  hoechstens: number;
}

/** Reads events in the order of the transactions that left them. */
@Injectable()
export class EreignisfeedReadModel {
  constructor(private readonly db: Datenbank) {}

  async seite({
    mandanten,
    ab,
    bis,
    arten,
    hoechstens,
  }: Ereignisausschnitt): Promise<(Feedstelle & { ereignis: Ereignis })[]> {
    const zeilen = await this.db.sql(seite, [mandanten, ab.aenderung, ab.id, bis, arten, hoechstens]);
    return zeilen.map(({ aenderung, stelle, ...ereignis }) => ({ aenderung, id: stelle, ereignis }));
  }
}
