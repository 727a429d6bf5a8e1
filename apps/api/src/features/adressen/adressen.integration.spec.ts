import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { angelegt } from './testing/adressen.js';

let portal: Portal;
const buch = [
  ['Größe & Söhne', '20001', 'Straße', '28195', 'Bremen', 'D'],
  ['50% Rabatt GmbH', '20%2', 'Weg', '50667', 'Köln', 'D'],
  ['50_Unterstrich', '20_3', 'Weg', '50668', 'Köln', 'D'],
  ['50 normal', '20004', 'Weg', '50670', 'Köln', 'D'],
  ['Back\\slash AG', '2\\5', 'Weg', '1010', 'Wien', 'A'],
  ["O'Neil Logistik", '30001', 'Am Wall', '28195', 'Bremen', 'D'],
  ['Zweite Größe', '30002', 'Gasse', '80331', 'München', 'D'],
] as const;

beforeAll(async () => {
  portal = await startePortal();
  for (const [name, fremdnummer, strasse, plz, ort, lkz] of buch)
    await angelegt(portal, { name, fremdnummer, strasse, plz, ort, lkz, hausnummer: null });
  await angelegt(portal, { name: 'Versteckt', fremdnummer: '99999', unsichtbar: true });
});
afterAll(() => portal.schliessen());

const hole = async (pfad: string, query: Record<string, string | number> = {}, wer = 'kunde') => {
  const antwort = await (await portal.als(wer)).get(`/api/adressen/${pfad}`).query(query);
  const liste: Adresse[] = Array.isArray(antwort.body) ? antwort.body : [];
  return { ...antwort, status: antwort.status, body: antwort.body, namen: liste.map((a) => a.name) };
};

describe('Adresssuche', () => {
  it('gives pages in the order of names, with the total [C-126]', async () => {
    const erste = await hole('search', { searchLimit: 5 });
    const zweite = await hole('search', { searchLimit: 5, page: 1 });
    const gesamt = erste.headers['total-search-results'];
    expect([gesamt, erste.namen.length, zweite.namen.length]).toEqual(['8', 5, 3]);
    const alle = [...erste.namen, ...zweite.namen];
    expect(alle).toEqual([...alle].sort((a, b) => (suchform(a) < suchform(b) ? -1 : 1)));
    expect(alle).not.toContain('Versteckt');
  });

  it('tells the total beyond the last page too [C-126]', async () => {
    const { status, body, headers } = await hole('search', { page: 50 });
    expect([status, body, headers['total-search-results']]).toEqual([200, [], '8']);
  });

  it.each([
    ['größe', 2],
    ['GROSSE', 2],
    ['köln', 3],
    ['50%', 1],
    ['50_', 1],
    ['%', 1],
    ['_', 1],
    ['\\', 1],
    ["o'neil", 1],
    ["' OR 1=1 --", 0],
    ['x'.repeat(200), 0],
  ])('"%s" finds %i', async (query, anzahl) => {
    const { status, namen } = await hole('search', { query });
    expect([status, namen.length]).toEqual([200, anzahl]);
  });

  it.each([
    ['searchLimit', 1001],
    ['page', -1],
    ['query', 'x'.repeat(201)],
    ['gibtEsNicht', 'x'],
  ])('refuses %s=%s', async (feld, wert) => {
    const { status, body } = await hole('search', { [feld]: wert });
    expect([status, body[0].field]).toEqual([400, feld]);
  });
});

