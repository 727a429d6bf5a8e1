import { gunzipSync } from 'node:zlib';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { bald } from '../../testing/bald.js';
import { anmelden, Programm } from '../../testing/server/programm.js';
import type { Prozess } from '../../testing/server/prozess.js';
import { passwort } from '../../testing/welt.js';

const programm = new Programm();
/** Another installation, in which nobody has worked. */
const leer = new Programm();

async function leere(client: pg.Client): Promise<void> {
  await client.query('UPDATE mandant SET adresse_id = NULL, hauptmandant_id = NULL');
  for (const tabelle of [
    'konto_token',
    'adresse',
    'benutzer',
    'nummernkreis',
    'konfigurationswert',
    'mandant',
  ])
    await client.query(`DELETE FROM ${tabelle}`);
}

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

  it('leaves nothing half where an archive is put back; the next process puts it back as a whole', {
    timeout: 240_000,
  }, async () => {
    const quelle = await programm.starten();
    const kunde = await als(quelle, 'kunde');
    for (let i = 0; i < 3; i++)
      expect((await kunde('POST', '/auftraege', einAuftrag().build())).status).toBe(201);
    const admin = await als(quelle, 'admin');
    const mandantId = (await admin('GET', '/mandanten/allmandanten')).body.find((m: { name: string }) =>
      m.name.startsWith('Nordlicht'),
    ).id;
    const { id } = (await admin('POST', '/datenleben', { art: 'export', mandantId, probe: false })).body;
    await zuEnde(admin, id, 'fertig');
    const abholen = await fetch(`${quelle.url}/api/datenleben/${id}/datei`, {
      headers: { authorization: `Bearer ${await anmelden(quelle, 'admin')}` },
    });
    const archiv = await abholen.arrayBuffer();
    await quelle.signal('SIGTERM');

    const halter = new pg.Client({ connectionString: leer.datenbankUrl });
    await halter.connect();
    try {
      await leere(halter);
      let gesagt = '';
      const erster = await leer.starten({}, (alles) => {
        gesagt = alles;
      });
      const token = /Einrichtung .*\/(\S+)/.exec(gesagt)?.[1];
      const chef = { mandant: 'Neu', name: 'admin', email: 'neu@example.com', password: passwort, token };
      const eingerichtet = await fetch(`${erster.url}/api/einrichtung`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(chef),
      });
      expect(eingerichtet.status, gesagt).toBe(204);
      // Orders come late: clients, users and settings have been written when it is killed.
      await halter.query('BEGIN; LOCK TABLE auftrag_adresse IN SHARE MODE');
      const form = new FormData();
      form.set('metadata', JSON.stringify({ probe: false }));
      form.set('file', new Blob([archiv]), 'archiv.tar.gz');
      const angenommen = await fetch(`${erster.url}/api/datenleben/einspielen`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await anmelden(erster, 'admin')}` },
        body: form,
      });
      expect(angenommen.status).toBe(202);
      const { id: auftrag } = (await angenommen.json()) as { id: number };
      await bald(async () => {
        await halter.query('SELECT pg_stat_clear_snapshot()');
        const haengt = await halter.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%auftrag_adresse%'",
        );
        expect(haengt.rowCount).toBe(1);
      });
      expect(await erster.signal('SIGKILL')).toBe('SIGKILL');
      await halter.query('COMMIT');
      const da = async () =>
        (
          await halter.query(
            'SELECT (SELECT count(*) FROM auftrag)::int AS auftraege, (SELECT count(*) FROM mandant)::int AS mandanten',
          )
        ).rows[0];
      expect(await da()).toEqual({ auftraege: 0, mandanten: 1 });
      const zweiter = await leer.starten();
      await zuEnde(await als(zweiter, 'admin'), auftrag, 'fertig');
      expect(await da()).toEqual({ auftraege: 3, mandanten: 4 });
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
