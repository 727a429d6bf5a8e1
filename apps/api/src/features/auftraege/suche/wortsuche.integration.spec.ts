import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { Tageszahlen } from './tageszahlen.read-model.js';

let portal: Portal;

async function lege(name: string, werte: Partial<Auftrag>): Promise<Auftrag> {
  const auftrag = einAuftrag()
    .ohneTermine()
    .mit({ spedfremdnr: name, ...werte })
    .build();
  const antwort = await (await portal.als('kunde')).post('/api/auftraege').send(auftrag);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
}

/** Which of the orders below are found, by the name they have here: by reading them as by the index of fragments. */
async function findet(query: string, mehr: Record<string, string | boolean> = {}, wer = 'kunde') {
  const gelesen = await finde(query, mehr, wer);
  const tageszahlen = portal.app.get(Tageszahlen);
  const { groessen } = tageszahlen;
  tageszahlen.groessen = [1];
  expect(await finde(query, mehr, wer), 'by the index').toBe(gelesen);
  tageszahlen.groessen = groessen;
  return gelesen;
}

async function finde(query: string, mehr: Record<string, string | boolean>, wer: string) {
  const sortierung = 'spedfremdnr:asc';
  const antwort = await (await portal.als(wer))
    .get('/api/auftraege/search')
    .query({ query, sortierung, ...mehr });
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  const zeilen = antwort.body as Auftragszeile[];
  expect(antwort.headers['total-search-results']).toBe(String(zeilen.length));
  return zeilen.map((z) => z.spedfremdnr).join(' ');
}

const an = (name: string, plz: string, ort: string) => ({
  empfaengerAdresse: eineAdresse(name).mit({ plz, ort }).build(),
});

beforeAll(async () => {
  portal = await startePortal();
  await konfiguriere(portal, { gs1Basisnummer: '9521234' });
  const absender = eineAdresse('Nordwerk AG').mit({ plz: '30165', ort: 'Hannover' }).build();
  const von = { absenderAdresse: absender };
  await lege('K1', {
    ...von,
    // On another day than the others, so that the list is longer than its beginning.
    datum: '2031-01-01',
    ...an('Müller Schiffstechnik', '20539', 'Hamburg'),
    absenderReferenz: 'L26-2061',
    auftragspositionen: [
      einePosition().mit({ warengutBezeichnung: 'Schrauben M8×40', zeichenNummer: 'K-4711/1' }).build(),
    ],
  });
  await lege('K2', {
    ...von,
    ...an('Kaffeehaus Goldener Löffel', '80339', 'München'),
    empfaengerreferenz: 'Best. Hamburg 7',
    auftragspositionen: [
      einePosition().mit({ warengutBezeichnung: 'Rollladenkästen', lieferschein: 'LS-99' }).build(),
    ],
  });
  await lege('K3', { ...von, ...an('Mueller & Strauß Café', '20095', 'Hamburg') });
  await lege('K4', {
    ...von,
    ...an('Lackwerke', '22926', 'Ahrensburg'),
    auftragspositionen: einAuftrag().mitGefahrgut().build().auftragspositionen,
  });
});
afterAll(() => portal.schliessen());

