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

  it('are found by the beginning of the number and by a part of the name', async () => {
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

  it('of an edition that holds no longer or not yet are not offered, but known by id', async () => {
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
      ['III', '5 L'],
    ]);
    const druckgas = (await suche({ unnr: '1950' })).body as unknown as Record<string, string>[];
    expect(druckgas.map((g) => g['klassifizierung']).sort()).toEqual(['5A', '5F']);
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
