import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { listeneintrag } from '../../testing/listen.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
let kundenkiste: number;
beforeAll(async () => {
  portal = await startePortal();
  const { nord, nordKunde, nordMetro, alpen } = portal.welt;
  const kiste = (mandantId: number, langBezeichnung: string, mehr: object = { ggvs: true }) =>
    listeneintrag(portal, 'verpackungen', { mandantId, langBezeichnung, ...mehr });
  await kiste(nord, 'Nordkiste');
  kundenkiste = await kiste(nordKunde, 'Kundenkiste', { ggvs: false });
  await kiste(alpen, 'Alpenkiste');
  await kiste(nordMetro, 'Metrokiste');
  await kiste(nordKunde, 'Gesperrte Kiste', { ggvs: true, awSperre: true });
});
afterAll(() => portal.schliessen());

const hole = async (pfad: string, query: Record<string, string | number> = {}, wer = 'kunde') =>
  (await portal.als(wer)).get(`/api/${pfad}`).query(query);
const namen = (zeilen: { langBezeichnung: string }[]) => zeilen.map((z) => z.langBezeichnung);

describe('GET /laender/search [C-056]', () => {
  const lkz = async (text: string) =>
    (await hole('laender/search', { lkz: text })).body.map((l: { lkz: string }) => l.lkz);

  it.each([
    ['D', ['D', 'DK']],
    ['a', ['A', 'AL', 'AND']],
    ['DE', ['D', 'DK']],
    ['GB', ['UK']],
    ['MK', ['NMK']],
    ['Öster', ['A']],
    ['oster', ['A']],
    ['XYZ', []],
    ['%', []],
  ])('"%s" finds %s', async (text, erwartet) => {
    const gefunden = await lkz(text);
    expect(gefunden.slice(0, 1)).toEqual(erwartet.slice(0, 1));
    if (!erwartet.length || erwartet.length === 1) expect(gefunden).toEqual(erwartet);
    else expect(gefunden.every((l: string) => l.startsWith(text[0]?.toUpperCase() ?? ''))).toBe(true);
  });

  it('without a text gives all, with one of more than 60 characters is refused', async () => {
    expect(await lkz('')).toHaveLength((await hole('laender')).body.length);
    expect((await hole('laender/search')).body[0].lkz).toBe('D');
    expect((await hole('laender/search', { lkz: 'x'.repeat(61) })).status).toBe(400);
  });
});

it('GET /sprachen/default is German [C-060]', async () => {
  expect((await hole('sprachen/default')).body).toMatchObject({ id: 50, iso: 'de', standard: true });
});

it('GET /stati gives all statuses to everybody, as /sendungsstati does to administrators of a main client [C-045]', async () => {
  const { body } = await hole('stati');
  expect(body).toEqual((await hole('sendungsstati', {}, 'admin')).body);
  for (const wer of ['kunde', 'dispo']) expect((await hole('sendungsstati', {}, wer)).status).toBe(403);
  expect(body[0]).toMatchObject({ id: 1, kurzBezeichnung: 'erfasst Internet', sdst_id_anzeige: 1_000_001 });
});

describe('Verpackungen', () => {
  it('are offered while typing: the code first, then what begins so [C-075]', async () => {
    const { body } = await hole('verpackungen/autoCompleteMatches/ka');
    expect(body[0].kurzBezeichnung).toBe('KA');
    expect(namen(body)).toEqual(expect.arrayContaining(['Kanne', 'Karton', 'Kanister']));
    expect((await hole('verpackungen/autoCompleteMatches/ka', { maxResults: 2 })).body).toHaveLength(2);
    expect((await hole('verpackungen/autoCompleteMatches/kasten')).body).toHaveLength(1);
    for (const maxResults of [0, 101])
      expect((await hole('verpackungen/autoCompleteMatches/ka', { maxResults })).status).toBe(400);
    expect((await hole('verpackungen/autoCompleteMatches/%25')).body).toEqual([]);
  });

  it('are found in the lists of all visible clients or of the own one only; locked ones are not [C-077]', async () => {
    const suche = async (pfad: string, wer: string) =>
      namen((await hole(`verpackungen/${pfad}`, { verpackungsName: 'kiste' }, wer)).body).filter(
        (n) => n !== 'Kiste' && n !== 'Kiste (Karton)',
      );
    expect(await suche('search', 'kunde')).toEqual(['Nordkiste', 'Kundenkiste']);
    expect((await suche('search', 'dispo')).sort()).toEqual(['Kundenkiste', 'Metrokiste', 'Nordkiste']);
    expect(await suche('searchByMandant', 'dispo')).toEqual(['Nordkiste']);
    expect(await suche('searchByMandant', 'metro')).toEqual(['Nordkiste', 'Metrokiste']);
    expect(await suche('search', 'fremd')).toEqual(['Alpenkiste']);
  });

  it('are all given where no name is asked for', async () => {
    const { body } = await hole('verpackungen/search');
    expect(body.length).toBeGreaterThan(30);
    expect(namen(body)).not.toContain('Gesperrte Kiste');
  });

  it('are searched by the query, whatever body a GET carries [C-078]', async () => {
    const kunde = await portal.als('kunde');
    const { status, body } = await kunde
      .get('/api/verpackungen/searchByMandant')
      .query({ verpackungsName: 'Fass' })
      .set('content-type', 'application/json')
      .send('{"verpackungsName": "Kiste"');
    expect([status, namen(body)[0]]).toEqual([200, 'Fass']);
  });
});

