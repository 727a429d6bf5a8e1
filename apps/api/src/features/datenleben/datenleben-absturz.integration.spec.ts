import { einAuftrag } from '@frachtportal/domain/testing/builder';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { bald } from '../../testing/bald.js';
import { anmelden, Programm } from '../../testing/server/programm.js';
import type { Prozess } from '../../testing/server/prozess.js';

const programm = new Programm();

/** A person at a process of its own. */
async function als(prozess: Prozess, name: string) {
  const authorization = `Bearer ${await anmelden(prozess, name)}`;
  return async (methode: string, pfad: string, body?: object) => {
    const antwort = await fetch(`${prozess.url}/api${pfad}`, {
      method: methode,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await antwort.text();
    return { status: antwort.status, body: text ? JSON.parse(text) : undefined };
  };
}
type Aufrufer = Awaited<ReturnType<typeof als>>;

const zustand = async (wer: Aufrufer, id: number) => (await wer('GET', `/datenleben/${id}`)).body;
const zuEnde = (wer: Aufrufer, id: number, was: string) =>
  bald(async () => expect(await zustand(wer, id)).toMatchObject({ zustand: was }));

describe('Absturz mitten in einem Datenvorgang', () => {
  it('leaves nothing half; the next process does it from the beginning', { timeout: 180_000 }, async () => {
    const erster = await programm.starten();
    const fremd = await als(erster, 'fremd');
    for (let i = 0; i < 3; i++)
      expect((await fremd('POST', '/auftraege', einAuftrag().build())).status).toBe(201);
    const admin = await als(erster, 'admin');
    const mandantId = (await admin('GET', '/mandanten/allmandanten')).body.find((m: { name: string }) =>
      m.name.startsWith('Alpenfracht Log'),
    ).id;
    const wunsch = { mandantId, probe: false, bestaetigung: 'Alpenfracht Logistik GmbH' };
    const archiv = (await admin('POST', '/datenleben', { ...wunsch, art: 'archivieren' })).body;
    await zuEnde(admin, archiv.id, 'fertig');

    // Somebody else holds what comes last, so that the work stands in its middle.
    const halter = new pg.Client({ connectionString: programm.datenbankUrl });
    await halter.connect();
    const zaehle = async () =>
      (await halter.query('SELECT count(*)::int AS n FROM auftrag WHERE mandant_id = $1', [mandantId]))
        .rows[0].n;
    try {
      await halter.query('BEGIN');
      await halter.query('SELECT FROM mandant WHERE id = $1 FOR KEY SHARE', [mandantId]);
      const { id } = (await admin('POST', '/datenleben', { ...wunsch, art: 'loeschen' })).body;
      await bald(async () => {
        await halter.query('SELECT pg_stat_clear_snapshot()');
        const haengt = await halter.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE 'DELETE%mandant%'",
        );
        expect(haengt.rowCount).toBe(1);
      });
      expect(await zustand(admin, id)).toMatchObject({ zustand: 'laeuft' });
      expect(await erster.signal('SIGKILL')).toBe('SIGKILL');
      await halter.query('COMMIT');
      expect(await zaehle()).toBe(3);
      const zweiter = await programm.starten();
      await zuEnde(await als(zweiter, 'admin'), id, 'fertig');
      expect(await zaehle()).toBe(0);
      await zweiter.signal('SIGTERM');
    } finally {
      await halter.end();
    }
  });

  it('is ended by whoever asks, and nothing has changed [Z-995]', { timeout: 180_000 }, async () => {
    const prozess = await programm.starten();
    const admin = await als(prozess, 'admin');
    const halter = new pg.Client({ connectionString: programm.datenbankUrl });
    await halter.connect();
    try {
      await halter.query("SELECT pg_advisory_lock(hashtext('datenauftrag'))");
      const frei = (await admin('GET', '/mandanten/allmandanten')).body[0].id;
      const { id } = (await admin('POST', '/datenleben', { art: 'export', mandantId: frei })).body;
      expect((await admin('POST', '/datenleben', { art: 'export', mandantId: frei })).status).toBe(409);
      expect((await admin('POST', `/datenleben/${id}/abbrechen`)).status).toBe(204);
      expect(await zustand(admin, id)).toMatchObject({ zustand: 'abgebrochen' });
      expect((await admin('POST', `/datenleben/${id}/abbrechen`)).status).toBe(409);
    } finally {
      await halter.end();
      await prozess.signal('SIGTERM');
    }
  });
});
