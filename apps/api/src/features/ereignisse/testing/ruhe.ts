import { bis } from '../../../testing/bald.js';
import type { Portal } from '../../../testing/portal.js';

/** Other databases of the same server hold the feed back too: until all that is done now may be seen. */
export async function ruhe(portal: Portal): Promise<void> {
  const [jetzt] = await portal.db.sql<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
  await bis(async () => {
    const sql = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS vorbei';
    return (await portal.db.eine<{ vorbei: boolean }>(sql, [jetzt?.id]))?.vorbei ?? false;
  });
}
