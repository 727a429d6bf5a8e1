import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bis } from '../../../testing/bald.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Exportzeilen } from '../../auftraege/export/exportzeilen.read-model.js';
import { angelegt } from '../../dispo/testing/auftraege.js';
import { BerichtService } from '../bericht.service.js';

let portal: Portal;
let nord: Auftrag;
let fremd: Auftrag;
beforeAll(async () => {
  portal = await startePortal();
  [nord, fremd] = [await angelegt(portal), await angelegt(portal, {}, 'fremd')];
});
afterAll(() => portal.schliessen());

/** One running and ten waiting: the twelfth is too many. */
const flut = 12;

async function drucke(wer: string, { id }: Auftrag) {
  const als = await portal.als(wer);
  // A ticket for each: one opens one print at a time.
  return async () => {
    const { body: schein } = await als.get(`/api/jasper-print/encrypt-ids/${id}`).expect(200);
    return portal.anonym().get('/api/berichte/speditionsauftrag').query(schein);
  };
}

/** Asks as a window does that may be closed. */
async function fenster(wer: string, { id }: Auftrag) {
  const als = await portal.als(wer);
  const { body: schein } = await als.get(`/api/jasper-print/encrypt-ids/${id}`).expect(200);
  const schliesse = new AbortController();
  const adresse = `${portal.url}/api/berichte/speditionsauftrag?${new URLSearchParams(schein)}`;
  const status = fetch(adresse, { signal: schliesse.signal }).then(async (antwort) => {
    await antwort.arrayBuffer();
    return antwort.status;
  });
  return { adresse, status, schliesse: () => schliesse.abort() };
}

async function exportiere(wer: string, { id }: Auftrag) {
  const als = await portal.als(wer);
  return async () => als.get(`/api/auftraege/exportcsv/${id}`);
}

/** Nothing that this user wants ends before the returned function is called. */
function halteAuf(id: number) {
  const riegel = Promise.withResolvers<void>();
  const { prototype: bericht } = BerichtService;
  const { prototype: zeilen } = Exportzeilen;
  const { erzeuge } = bericht;
  const { csv } = zeilen;
  vi.spyOn(bericht, 'erzeuge').mockImplementation(async function (this: BerichtService, ...angaben) {
    if (angaben[1].some((a) => a.id === id)) await riegel.promise;
    return erzeuge.apply(this, angaben);
  });
  vi.spyOn(zeilen, 'csv').mockImplementation(async function (this: Exportzeilen, ...angaben) {
    if (angaben[0].ids.includes(id)) await riegel.promise;
    return csv.apply(this, angaben);
  });
  return riegel.resolve;
}

/** Nobody reads goods before it is let go: as under a search that takes long. */
async function haltePositionen() {
  const client = new pg.Client({ connectionString: portal.datenbankUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE auftragsposition IN ACCESS EXCLUSIVE MODE');
  let endet: Promise<void> | undefined;
  return { gibFrei: () => (endet ??= client.end()) };
}

describe('Faire Anteile', () => {
  it.each([
    ['Drucke', drucke],
    ['Exporte', exportiere],
  ])(
    '%s eines Kunden halten andere nicht auf; was zu viel ist, wird abgewiesen und geht später',
    async (_was, stelle) => {
      const gibFrei = halteAuf(nord.id);
      try {
        const [einer, anderer] = [await stelle('leser', nord), await stelle('fremd', fremd)];
        const gekommen: number[] = [];
        const alle = Array.from({ length: flut }, async () => {
          const antwort = await einer();
          gekommen.push(antwort.status);
          return antwort;
        });
        await bis(() => gekommen.length > 0);
        expect(gekommen).toEqual([429]);
        // While all of these wait, another client is served.
        expect((await anderer()).status).toBe(200);
        expect(gekommen).toEqual([429]);
        gibFrei();
        const antworten = await Promise.all(alle);
        const [zuViel, ...weitere] = antworten.filter((a) => a.status === 429);
        expect(weitere).toEqual([]);
        expect(antworten.filter((a) => a.status === 200)).toHaveLength(flut - 1);
        expect(zuViel?.headers['retry-after']).toBe('10');
        expect(zuViel?.body[0]).toMatchObject({
          key: 'server.vielBestellt',
          text: expect.stringContaining('in 10 Sekunden'),
        });
        expect((await einer()).status).toBe(200);
      } finally {
        gibFrei();
        vi.restoreAllMocks();
      }
    },
  );

  it('ein Druckschein öffnet einen Druck zur Zeit', async () => {
    const gibFrei = halteAuf(nord.id);
    try {
      const erstes = await fenster('leser', nord);
      const nochmal = () => fetch(erstes.adresse).then(({ status }) => status);
      expect(await Promise.race([nochmal(), erstes.status])).toBe(429);
      gibFrei();
      expect(await erstes.status).toBe(200);
      expect(await nochmal()).toBe(200);
    } finally {
      gibFrei();
      vi.restoreAllMocks();
    }
  });

  it('ein Druck, dessen Fenster geschlossen wurde, wartet nicht mehr', async () => {
    const gibFrei = halteAuf(nord.id);
    try {
      const alle = await Promise.all(Array.from({ length: flut - 1 }, () => fenster('leser', nord)));
      const stelle = await drucke('leser', nord);
      await bis(async () => (await stelle()).status === 429);
      const [geschlossenes, ...offene] = alle.reverse();
      const zu = geschlossenes?.status.catch((grund: Error) => grund.name);
      geschlossenes?.schliesse();
      expect(await zu).toBe('AbortError');
      // There is room for one again, and it is served like the others.
      const spaeter = bis(async () => (await stelle()).status === 200);
      gibFrei();
      await spaeter;
      expect(await Promise.all(offene.map((f) => f.status))).toEqual(offene.map(() => 200));
    } finally {
      gibFrei();
      vi.restoreAllMocks();
    }
  });

  it('wer alles auf einmal sucht, lässt anderen Verbindungen zur Datenbank', async () => {
    const [leser, andere] = await Promise.all([portal.als('leser'), portal.als('fremd')]);
    const gesperrt = await haltePositionen();
    try {
      const gekommen: number[] = [];
      const flut = Array.from({ length: 280 }, async () => {
        const antwort = await leser.get(`/api/auftraege/${nord.id}`);
        gekommen.push(antwort.status);
        return antwort;
      });
      await bis(() => gekommen.length > 0);
      await andere.get('/api/adressen/search').expect(200);
      expect(new Set(gekommen)).toEqual(new Set([429]));
      await gesperrt.gibFrei();
      const antworten = await Promise.all(flut);
      expect(antworten.filter((a) => a.status === 200).length).toBeGreaterThanOrEqual(200);
      const zuViel = antworten.find((a) => a.status === 429);
      expect(zuViel?.headers['retry-after']).toBe('1');
      expect(zuViel?.body[0]).toMatchObject({ key: 'server.zuViele' });
    } finally {
      await gesperrt.gibFrei();
    }
  });

  it('wer nicht angemeldet ist, hat einen Anteil je Adresse, und wer den Prozess beobachtet, wird immer beantwortet', async () => {
    const gesperrt = await haltePositionen();
    const leser = await portal.als('leser');
    try {
      const flut = Array.from({ length: 40 }, () => leser.get(`/api/auftraege/${nord.id}`));
      await portal.anonym().get('/api/health/ready').expect(200);
      await portal.anonym().get('/api/registrierung/sprachen').expect(200);
      await gesperrt.gibFrei();
      for (const antwort of await Promise.all(flut)) expect(antwort.status).toBe(200);
    } finally {
      await gesperrt.gibFrei();
    }
  });
});
