import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Tageszahlen } from './tageszahlen.read-model.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  // Portals here have few orders: what are tens of thousands elsewhere are eight.
  portal.app.get(Tageszahlen).groessen = [4, 8];
  for (let i = 0; i < 20; i++) {
    const datum = plusTage('2031-01-01', i * 3);
    const hinweis = i < 2 ? 'alt' : null;
    const koerper = {
      ...einAuftrag().ohneTermine().build(),
      datum,
      hinweis,
      absenderReferenz: i < 2 ? 'Selten' : 'Oft',
    };
    const kunde = await portal.als('kunde');
    await kunde
      .post('/api/auftraege')
      .send(JSON.parse(JSON.stringify(koerper)))
      .expect(201);
  }
});
afterAll(() => portal.schliessen());

async function suche(frage: object) {
  const antwort = await (await portal.als('kunde')).get('/api/auftraege/search').query(frage);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  const gesamt = antwort.headers['total-search-results'];
  return { ids: (antwort.body as Auftrag[]).map((a) => a.id), gesamt: gesamt && Number(gesamt) };
}

describe('A long list that is to come before it is counted', () => {
  const oft = { query: 'oft', searchLimit: 3 };

  it.each(['datum:desc', 'datum:asc'])(
    'has the same page without its total where enough is found (%s)',
    async (sortierung) => {
      for (const page of [0, 1, 2, 3, 4, 5, 6]) {
        const ganz = await suche({ ...oft, sortierung, page });
        const vorab = await suche({ ...oft, sortierung, page, gesamt: 'spaeter' });
        expect(vorab.ids, `${page}`).toEqual(ganz.ids);
        expect(ganz.gesamt).toBe(18);
        expect(vorab.gesamt, `${page}`).toBe(page < 2 ? undefined : 18);
      }
    },
  );

  it('has its total where little is found, nothing is asked, or the period is short', async () => {
    for (const frage of [
      { query: 'selten' },
      { query: 'selten', sortierung: 'datum:asc', searchLimit: 50 },
      { query: 'gibtesnicht' },
      {},
      { ...oft, sortierung: 'spedeigennr:asc' },
      { ...oft, datumTyp: 'ERFASSUNGSDATUM', datumVon: '2026-01-01', datumBis: '2026-01-20' },
      { ...oft, offeneAuftraege: true },
    ]) {
      const vorab = await suche({ ...frage, gesamt: 'spaeter' });
      expect(vorab.gesamt, JSON.stringify(frage)).toBeTypeOf('number');
      expect(vorab).toEqual(await suche(frage));
    }
  });

  it('can be counted alone: whatever is asked, it is the total of the whole', async () => {
    for (const frage of [oft, { query: 'selten' }, { query: 'gibtesnicht' }, {}, { offeneAuftraege: true }]) {
      const { gesamt } = await suche(frage);
      expect(await suche({ ...frage, gesamt: 'nur' }), JSON.stringify(frage)).toEqual({ ids: [], gesamt });
    }
  });

  it('knows no other way to count', async () => {
    const antwort = await (await portal.als('kunde')).get('/api/auftraege/search').query({ gesamt: 'nie' });
    expect(antwort.status).toBe(400);
    expect(antwort.body[0].field).toBe('gesamt');
  });
});
