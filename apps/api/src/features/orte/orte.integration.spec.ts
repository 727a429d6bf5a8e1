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
  it('begin with the postal code or the name', async () => {
    const nachPlz = (await vorschlaege('2819')).orte;
    expect(nachPlz.length).toBeGreaterThan(0);
    expect(nachPlz.every((o) => o.plz.startsWith('2819'))).toBe(true);
    expect(nachPlz[0]).toMatchObject({ plz: '28195', ortsname: 'Bremen', lkz: 'D', land: { id: land['D'] } });
    const nachName = (await vorschlaege('Brem')).orte;
    expect(nachName.every((o) => o.ortsname.startsWith('Brem'))).toBe(true);
  });

  it.each(['Köln', 'köln', 'KÖLN', 'koln', ' Köln '])('"%s" finds Köln', async (text) => {
    expect(namen((await vorschlaege(text, { maxResults: 100 }, 'D')).orte)).toContain('Köln');
  });

  it('keep to the land', async () => {
    expect((await vorschlaege('10', {}, 'A')).orte.every((o) => o.lkz === 'A')).toBe(true);
    expect(
      new Set((await vorschlaege('Salz', { maxResults: 100 })).orte.map((o) => o.lkz)).size,
    ).toBeGreaterThan(1);
    expect(await vorschlaege('1', {}, 'FL')).toEqual({ status: 200, orte: [] });
  });

  it.each(['%', '_', '28_95', '%remen', 'B%', '\\', "' OR 1=1 --", '😀', 'x'.repeat(200)])(
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
    const { body } = await leser.get('/api/orte/name-with-plz/9999/autoCompleteMatches/Bremen').expect(200);
    expect(body).toEqual([]);
  });
});
