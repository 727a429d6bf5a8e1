import type pg from 'pg';

/** How far the numbers of those reach who stand by number. */
export interface Nummern {
  mandant: number;
  benutzer: number;
  person: number;
}

const hoechste = `
  SELECT (SELECT coalesce(max(id), 0) FROM mandant) AS mandant, (SELECT coalesce(max(id), 0) FROM benutzer) AS benutzer,
    (SELECT coalesce(max(nr), 0) FROM person) AS person`;

export async function hoechsteNummern(client: pg.Client): Promise<Nummern> {
  const { rows } = await client.query<Nummern>(hoechste);
  return rows[0] ?? { mandant: 0, benutzer: 0, person: 0 };
}
