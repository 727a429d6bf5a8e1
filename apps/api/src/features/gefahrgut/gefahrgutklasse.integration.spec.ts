import { einAuftrag, eineGefahrgutzeile } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
let alteKlasse: number;
beforeAll(async () => {
  portal = await startePortal();
  const [alt] = await portal.db.sql<{ id: number }>(
    `INSERT INTO gefahrgutklasse (unnr, bezeichnung, version, gueltig_von, gueltig_bis, suchname)
     VALUES ('1090', 'ACETON ALT', 'ADR 2019', '2019-01-01', '2020-12-31', 'aceton alt'),
            ('1090', 'ACETON NEU', 'ADR 2099', '2099-01-01', NULL, 'aceton neu') RETURNING id`,
  );
  alteKlasse = alt?.id ?? 0;
});
afterAll(() => portal.schliessen());

const hole = async (pfad: string) => (await portal.als('kunde')).get(`/api/${pfad}`);

describe('Gefahrgutklassen', () => {
  const suche = async (query: Record<string, string>) => {
    const antwort = await (await portal.als('kunde')).get('/api/gefahrgutklasse/search').query(query);
    return {
      status: antwort.status,
      body: antwort.body as { id: number; unnr: string; bezeichnung: string }[],
    };
  };

  it('are found by the beginning of the number and by a part of the name [C-083]', async () => {
    expect((await suche({ unnr: '1090' })).body.map((g) => g.bezeichnung)).toEqual(['ACETON']);
    expect((await suche({ unnr: '10' })).body.every((g) => g.unnr.startsWith('10'))).toBe(true);
    expect((await suche({ bezeichnung: 'aceton' })).body[0]?.unnr).toBe('1090');
    expect((await suche({ unnr: '1090', bezeichnung: 'benzin' })).body).toEqual([]);
    expect((await suche({})).body.length).toBeLessThanOrEqual(50);
  });

  it.each(['%', '_', "'", '\\'])('"%s" is taken literally', async (text) => {
    const { status, body } = await suche({ bezeichnung: text });
    expect(status).toBe(200);
    expect(body.every((g) => g.bezeichnung.includes(text))).toBe(true);
  });

  it('of an edition that holds no longer or not yet are not offered, but known by id [C-082]', async () => {
    expect((await suche({ unnr: '1090' })).body.map((g) => g.bezeichnung)).toEqual(['ACETON']);
    expect((await hole(`gefahrgutklasse/${alteKlasse}`)).body.bezeichnung).toBe('ACETON ALT');
    expect((await hole('gefahrgutklasse/2147483647')).status).toBe(404);
  });

  it('for a number of five characters or a name of more than 200 are refused', async () => {
    expect((await suche({ unnr: '10901' })).status).toBe(400);
    expect((await suche({ bezeichnung: 'x'.repeat(201) })).status).toBe(400);
  });

  it('of one number come all, told apart by packing group, quantity and code', async () => {
    const farben = (await suche({ unnr: '1263' })).body as unknown as Record<string, string>[];
    expect(farben.map((g) => [g['verpackungsgruppe'], g['begrenzteMengeText']])).toEqual([
      ['I', '500 ml'],

      ['II', '5 L'],
      ['II', '5 L'],

      ['III', '5 L'],
      ['III', '5 L'],
      ['III', '5 L'],
    ]);
    const druckgas = (await suche({ unnr: '1950' })).body as unknown as Record<string, string>[];
    expect(
      druckgas
        .map((g) => g['klassifizierung'])
        .sort()
        .join(),
    ).toBe('5A,5C,5CO,5F,5FC,5O,5T,5TC,5TF,5TFC,5TO,5TOC');
  });

  it('whose name begins with the fragment come before those that only contain it, accents aside', async () => {
    const namen = (await suche({ bezeichnung: 'ätzender' })).body.map((g) => g.bezeichnung);
    expect(namen.length).toBeGreaterThan(2);
    expect(namen).toEqual((await suche({ bezeichnung: 'ATZENDER' })).body.map((g) => g.bezeichnung));
    const batterien = (await suche({ bezeichnung: 'batterie' })).body.map((g) => g.bezeichnung);
    const erster = batterien.findIndex((n) => !n.startsWith('BATTERIE'));
    expect(erster).toBeGreaterThan(0);
    expect(batterien.slice(erster).some((n) => n.startsWith('BATTERIE'))).toBe(false);
  });
});