describe.each([
  ['verpackungen', 'isNoADRVerpackungen'],
  ['lademittel', 'isNoADRLademittel'],
])('%s für Gefahrgut [C-076,081]', (pfad, schalter) => {
  const ggvs = async (query: Record<string, string | number>, wer?: string) =>
    (await hole(`${pfad}/ggvs`, query, wer)) as { status: number; body: { ggvs: boolean; id: number }[] };

  it('are those that may hold dangerous goods, or the others', async () => {
    const mit = await ggvs({ isGGVS: 'true' });
    const ohne = await ggvs({ isGGVS: 'false' });
    expect(mit.body.length).toBeGreaterThan(0);
    expect(mit.body.every((e) => e.ggvs)).toBe(true);
    expect(ohne.body.length).toBeGreaterThan(0);
    expect(ohne.body.some((e) => e.ggvs)).toBe(false);
    expect((await ggvs({})).body).toEqual(mit.body);
    expect((await ggvs({ isGGVS: 'vielleicht' })).status).toBe(400);
  });

  it('are those of the client asked for', async () => {
    const { nordKunde, alpen } = portal.welt;
    expect((await ggvs({ mandant: alpen })).status).toBe(404);
    const ids = (await ggvs({ mandant: nordKunde, isGGVS: 'false' }, 'dispo')).body.map((e) => e.id);
    expect(ids.includes(kundenkiste)).toBe(pfad === 'verpackungen');
  });

  it('are none where the configuration says so [1-6.035,036]', async () => {
    await konfiguriere(portal, { [schalter]: 'true' });
    expect((await ggvs({ isGGVS: 'true' })).body).toEqual([]);
    expect((await ggvs({ isGGVS: 'false' })).body.length).toBeGreaterThan(0);
    expect((await ggvs({ isGGVS: 'true' }, 'fremd')).body.length).toBeGreaterThan(0);
    await konfiguriere(portal, {});
  });
});

it('no look-up changes anything [2-7.016]', async () => {
  const tabellen = [
    'land',
    'sprache',
    'waehrung',
    'verpackung',
    'lademittel',
    'frankatur',
    'gefahrgutklasse',
    'ort',
  ];
  const stand = () =>
    Promise.all(
      tabellen.map((t) =>
        portal.db.sql(`SELECT count(*)::int AS zahl, max(xmin::text::bigint) AS juengste FROM ${t}`),
      ),
    );
  const vorher = await stand();
  for (const pfad of [
    'laender',
    'laender/search',
    'metrokennungen',
    'eigentuemer',
    'sprachen',
    'sprachen/default',
    'sprachen/50',
    'waehrungen',
    'waehrungen/2',
    'terminkennzeichen',
    'terminkennzeichen/4',
    'anlieferkennzeichen',
    'zustellkennzeichen',
    'sperrigkeiten',
    'verkehrsarten',
    'verkehrsarten/1',
    'frankaturen',
    'frankaturen/5',
    'verpackungen',
    'verpackungen/1',
    'verpackungen/autoCompleteMatches/ka',
    'verpackungen/ggvs',
    'verpackungen/search',
    'verpackungen/searchByMandant',
    'lademittel',
    'lademittel/1',
    'lademittel/ggvs',
    'gefahrgutklasse/1',
    'gefahrgutklasse/search',
    'auftragdefaultservice',
    'jasper-print/report-types',
    'orte/name-with-plz/1/autoCompleteMatches/ham',
    'orte/name-with-plz/autoCompleteMatches/ham',
    'orte/search',
  ])
    expect((await hole(pfad)).status, pfad).toBe(200);
  expect(await stand()).toEqual(vorher);
});
