import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
let land: Record<string, number>;
beforeAll(async () => {
  portal = await startePortal();
  const laender = await portal.db.sql<{ id: number; lkz: string }>('SELECT id, lkz FROM land');
  land = Object.fromEntries(laender.map((l) => [l.lkz, l.id]));
});
afterAll(() => portal.schliessen());

interface Ort {
  plz: string;
  ortsname: string;
  lkz: string;
  land: { id: number };
}

async function vorschlaege(text: string, query: Record<string, string | number> = {}, lkz?: string) {
  const pfad = lkz ? `${land[lkz]}/autoCompleteMatches` : 'autoCompleteMatches';
  const antwort = await (await portal.als('leser'))
    .get(`/api/orte/name-with-plz/${pfad}/${encodeURIComponent(text)}`)
    .query(query);
  return { status: antwort.status, orte: antwort.body as Ort[] };
}

const namen = (orte: Ort[]) => [...new Set(orte.map((o) => o.ortsname))];

describe('Ortsvorschläge', () => {
  it('begin with the postal code or the name [1-3.247 C-088]', async () => {
    const nachPlz = (await vorschlaege('2819')).orte;
    expect(nachPlz.length).toBeGreaterThan(0);
    expect(nachPlz.every((o) => o.plz.startsWith('2819'))).toBe(true);
    expect(nachPlz[0]).toMatchObject({
      plz: '28195',
      ortsname: 'Bremen',
      lkz: 'D',
      land: { id: land['D'], bezeichnung: 'Deutschland', lkz: 'D', plzlaenge: 5 },
    });
    const nachName = (await vorschlaege('Breme', {}, 'D')).orte;
    expect(nachName[0]?.ortsname).toBe('Bremen');
    expect(nachName.every((o) => o.ortsname.startsWith('Breme'))).toBe(true);
  });

  it.each(['Köln', 'köln', 'KÖLN', 'koln', ' Köln '])('"%s" finds Köln', async (text) => {
    expect(namen((await vorschlaege(text, { maxResults: 100 }, 'D')).orte)).toContain('Köln');
  });

  it('keep to the land [C-087]', async () => {
    expect((await vorschlaege('10', {}, 'A')).orte.every((o) => o.lkz === 'A')).toBe(true);
    expect(
      new Set((await vorschlaege('Salz', { maxResults: 100 })).orte.map((o) => o.lkz)).size,
    ).toBeGreaterThan(1);
    expect(await vorschlaege('1', {}, 'FL')).toEqual({ status: 200, orte: [] });
  });

  it('come from the home countries first, from the rest of Europe by name', async () => {
    const { orte } = await vorschlaege('Par', { maxResults: 100 });
    expect(orte[0]?.lkz).toBe('D');
    const paris = (await vorschlaege('Paris', {}, 'F')).orte[0];
    expect(paris).toMatchObject({ ortsname: 'Paris', plz: null, lkz: 'F' });
  });

  it('with a later word that begins so follow those that begin so', async () => {
    const gefunden = namen((await vorschlaege('Main', { maxResults: 100 }, 'D')).orte);
    const erster = gefunden.findIndex((n) => !n.startsWith('Main'));
    expect(gefunden[0]).toMatch(/^Main/);
    expect(gefunden).toContain('Frankfurt am Main');
    expect(gefunden.slice(erster).some((n) => n.startsWith('Main'))).toBe(false);
    expect(namen((await vorschlaege('ankfurt', {}, 'D')).orte)).toEqual([]);
  });

  it.each([
    ['D', '20457', ['Hamburg', 'Hamburg Neustadt', 'Hamburg Steinwerder']],
    ['D', '27639', ['Dorum', 'Midlum', 'Padingbüttel']],
    ['A', '8010', ['Graz', 'Hönigtal', 'Schaftal']],
    ['CH', '8623', ['Wetzikon ZH']],
    ['NL', '5928 XX', ['Venlo']],
  ])('in %s name every place of %s', async (lkz, plz, orte) => {
    expect(namen((await vorschlaege(plz, {}, lkz)).orte)).toEqual(expect.arrayContaining(orte));
  });

  it.each(['28195 Brem', 'Bremen 281', 'bremen 28195'])(
    '"%s": postal code and name together',
    async (text) => {
      const { orte } = await vorschlaege(text, {}, 'D');
      expect(orte[0]).toMatchObject({ ortsname: 'Bremen' });
      expect(orte.every((o) => o.plz.startsWith('281') && o.ortsname.startsWith('Brem'))).toBe(true);
    },
  );

  it.each(['%', '_', '28_95', '%remen', 'B%', '\\', "' OR 1=1 --", 'Bre%', '((', '-', '😀', 'x'.repeat(200)])(
    '"%s" is taken literally and finds nothing',
    async (text) => {
      expect(await vorschlaege(text)).toEqual({ status: 200, orte: [] });
    },
  );

  it('for nothing but blanks are none', async () => {
    expect(await vorschlaege(' ')).toEqual({ status: 200, orte: [] });
  });

  it('are at most as many as asked for, 50 by default, 100 at the most', async () => {
    expect((await vorschlaege('1')).orte).toHaveLength(50);
    expect((await vorschlaege('1', { maxResults: 3 })).orte).toHaveLength(3);
    expect((await vorschlaege('1', { maxResults: 100 })).orte).toHaveLength(100);
    for (const maxResults of [0, 101, -1, 'x'])
      expect((await vorschlaege('1', { maxResults })).status).toBe(400);
  });

  it('for a text of more than 200 characters or a land that is none are refused', async () => {
    expect((await vorschlaege('x'.repeat(201))).status).toBe(400);
    const leser = await portal.als('leser');
    await leser.get('/api/orte/name-with-plz/abc/autoCompleteMatches/Bremen').expect(400);
    await leser.get('/api/orte/name-with-plz/9999/autoCompleteMatches/Bremen').expect(404);
  });
});

describe('GET /orte/search', () => {
  const suche = async (query: Record<string, string | number>) =>
    (await portal.als('leser')).get('/api/orte/search').query(query);

  it('finds what begins with all that is given [C-090]', async () => {
    const { body } = await suche({ ortsname: 'brem', plz: '2819', landId: land['D'] ?? 0 });
    expect(body[0]).toMatchObject({ plz: '28195', ortsname: 'Bremen', lkz: 'D' });
    expect(namen((await suche({ ortsname: 'Köl', landId: land['D'] ?? 0 })).body)).toContain('Köln');
    expect((await suche({ plz: '28195' })).body).toHaveLength(1);
    expect((await suche({ plz: '28195', ortsname: 'Köln' })).body).toEqual([]);
    expect((await suche({ plz: '28195', landId: land['A'] ?? 0 })).body).toEqual([]);
  });

  it('finds nothing where nothing or no postal code is given, at most 100 else', async () => {
    expect((await suche({})).body).toEqual([]);
    expect((await suche({ plz: '%' })).body).toEqual([]);
    expect((await suche({ ortsname: '_remen' })).body).toEqual([]);
    expect((await suche({ plz: '1' })).body).toHaveLength(100);
    expect((await suche({ plz: 'x'.repeat(21) })).status).toBe(400);
  });
});

it('GET /orte/{id} gives the place [C-089]', async () => {
  const leser = await portal.als('leser');
  const [bremen] = (await vorschlaege('28195')).orte as (Ort & { id: number })[];
  expect((await leser.get(`/api/orte/${bremen?.id}`).expect(200)).body).toEqual(bremen);
  await leser.get('/api/orte/2147483647').expect(404);
  await leser.get('/api/orte/abc').expect(400);
});
