import { gunzipSync } from 'node:zlib';
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

/** What an administrator fetches, unpacked. */
async function archivinhalt({ url }: Prozess, token: string, id: number): Promise<string> {
  const antwort = await fetch(`${url}/api/datenleben/${id}/datei`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(antwort.status).toBe(200);
  return gunzipSync(await antwort.arrayBuffer()).toString('latin1');
}

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
    const halter = new pg.Client({ connectionString: programm.datenbankUrl });
    await halter.connect();
    const zaehle = async () =>
      (await halter.query('SELECT count(*)::int AS n FROM auftrag WHERE mandant_id = $1', [mandantId]))
        .rows[0].n;
    const wunsch = { mandantId, probe: false, bestaetigung: 'Alpenfracht Logistik GmbH' };
    /** Somebody else holds what comes last, so that the work stands in its middle when its process is killed. */
    const toete = async (prozess: Prozess, art: string, halte: string, haengend: string) => {
      await halter.query('BEGIN');
      await halter.query(halte, [mandantId]);
      const wer = await als(prozess, 'admin');
      const { id } = (await wer('POST', '/datenleben', { ...wunsch, art })).body;
      await bald(async () => {
        await halter.query('SELECT pg_stat_clear_snapshot()');
        const haengt = await halter.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE $1",
          [haengend],
        );
        expect(haengt.rowCount).toBe(1);
      });
      expect(await zustand(wer, id)).toMatchObject({ zustand: 'laeuft' });
      expect(await prozess.signal('SIGKILL')).toBe('SIGKILL');
      await halter.query('COMMIT');
      return id;
    };
    try {
      const benutzer = 'SELECT FROM benutzer WHERE mandant_id = $1';
      const archiv = await toete(erster, 'archivieren', `${benutzer} FOR SHARE`, 'UPDATE benutzer%');
      expect((await halter.query(`${benutzer} AND authorized`, [mandantId])).rowCount).toBeGreaterThan(0);
      const zweiter = await programm.starten();
      await zuEnde(await als(zweiter, 'admin'), archiv, 'fertig');
      expect((await halter.query(`${benutzer} AND authorized`, [mandantId])).rowCount).toBe(0);
      const inhalt = await archivinhalt(zweiter, await anmelden(zweiter, 'admin'), archiv);
      for (const name of ['export.json', 'ende.json']) expect(inhalt.split(`${name}\0`)).toHaveLength(2);

      const geloescht = await toete(
        zweiter,
        'loeschen',
        'SELECT FROM mandant WHERE id = $1 FOR KEY SHARE',
        'DELETE%mandant%',
      );
      expect(await zaehle()).toBe(3);
      const dritter = await programm.starten();
      await zuEnde(await als(dritter, 'admin'), geloescht, 'fertig');
      expect(await zaehle()).toBe(0);
      await dritter.signal('SIGTERM');
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
