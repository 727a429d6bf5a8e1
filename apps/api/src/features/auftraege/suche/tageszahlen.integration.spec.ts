import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { phasen } from '@frachtportal/domain/auftrag/liste/phase';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Auftragszahlen } from '../zahlen/auftragszahlen.repository.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const start = '2031-03-03';
const tag = (nach: number) => plusTage(start, nach);
const koerper = (werte: object) => ({ ...JSON.parse(JSON.stringify(einAuftrag().build())), ...werte });

async function legeAn(werte: object, wer = 'kunde'): Promise<Auftrag> {
  const { status, body } = await (await portal.als(wer)).post('/api/auftraege').send(koerper(werte));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const addiere = () => portal.app.get(Auftragszahlen).addiere();

async function seite(frage: object, wer: string) {
  const antwort = await (await portal.als(wer)).get('/api/auftraege/search').query(frage);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  const ids = (antwort.body as Auftrag[]).map((a) => a.id);
  return { gesamt: Number(antwort.headers['total-search-results']), ids };
}

/** Asks twice: once so that it is counted by days, once with all phases chosen, which is the same set one by one. */
async function vergleiche(frage: object, wer = 'dispo') {
  const gezaehlt = await seite(frage, wer);
  expect(gezaehlt, JSON.stringify(frage)).toEqual(await seite({ ...frage, phase: phasen.join() }, wer));
  expect(await seite({ ...frage, gesamt: 'nur' }, wer)).toEqual({ ids: [], gesamt: gezaehlt.gesamt });
  return gezaehlt;
}

const fragen = [
  {},
  { datumTyp: 'VERSANDDATUM', datumVon: tag(1), datumBis: tag(3) },
  { datumTyp: 'VERSANDDATUM', datumVon: tag(-60), datumBis: tag(2) },
  { datumTyp: 'ZUSTELLDATUM', datumVon: tag(2) },
  { datumTyp: 'VERSANDDATUM', datumBis: tag(2) },
  { datumTyp: 'ERFASSUNGSDATUM', datumVon: '2020-01-01', datumBis: '2099-12-31' },
  { datumTyp: 'ERFASSUNGSDATUM', datumBis: '2020-01-01' },
];

async function vergleicheAlles() {
  for (const frage of fragen)
    for (const sortierung of ['datum:desc', 'datum:asc'])
      for (const searchLimit of [1, 4, 100]) {
        const { gesamt } = await vergleiche({ ...frage, sortierung, searchLimit });
        for (let page = 1; page <= Math.ceil(gesamt / searchLimit); page++)
          await vergleiche({ ...frage, sortierung, searchLimit, page });
      }
}

describe('A list whose orders are counted by days', () => {
  it('says the same, page by page, as one that counts them one by one', async () => {
    for (let i = 0; i < 8; i++) {
      await legeAn({ datum: tag(i % 3), beladedatum: tag(i % 4), entladedatum: tag(4 + (i % 2)) });
    }
    await legeAn({ datum: tag(1), beladedatum: null, entladedatum: null });
    await legeAn({ datum: tag(2), beladedatum: tag(3), entladedatum: null }, 'dispo');
    await vergleicheAlles();
    await addiere();
    await vergleicheAlles();
  });

  it('follows what is moved to other days, deleted and copied', async () => {
    const kunde = await portal.als('kunde');
    const [eins, zwei, drei] = [await legeAn({ datum: tag(0) }), await legeAn({}), await legeAn({})];
    await addiere();
    const vorher = (await vergleiche({})).gesamt;
    const neu = koerper({ datum: tag(9), beladedatum: null });
    await kunde.put(`/api/auftraege/${eins.id}`).send(neu).expect(200);
    await kunde.delete(`/api/auftraege/${zwei.id}`).expect(204);
    expect((await vergleiche({})).gesamt).toBe(vorher - 1);
    await addiere();
    expect((await vergleiche({})).gesamt).toBe(vorher - 1);
    await kunde.delete(`/api/auftraege/${drei.id}`).expect(204);
    await kunde.delete(`/api/auftraege/${eins.id}`).expect(204);
    expect((await vergleiche({ sortierung: 'datum:asc', searchLimit: 3 })).gesamt).toBe(vorher - 3);
  });

  it('counts the days of capture as the forwarder has them, at both ends of the world', async () => {
    for (const zeitzone of ['Pacific/Midway', 'Europe/Vienna', 'Pacific/Kiritimati']) {
      await konfiguriere(portal, { zeitzone });
      for (const versatz of [-1, 0, 1]) {
        const heute = plusTage(new Date().toISOString().slice(0, 10), versatz);
        const [vorher, nachher] = [plusTage(heute, -60), plusTage(heute, 60)];
        await vergleiche({ datumTyp: 'ERFASSUNGSDATUM', datumVon: vorher, datumBis: heute });
        await vergleiche({ datumTyp: 'ERFASSUNGSDATUM', datumVon: heute, datumBis: nachher });
      }
    }
    await konfiguriere(portal, { zeitzone: 'Europe/Berlin' });
  });

  it('is right at every moment while others write and what has moved is added up, by two at once', async () => {
    let schreiben = true;
    const schreibende = Array.from({ length: 4 }, async (_, wer) => {
      const kunde = await portal.als('kunde');
      for (let i = 0; i < 12; i++) {
        const { id } = await legeAn({ datum: tag(wer + (i % 3)) });
        if (i % 3 === 0) await kunde.delete(`/api/auftraege/${id}`).expect(204);
        if (i % 3 === 1)
          await kunde
            .put(`/api/auftraege/${id}`)
            .send(koerper({ datum: tag(20) }))
            .expect(200);
      }
    });
    const addierende = Array.from({ length: 2 }, async () => {
      while (schreiben) await addiere();
    });
    const lesender = async () => {
      while (schreiben) {
        const { gesamt, ids } = await seite({ searchLimit: 1000 }, 'dispo');
        expect(ids).toHaveLength(gesamt);
        expect(new Set(ids).size).toBe(gesamt);
      }
    };
    const gelesen = lesender();
    await Promise.all(schreibende).finally(() => {
      schreiben = false;
    });
    await Promise.all([gelesen, ...addierende]);
    await vergleicheAlles();
  });
});