describe('Der Tag der Abholung', () => {
  const unnr = '1090';
  const am = async (tag: string) =>
    (await (await portal.als('kunde')).get('/api/gefahrgutklasse/search').query({ unnr, tag })).body;
  const klasseAm = async (tag: string) => (await am(tag))[0].id as number;

  const sende = async (beladedatum: string | null, klasse: number) => {
    const zeile = {
      ...eineGefahrgutzeile().build(),
      gefahrgutUnnr: { id: klasse },
      gefahrgutklasse: { id: klasse },
    };
    const auftrag = {
      ...einAuftrag().mitGefahrgut(zeile).build(),
      datum: null,
      beladedatum,
      entladedatum: '2099-12-01',
    };
    return (await portal.als('kunde')).post('/api/auftraege').send(auftrag);
  };

  it('decides which edition is offered', async () => {
    for (const [tag, name] of [
      ['2020-06-01', 'ACETON ALT'],
      ['2026-06-01', 'ACETON'],
      ['2099-01-01', 'ACETON NEU'],
    ] as const)
      expect((await am(tag)).map((g: { bezeichnung: string }) => g.bezeichnung)).toEqual([name]);
    expect((await hole('gefahrgutklasse/search?tag=morgen')).status).toBe(400);
  });

  it('decides which edition an order may name: one loaded before is taken on its day and not earlier', async () => {
    const [heutige, kuenftige] = [await klasseAm('2026-06-01'), await klasseAm('2099-06-01')];
    expect((await sende('2026-06-01', heutige)).status).toBe(201);
    expect((await sende('2099-06-01', kuenftige)).status).toBe(201);
    for (const [datum, klasse, version] of [
      ['2098-12-31', kuenftige, 'ADR 2099'],
      ['2099-01-01', heutige, 'ADR 2025'],
      ['2099-01-01', alteKlasse, 'ADR 2019'],
    ] as const) {
      const { status, body } = await sende(datum, klasse);
      const tag = datum.split('-').reverse().join('.');
      expect([status, body[0].key, body[0].field]).toEqual([
        400,
        'gefahrgut.nichtGueltig',
        'auftragspositionen[0].auftragsgefahrgueter[0].gefahrgutklasse',
      ]);
      expect(body[0].text).toContain(`UN 1090 der Ausgabe ${version} gilt am ${tag} nicht.`);
    }
    // Without a day it is today's.
    expect((await sende(null, kuenftige)).body[0].key).toBe('gefahrgut.nichtGueltig');
    expect((await sende(null, heutige)).status).toBe(201);
  });

  it('lets an order of an earlier day keep its edition', async () => {
    const kunde = await portal.als('kunde');
    const { body, headers } = await sende('2020-06-01', alteKlasse);
    const geaendert = { dispohinweis: 'Tor 3', ...ohneNurLesen(body) };
    await kunde
      .put(`/api/auftraege/${body.id}`)
      .set('if-match', headers['etag'] as string)
      .send(geaendert)
      .expect(200);
  });
});

/** What a client sends back of what it has read. */
function ohneNurLesen(auftrag: Record<string, unknown>): object {
  const { absenderAdresse, empfaengerAdresse, auftragspositionen, beladedatum } = auftrag;
  return { absenderAdresse, empfaengerAdresse, auftragspositionen, beladedatum };
}

describe('Die Tabelle', () => {
  const seite = async (query: Record<string, string | number>) => {
    const { body, headers } = await (await portal.als('admin'))
      .get('/api/gefahrgutklasse/tabelle')
      .query(query);
    return {
      zeilen: body as { unnr: string; bezeichnung: string }[],
      gesamt: Number(headers['total-search-results']),
    };
  };

  it('is paged, searched by number or name, edition by edition [Z-330]', async () => {
    const erste = await seite({ searchLimit: 10 });
    expect([erste.zeilen.length, erste.gesamt]).toEqual([10, 2927]);
    const letzte = await seite({ searchLimit: 10, page: 292 });
    expect(letzte.zeilen).toHaveLength(7);
    for (const query of ['UN 1263', '1263', 'un1263']) expect((await seite({ query })).gesamt).toBe(6);
    expect((await seite({ query: 'benzin' })).zeilen[0]?.unnr).toBe('1203');
    expect((await seite({ version: 'ADR 2099' })).zeilen.map((g) => g.bezeichnung)).toEqual(['ACETON NEU']);
    expect((await seite({ version: 'ADR 2099', gueltigVon: '2098-01-01' })).gesamt).toBe(0);
    expect((await seite({ tag: '2020-06-01' })).zeilen.map((g) => g.bezeichnung)).toEqual(['ACETON ALT']);
  });
});
