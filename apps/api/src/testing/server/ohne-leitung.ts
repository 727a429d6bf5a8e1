import pg from 'pg';
import { expect, vi } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Aenderungen } from '../../platform/database/aenderungen.js';
import { bald } from '../bald.js';
import type { Portal } from '../portal.js';

export const horcher = `FROM pg_stat_activity WHERE application_name = 'frachtportal-aenderungen' AND datname = current_database()`;

/** A connection that the portal knows nothing of, as that of another process. */
export async function nachbar(portal: Portal): Promise<pg.Client> {
  const { DATABASE_URL } = portal.app.get<Umgebung>(UMGEBUNG, { strict: false });
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  return client;
}

/**
 * Cuts the connection by which the portal hears of changes, and lets it come back only after `arbeit`. What the
 * neighbour changes meanwhile nobody tells of, as if every message were lost.
 */
export async function ohneLeitung(
  portal: Portal,
  arbeit: (nachbar: pg.Client) => Promise<void>,
): Promise<void> {
  const aenderungen = portal.app.get(Aenderungen, { strict: false });
  const anderer = await nachbar(portal);
  const verbinde = vi.spyOn(aenderungen as unknown as { verbinde(): Promise<never> }, 'verbinde');
  verbinde.mockRejectedValue(new Error('keine Leitung'));
  try {
    await anderer.query(`SELECT pg_terminate_backend(pid) ${horcher}`);
    await bald(() => expect(aenderungen.vollstaendig).toBe(false));
    await anderer.query('SET session_replication_role = replica');
    await arbeit(anderer);
  } finally {
    verbinde.mockRestore();
    await bald(() => expect(aenderungen.vollstaendig).toBe(true));
    await anderer.end();
  }
}