describe('Adressvorschläge', () => {
  it.each<[Record<string, string | number>, string[]]>([
    [{ name: 'größ' }, ['Größe & Söhne', 'Zweite Größe']],
    [{ name: 'GROSSE' }, ['Größe & Söhne', 'Zweite Größe']],
    [{ name: '50' }, ['50 normal', '50% Rabatt GmbH', '50_Unterstrich']],
    [{ name: '50%' }, ['50% Rabatt GmbH']],
    [{ name: '50_' }, ['50_Unterstrich']],
    [{ name: 'back\\s' }, ['Back\\slash AG']],
    [{ name: "o'n" }, ["O'Neil Logistik"]],
    [{ fremdnummer: '200' }, ['50 normal', 'Größe & Söhne']],
    [{ fremdnummer: '20%' }, ['50% Rabatt GmbH']],
    [{ fremdnummer: '20_' }, ['50_Unterstrich']],
    [{ fremdnummer: '2\\' }, ['Back\\slash AG']],
    [{ name: 'weg', plz: '506' }, ['50 normal', '50% Rabatt GmbH', '50_Unterstrich']],
    [{ name: 'weg', plz: '5066%' }, []],
    [{ name: 'weg', lkz: 'A' }, ['Back\\slash AG']],
    [{ name: 'weg', lkz: 'a' }, ['Back\\slash AG']],
    [{ name: 'e', ortsname: 'bremen', strasse: 'wall' }, ["O'Neil Logistik"]],
    [{ fremdnummer: '99999' }, []],
    [{ name: 'weg', searchLimit: 1 }, ['50 normal']],
  ])('for %j are what begins so or contains it [C-127]', async (query, erwartet) => {
    const { status, namen } = await hole('searchByParam', query);
    expect([status, namen.sort()]).toEqual([200, [...erwartet].sort()]);
  });

  it('begin with those whose name begins with the text', async () => {
    expect((await hole('searchByParam', { name: 'größe' })).namen).toEqual(['Größe & Söhne', 'Zweite Größe']);
  });

  it.each<Record<string, string>>([
    {},
    { name: '' },
    { name: ' ' },
    { fremdnummer: ' ' },
    { name: '\u0301' },
    { plz: '2' },
    { ortsname: 'Köln' },
  ])('for %j are none: nobody gets the whole book by accident [1-7.026]', async (query) => {
    const { status, body } = await hole('searchByParam', query);
    expect([status, body]).toEqual([200, []]);
  });

  it('of a client come from it and its main client, of a foreign one not at all', async () => {
    const { nord, nordKunde, nordMetro, alpen } = portal.welt;
    expect((await hole('searchByParam', { name: 'empfang', mandant: nordKunde }, 'dispo')).namen).toEqual([
      'Empfang Kunde',
      'Empfang Nord',
    ]);
    expect((await hole('searchByParam', { name: 'empfang', mandant: nord }, 'dispo')).namen).toEqual([
      'Empfang Nord',
    ]);
    expect((await hole('searchByParam', { name: 'empfang' }, 'kunde')).namen).toEqual(['Empfang Kunde']);
    expect((await hole('searchByParam', { name: 'empfang' }, 'fremd')).namen).toEqual(['Empfang Alpen']);
    for (const [wer, mandant] of [
      ['dispo', alpen],
      ['kunde', nordMetro],
      ['kunde', 999_999],
    ] as const) {
      expect((await hole('searchByParam', { name: 'empfang', mandant }, wer)).status).toBe(404);
    }
  });
});

describe('Eine Adresse', () => {
  it('is read by id and by number, with its land in full and an ETag [C-121,122]', async () => {
    const id = portal.welt.adressen.nordKunde;
    const nachId = await hole(String(id));
    expect(nachId.body).toMatchObject({
      id,
      name: 'Empfang Kunde',
      lkz: 'D',
      land: { id: 1, lkz: 'D' },
      mandant: { id: portal.welt.nordKunde },
    });
    expect(nachId.headers['etag']).toBe('"1"');
    expect((await hole('nr/1002')).body).toEqual(nachId.body);
  });

  it.each([
    ['kunde', 'alpen'],
    ['kunde', 'nord'],
    ['fremd', 'nordKunde'],
  ] as const)('%s does not see the one of %s', async (wer, wessen) => {
    expect((await hole(String(portal.welt.adressen[wessen]), {}, wer)).status).toBe(404);
  });

  it.each(['nr/1001', 'nr/1003', 'nr/%25', "nr/1002'--", 'nr/100_', '2147483647'])(
    '%s is none',
    async (pfad) => {
      expect((await hole(pfad)).status).toBe(404);
    },
  );

  it.each(['0', 'abc', '1.5', '2147483648', `nr/${'1'.repeat(21)}`])('%s is refused', async (pfad) => {
    expect((await hole(pfad)).status).toBe(400);
  });
});