describe('Worte', () => {
  it.each([
    ['müller hamburg', 'K1 K3'],
    ['hamburg müller', 'K1 K3'],
    ['mül hamb', 'K1 K3'],
    ['mueller', 'K1 K3'],
    ['MÜLLER', 'K1 K3'],
    ['mu\u0308ller', 'K1 K3'],
    ['strauss', 'K3'],
    ['straUß cafe', 'K3'],
    ['muenchen', 'K2'],
    ['Löffel München', 'K2'],
    ['loeffel', 'K2'],
    ['20539 müller L26', 'K1'],
    ['hamburg', 'K1 K2 K3'],
    ['müller münchen', ''],
    ['nordwerk 22926', 'K4'],
  ])('%s finds the orders in which each occurs somewhere: %s', async (frage, namen) => {
    expect(await findet(frage)).toBe(namen);
  });

  it.each([
    ['"goldener löffel"', 'K2'],
    ['"löffel goldener"', ''],
    ['"goldener loeffel" münchen', 'K2'],
    ['"goldener löf', 'K2'],
  ])('%s keeps together what stands in quotes', async (frage, namen) => {
    expect(await findet(frage)).toBe(namen);
  });

  it.each([
    ['schrauben', 'K1'],
    ['schrauben hamburg', 'K1'],
    ['müller schrauben m8', 'K1'],
    ['rollladenkaesten', 'K2'],
    ['LS-99', 'K2'],
    ['4711/1', 'K1'],
    ['schrauben münchen', ''],
  ])('%s is found in the goods where names and places have it not', async (frage, namen) => {
    expect(await findet(frage)).toBe(namen);
  });

  it('do not ask the goods when names and places have an answer', async () => {
    const neu = await lege('K5', { ...an('Schrauben Schulz', '24103', 'Kiel') });
    expect(await findet('schrauben')).toBe('K5');
    await (await portal.als('kunde')).delete(`/api/auftraege/${neu.id}`).expect(204);
    expect(await findet('schrauben')).toBe('K1');
  });

  it('follow a changed order, its goods too', async () => {
    const neu = await lege('K6', { ...an('Wechsel', '24103', 'Kiel') });
    const position = einePosition().mit({ warengutBezeichnung: 'Zuckerrüben' }).build();
    const anders = einAuftrag()
      .ohneTermine()
      .mit({ spedfremdnr: 'K6', auftragspositionen: [position] });
    await (await portal.als('kunde')).put(`/api/auftraege/${neu.id}`).send(anders.build()).expect(200);
    expect([await findet('zuckerrueben'), await findet('wechsel')]).toEqual(['K6', '']);
    await (await portal.als('kunde')).delete(`/api/auftraege/${neu.id}`).expect(204);
  });

  it('are found by any piece of them', async () => {
    const texte = [
      'Müller Schiffstechnik',
      '20539',
      'L26-2061',
      'Schrauben M8×40',
      'K-4711/1',
      'Nordwerk AG',
    ];
    for (const wort of texte.flatMap((t) => t.split(' ')))
      for (let von = 0; von < wort.length; von++)
        for (let bis = von + 1; bis <= wort.length; bis++) {
          const stueck = wort.slice(von, bis);
          expect(await findet(`${stueck} schiffstechnik`), stueck).toBe('K1');
        }
  });

  it.each([
    '100%',
    '_____',
    String.raw`a\\b`,
    "o'hara",
    '(müller',
    '[a-z]+',
    '漢字',
    '😀😀😀😀',
    'müller 😀',
    '{}',
    '"müller  "',
    '"er ham"',
  ])('%s is looked for as it stands', async (frage) =>
    expect(await findet(frage)).toBe(frage.startsWith('"m') ? 'K1 K3' : ''),
  );

  it('are found however much an order is called', async () => {
    const lang = (wort: string) =>
      eineAdresse(`${wort} ${'漢字'.repeat(16)}`.slice(0, 35))
        .mit({ ort: `${wort} ${'漢'.repeat(30)}`.slice(0, 35) })
        .build();
    const neu = await lege('K7', {
      absenderAdresse: lang('Eins'),
      empfaengerAdresse: lang('Zwei'),
      abweichendeAbholerAdresse: lang('Drei'),
      abweichendeEmpfaengerAdresse: lang('Vier'),
      abweichendeRechnungsempfaengerAdresse: lang('Fünf'),
      nachnahmeempfaengerAdresse: lang('Sechsundsechzig'),
    });
    for (const wort of ['eins', 'fünf', 'sechsundsechzig', 'eins sechsundsechzig'])
      expect(await findet(`${wort} 漢字`), wort).toBe('K7');
    await (await portal.als('kunde')).delete(`/api/auftraege/${neu.id}`).expect(204);
  });
});

