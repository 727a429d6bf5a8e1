import { Agent, request } from 'node:http';
import { setTimeout as warten } from 'node:timers/promises';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { describe, expect, it } from 'vitest';
import { anmelden, Programm } from '../../../testing/server/programm.js';
import type { Prozess } from '../../../testing/server/prozess.js';
import { dauer, hoechstens } from '../../../testing/zeiten.js';

const durchgaenge = Number(process.env['FRACHTPORTAL_STOPPS'] ?? 2);

const programm = new Programm();

const kopf = async (prozess: Prozess) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${await anmelden(prozess)}`,
});

/** Sends over the agent's connections and no others, and answers the status when the whole answer is there. */
function sende(url: string, headers: Record<string, string>, agent: Agent, body?: string): Promise<number> {
  return new Promise((fertig, fehler) => {
    const anfrage = request(url, { method: body ? 'POST' : 'GET', headers, agent }, (antwort) => {
      antwort.on('error', fehler);
      antwort.on('end', () => fertig(antwort.statusCode ?? 0));
      antwort.resume();
    });
    anfrage.on('error', fehler);
    anfrage.end(body);
  });
}

describe('Anhalten', () => {
  it.each([
    ['connections that are kept', true],
    ['a connection for each request', false],
  ])(
    'under load answers every request that was begun, with %s',
    {
      timeout: 60_000 * (1 + durchgaenge),
    },
    async (_art, keepAlive) => {
      for (let i = 0; i < durchgaenge; i++) {
        const prozess = await programm.starten();
        const headers = await kopf(prozess);
        const status: number[] = [];
        const beginner = new Set<number>();
        const gescheitert: string[] = [];
        const agent = new Agent({ keepAlive, maxSockets: 12 });
        const last = Array.from({ length: 12 }, async (_, n) => {
          const anfrage = () =>
            n % 3
              ? sende(`${prozess.url}/api/auftraege/search`, headers, agent)
              : sende(`${prozess.url}/api/auftraege`, headers, agent, JSON.stringify(einAuftrag().build()));
          for (;;) {
            try {
              status.push(await anfrage());
              beginner.add(n);
            } catch (fehler) {
              // A refused connection was never begun.
              gescheitert.push((fehler as { code?: string }).code ?? String(fehler));
              return;
            }
          }
        });
        // Until everybody is connected: who still waits at the door has not begun.
        while (beginner.size < last.length) await warten(20);
        await warten(50);
        hoechstens(await dauer(async () => expect(await prozess.signal('SIGTERM')).toBe(0)), 5000);
        await Promise.all(last);
        expect(new Set(status)).toEqual(new Set([200, 201]));
        expect(new Set(gescheitert)).toEqual(new Set(['ECONNREFUSED']));
        const angelegt = status.filter((s) => s === 201).length;
        const vorhanden = await mitVerbindung(programm.datenbankUrl, async (db) => {
          const { rows } = await db.query(
            'WITH weg AS (DELETE FROM auftrag RETURNING id) SELECT count(*)::int AS n FROM weg',
          );
          return rows[0].n;
        });
        expect(vorhanden).toBe(angelegt);
      }
    },
  );

  it('does not wait for connections that nobody uses', async () => {
    const prozess = await programm.starten();
    // The server offers to keep them for longer than it may take to stop: waiting for them would end with 1.
    const agent = new Agent({ keepAlive: true });
    const antworten = Array.from({ length: 20 }, () => sende(`${prozess.url}/api/health/live`, {}, agent));
    expect(new Set(await Promise.all(antworten))).toEqual(new Set([200]));
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(20);
    expect(await prozess.signal('SIGTERM')).toBe(0);
    agent.destroy();
  });
});

describe('Starten', () => {
  it('with a proxy that is no address ends with a word about it', async () => {
    await expect(programm.starten({ TRUST_PROXY: 'ueberall' })).rejects.toThrow('ueberall');
  });

  it('keeps its own secret beside the data, readable by the owner alone, so that logins outlive it', async () => {
    const erster = await programm.starten();
    const headers = await kopf(erster);
    await erster.signal('SIGTERM');
    const zweiter = await programm.starten();
    expect((await fetch(`${zweiter.url}/api/auftraege/search`, { headers })).status).toBe(200);
    await zweiter.signal('SIGTERM');
    const { statSync } = await import('node:fs');
    expect(statSync(`${programm.env['DATA_DIR']}/geheimnis/token`).mode & 0o077).toBe(0);
  });
});
