import { vi } from 'vitest';
import { Aenderungen } from '../platform/database/aenderungen.js';
import type { Portal } from './portal.js';

/** Statements outside transactions that reach the database while `arbeit` runs. */
export async function anfragen({ app, db }: Portal, arbeit: () => Promise<unknown>): Promise<number> {
  // A machine so busy that the portal no longer trusts its memory would read things once more.
  const gilt = vi.spyOn(app.get(Aenderungen, { strict: false }), 'vollstaendig', 'get').mockReturnValue(true);
  const spion = vi.spyOn(db.pool, 'query');
  try {
    await arbeit();
    return spion.mock.calls.length;
  } finally {
    spion.mockRestore();
    gilt.mockRestore();
  }
}
