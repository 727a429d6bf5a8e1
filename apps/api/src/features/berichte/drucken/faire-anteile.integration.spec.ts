import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
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
  const { body: schein } = await als.get(`/api/jasper-print/encrypt-ids/${id}`).expect(200);
  return () => portal.anonym().get('/api/berichte/speditionsauftrag').query(schein);
}

async function exportiere(wer: string, { id }: Auftrag) {
  const als = await portal.als(wer);
  return () => als.get(`/api/auftraege/exportcsv/${id}`);
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
        await anderer().expect(200);
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
        await einer().expect(200);
      } finally {
        gibFrei();
        vi.restoreAllMocks();
      }
    },
  );
});