describe('Vorsätze', () => {
  it.each([
    ['ort:hamburg', 'K1 K3'],
    ['ort:muenchen', 'K2'],
    ['ort:hannover ort:münchen', 'K2'],
    ['ort:"hannover"', 'K1 K2 K3 K4'],
    ['plz:2', 'K1 K3 K4'],
    ['plz:30 plz:80', 'K2'],
    ['plz:0539', ''],
    ['müller plz:20539', 'K1'],
    ['ref:hamburg', 'K2'],
    ['ref:l26', 'K1'],
    ['ref:müller', ''],
    ['un:', 'K1 K2 K3 K4'],
    ['ort:gibtesnicht müller', ''],
    ['status:erfasst ort:hamburg', 'K1 K3'],
    ['status:zugestellt', ''],
    ['status:gibtesnicht', ''],
    ['Ort:Hamburg schrauben', 'K1'],
  ])('%s', async (frage, namen) => {
    expect(await findet(frage)).toBe(namen);
  });

  it('un: is the number of dangerous goods of the order', async () => {
    const { body } = await (await portal.als('kunde')).get('/api/auftraege/search').query({ query: 'K4' });
    const auftrag: Auftrag = (await (await portal.als('kunde')).get(`/api/auftraege/${body[0].id}`)).body;
    const unnr = auftrag.auftragspositionen[0]?.auftragsgefahrgueter[0]?.gefahrgutklasse;
    const eintrag = await (await portal.als('kunde')).get(`/api/gefahrgutklasse/${unnr?.id}`);
    const nummer: string = eintrag.body.unnr;
    expect(await findet(`un:${nummer}`)).toBe('K4');
    expect(await findet(`un:UN${nummer} lack`)).toBe('K4');
    expect(await findet(`un:${nummer} müller`)).toBe('');
    expect(await findet('un:99')).toBe('');
  });

  it('the name of a status finds without one where no text has it', async () => {
    const neu = await lege('K8', { ...an('Nimmtab', '24103', 'Kiel') });
    expect(await findet('nimmtab erfasst')).toBe('K8');
    await (await portal.als('kunde')).post('/api/auftraege/uebertragen').send([neu.id]).expect(200);
    const { kurzBezeichnung } = (await (await portal.als('kunde')).get(`/api/auftraege/${neu.id}`)).body
      .status;
    expect(await findet(`"${kurzBezeichnung}"`)).toBe('K8');
    expect(await findet(`status:"${kurzBezeichnung}" nimmtab`)).toBe('K8');
    expect(await findet('nimmtab erfasst')).toBe('');
  });
});

describe('SSCC', () => {
  it('finds the order of a piece by its whole number, as it is read from the label', async () => {
    const kunde = await portal.als('kunde');
    const { body } = await kunde.get('/api/auftraege/search').query({ query: 'K1 müller' });
    await kunde.post('/api/auftraege/uebertragen').send([body[0].id]).expect(200);
    const auftrag: Auftrag = (await kunde.get(`/api/auftraege/${body[0].id}`)).body;
    const sscc = auftrag.auftragspositionen[0]?.packstuecke?.[0]?.sscc ?? '';
    expect(sscc).toMatch(/^\d{18}$/);
    for (const gelesen of [sscc, `00${sscc}`, `(00)${sscc}`, `${sscc} müller`])
      expect(await findet(gelesen), gelesen).toBe('K1');
    expect(await findet(`${sscc} löffel`)).toBe('');
    expect(await findet(sscc.slice(0, -1))).toBe('');
    expect(await findet(sscc, {}, 'fremd')).toBe('');
  });

  it('is a word like any other where no piece has it', async () => {
    const neu = await lege('K9', { absenderReferenz: '123456789012345678' });
    expect(await findet('123456789012345678')).toBe('K9');
    await (await portal.als('kunde')).delete(`/api/auftraege/${neu.id}`).expect(204);
  });
});
