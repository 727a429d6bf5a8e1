import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heute } from '../../../platform/http/uhr.js';
import { aendereBenutzer } from '../../../testing/benutzer.js';
import { type Portal, startePortal } from '../../../testing/portal.js';

let portal: Portal;
const angelegt: Auftrag[] = [];

async function lege(wer: string, werte: Partial<Auftrag>, gewicht = 100): Promise<Auftrag> {
  const position = einePosition().mit({ bruttoGewicht: gewicht }).build();
  const auftrag = einAuftrag().mitPositionen(position).mit(werte).build();
  const antwort = await (await portal.als(wer)).post('/api/auftraege').send(auftrag);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
}

beforeAll(async () => {
  portal = await startePortal();
  const { nordMetro } = portal.welt;
  for (let i = 1; i <= 12; i++) {
    const tag = String(i).padStart(2, '0');
    const auftrag = await lege(
      'kunde',
      {
        datum: `2026-01-${tag}`,
        beladedatum: `2026-02-${tag}`,
        entladedatum: `2026-03-${tag}`,
        absenderReferenz: `REF-${tag}`,
        empfaengerAdresse: eineAdresse(`Empfänger ${String.fromCharCode(77 - i)}`).build(),
      },
      100 + i,
    );
    angelegt.push(auftrag);
  }
  await lege('kunde', { datum: '2026-05-01', absenderReferenz: 'Größe 50% _fest_' });
  await lege('kunde', { datum: '2026-05-02', absenderReferenz: '"König" \\ Söhne', spedfremdnr: "O'Neil" });
  await lege('kunde', {
    datum: '2026-05-03',
    empfaengerAdresse: eineAdresse('Weißbier & Straßenbau').mit({ plz: '80331', ort: 'München' }).build(),
  });
  await lege('dispo', { datum: '2026-06-01', mandant: { id: nordMetro }, absenderReferenz: 'METRO-1' });
  await lege('fremd', { datum: '2026-06-01', absenderReferenz: 'FREMD-1' });
  // All is in the past here, and something has to be under way.
  const regeln = [{ key: 'client.regeln', value: 'terminVergangen=hinweis' }];
  await (await portal.als('admin')).put('/api/config-param/coco').send(regeln).expect(200);
  await (await portal.als('kunde')).post('/api/auftraege/uebertragen').send([angelegt[0]?.id]).expect(200);
});
afterAll(() => portal.schliessen());

const suche = async (query: Record<string, string | number | boolean> = {}, wer = 'kunde') => {
  const antwort = await (await portal.als(wer)).get('/api/auftraege/search').query(query);
  return {
    status: antwort.status,
    body: antwort.body as Auftragszeile[],
    gesamt: Number(antwort.headers['total-search-results']),
    meldungen: antwort.body as { key: string; field: string; text: string }[],
  };
};
const februar = { datumTyp: 'VERSANDDATUM', datumVon: '2026-02-01', datumBis: '2026-02-28' };
const refs = async (query: Record<string, string | number | boolean>, wer?: string) => {
  const { status, body } = await suche(query, wer);
  expect(status).toBe(200);
  return body.map((z) => z.absenderReferenz);
};

describe('Seiten', () => {
  it('come newest first, in the size of the user, with the total in the header [1-6.009 1-7.010 2-3.044 2-9.009 C-103]', async () => {
    const { body, gesamt } = await suche();
    expect([body.length, gesamt]).toEqual([15, 15]);
    expect(body[0]?.datum).toBe('2026-05-03');
    await aendereBenutzer(portal, 'kunde', { rowsInGrid: 4 });
    const kleine = await suche();
    expect([kleine.body.length, kleine.gesamt]).toEqual([4, 15]);
    await aendereBenutzer(portal, 'kunde', { rowsInGrid: 50 });
  });

  it('together hold every order once, whatever they are sorted by [1-7.004,005]', async () => {
    for (const sortierung of ['datum:desc', 'status:asc', 'hinweis:asc', 'absenderAdresse:desc']) {
      const ids: number[] = [];
      for (let page = 0; page < 4; page++) {
        const { body, gesamt } = await suche({ page, searchLimit: 4, sortierung });
        expect(gesamt).toBe(15);
        ids.push(...body.map((z) => z.id));
      }
      expect(new Set(ids).size, sortierung).toBe(15);
    }
  });

  it('beyond the last one are empty and still know the total', async () => {
    const { status, body, gesamt } = await suche({ page: 1_000_000, searchLimit: 1000 });
    expect([status, body, gesamt]).toEqual([200, [], 15]);
  });

  it.each([
    ['searchLimit', 0],
    ['searchLimit', 1001],
    ['searchLimit', -1],
    ['searchLimit', 1.5],
    ['searchLimit', 'alle'],
    ['page', -1],
    ['page', 1_000_001],
    ['page', '1e3'],
    ['mandantId', 0],
    ['mandantId', '1 OR 1=1'],
    ['datumVon', '2026-02-30'],
    ['datumBis', '01.02.2026'],
    ['datumTyp', 3],
    ['datumTyp', 'LIEFERDATUM'],
    ['offeneAuftraege', 'ja'],
    ['query', 'x'.repeat(201)],
    ['gibtEsNicht', 1],
  ])('with %s=%s are refused at that field [1-5.044 1-7.004,005 C-103]', async (feld, wert) => {
    const { status, meldungen } = await suche({ [feld]: wert });
    expect(status).toBe(400);
    expect(meldungen.map((m) => m.field)).toEqual([feld]);
  });

  it('of one row and of 1,000 rows are allowed; empty parameters count as missing', async () => {
    expect((await suche({ searchLimit: 1 })).body).toHaveLength(1);
    expect((await suche({ searchLimit: 1000 })).body).toHaveLength(15);
    expect((await suche({ query: '', page: '', searchLimit: '', datumVon: '', mandantId: '' })).gesamt).toBe(
      15,
    );
  });

  it('a parameter given twice is refused', async () => {
    await (await portal.als('kunde')).get('/api/auftraege/search?query=a&query=b').expect(400);
  });
});

describe('Zeitraum', () => {
  it.each([
    [{ datumTyp: 1 }, '2026-02-06', '2026-02-08'],
    [{ datumTyp: 'VERSANDDATUM' }, '2026-02-06', '2026-02-08'],
    [{ datumTyp: 2 }, '2026-03-06', '2026-03-08'],
    [{ datumTyp: 'ZUSTELLDATUM' }, '2026-03-06', '2026-03-08'],
  ])(
    '%j counts both ends of %s to %s [1-1.014 1-3.233-235 1-7.006,007 1-9.031 C-103]',
    async (typ, datumVon, datumBis) => {
      expect(await refs({ ...typ, datumVon, datumBis, sortierung: 'datum:asc' })).toEqual([
        'REF-06',
        'REF-07',
        'REF-08',
      ]);
    },
  );

  it.each<Record<string, string | number>>([{}, { datumTyp: 0 }, { datumTyp: 'ERFASSUNGSDATUM' }])(
    '%j is the day of capture, not the date of the order',
    async (typ) => {
      const tag = heute();
      expect((await suche({ ...typ, datumVon: tag, datumBis: tag })).gesamt).toBe(15);
      expect((await suche({ ...typ, datumVon: '2026-01-01', datumBis: '2026-01-31' })).gesamt).toBe(0);
    },
  );

  it('counts the days of capture where the forwarder is', async () => {
    const { id } = await lege('dispo', {
      mandant: { id: portal.welt.nordMetro },
      absenderReferenz: 'NACHTS',
    });
    const am = async (tag: string) =>
      refs({ mandantId: portal.welt.nordMetro, datumVon: tag, datumBis: tag }, 'dispo');
    // Half past midnight in winter, half past one in summer.
    for (const [moment, gestern, tag] of [
      ['2026-01-08T23:30:00Z', '2026-01-08', '2026-01-09'],
      ['2026-07-08T22:30:00Z', '2026-07-08', '2026-07-09'],
    ] as const) {
      await portal.db.zeilen('UPDATE auftrag SET datumerfasst = $1 WHERE id = $2', [moment, id]);
      expect([await am(gestern), await am(tag)]).toEqual([[], ['NACHTS']]);
    }
    await (await portal.als('dispo')).delete(`/api/auftraege/${id}`).expect(204);
  });

  it('may be open at one end', async () => {
    expect((await suche({ datumTyp: 2, datumBis: '2026-03-02' })).gesamt).toBe(2);
    expect((await suche({ datumTyp: 2, datumVon: '2026-03-12' })).gesamt).toBe(1);
  });

  it('from after to is refused in the words of the contract', async () => {
    const { status, meldungen } = await suche({ datumVon: '2026-02-02', datumBis: '2026-02-01' });
    expect(status).toBe(400);
    expect(meldungen[0]).toMatchObject({
      text: 'Bitte korrigieren Sie die Angaben des Zeitraumes.',
      field: 'datumVon',
    });
  });
});

describe('Filter', () => {
  it('on open orders shows those in status 1 only [1-7.009 C-103]', async () => {
    expect((await suche({ ...februar, offeneAuftraege: true })).gesamt).toBe(11);
    expect((await suche({ ...februar, offeneAuftraege: false })).gesamt).toBe(12);
  });

  it('on a client shows a visible one; a foreign or unknown one does not exist [1-7.008 C-103]', async () => {
    const { nordMetro, nordKunde, alpen, alpenKunde } = portal.welt;
    expect(await refs({ mandantId: nordMetro }, 'dispo')).toEqual(['METRO-1']);
    expect((await suche({ mandantId: nordKunde }, 'dispo')).gesamt).toBe(15);
    expect((await suche({}, 'dispo')).gesamt).toBe(16);
    for (const [wer, mandantId] of [
      ['dispo', alpen],
      ['kunde', nordMetro],
      ['kunde', alpenKunde],
      ['fremd', nordKunde],
      ['dispo', 999_999],
    ] as const) {
      expect((await suche({ mandantId }, wer)).status).toBe(404);
    }
    expect(await refs({}, 'fremd')).toEqual(['FREMD-1']);
  });
});

describe('Aufträge eines Mandanten', () => {
  it('are those of one visible client, newest first, whole and with the true total [C-098,099]', async () => {
    const { nordMetro, nordKunde, alpenKunde } = portal.welt;
    const liste = async (wer: string, pfad = '') => {
      const antwort = await (await portal.als(wer)).get(`/api/auftraege/mandant${pfad}`);
      return { ...antwort, zeilen: antwort.body as Auftragszeile[] };
    };
    const eigene = await liste('kunde');
    expect([eigene.status, eigene.headers['total-search-results']]).toEqual([200, '15']);
    expect(eigene.zeilen).toHaveLength(15);
    expect(eigene.zeilen[0]?.datum).toBe('2026-05-03');
    expect((await liste('dispo')).zeilen).toEqual([]);
    expect((await liste('dispo', `/${nordKunde}`)).zeilen).toEqual(eigene.zeilen);
    expect((await liste('dispo', `/${nordMetro}`)).zeilen.map((z) => z.absenderReferenz)).toEqual([
      'METRO-1',
    ]);
    for (const id of [alpenKunde, 999_999]) expect((await liste('dispo', `/${id}`)).status).toBe(404);
    expect((await liste('dispo', '/abc')).status).toBe(400);
  });
});

describe('Suchtext', () => {
  it.each([
    ['größe', 1],
    ['GRÖSSE', 1],
    ['grosse', 1],
    ['Weissbier', 1],
    ['weißbier & straßen', 1],
    ['munchen', 1],
    ['MÜNCHEN', 1],
    ['80331', 1],
    ['50% _fest_', 1],
    ['%', 1],
    ['_fest_', 1],
    ['50_', 0],
    ["o'neil", 1],
    ['"könig"', 1],
    ['\\ söhne', 1],
    ['\\', 1],
    ["'; DROP TABLE auftrag; --", 0],
    ["' OR '1'='1", 0],
    ['ref-0', 9],
    [' ref-01 ', 1],
    ['metro-1', 0],
    ['fremd-1', 0],
    ['x'.repeat(200), 0],
    ['😀', 0],
  ])('"%s" finds %i [1-7.003]', async (query, anzahl) => {
    const { status, gesamt, body } = await suche({ query });
    expect([status, gesamt, body.length]).toEqual([200, anzahl, anzahl]);
  });

  it('finds by number, reference and the name of either side [1-7.003]', async () => {
    const [erster] = angelegt;
    for (const query of [erster?.spedeigennr ?? '', 'ref-01', 'Empfänger L']) {
      expect((await suche({ query, ...februar })).body.map((z) => z.id)).toContain(erster?.id);
    }
    expect((await suche({ query: 'Müller & Söhne' })).gesamt).toBe(15);
  });

  it('NUL and lone surrogates are refused', async () => {
    const kunde = await portal.als('kunde');
    await kunde.get('/api/auftraege/search?query=a%00b').expect(400);
    expect((await kunde.get('/api/auftraege/search?query=a%ed%a0%80b')).status).toBeLessThan(500);
  });

  it('is found again after a change, and what it was is not', async () => {
    const neu = await lege('kunde', { datum: '2026-07-01', absenderReferenz: 'Vorher-Ä' });
    const kunde = await portal.als('kunde');
    await kunde
      .put(`/api/auftraege/${neu.id}`)
      .send({ ...einAuftrag().build(), absenderReferenz: 'Nachher-Ö' })
      .expect(200);
    expect((await suche({ query: 'vorher-a' })).gesamt).toBe(0);
    expect((await suche({ query: 'nachher-o' })).gesamt).toBe(1);
    expect((await suche({ query: neu.spedeigennr })).gesamt).toBe(1);
    await kunde.delete(`/api/auftraege/${neu.id}`).expect(204);
  });
});

describe('Sortierung', () => {
  const felder = [
    'datum',
    'spedeigennr',
    'beladedatum',
    'entladedatum',
    'status',
    'statusDatum',
    'abliefernachweisExists',
    'absenderReferenz',
    'empfaengerreferenz',
    'spedfremdnr',
    'partnerreferenz',
    'empfaengerAdresse',
    'absenderAdresse',
    'abweichendeRechnungsempfaengerAdresse',
    'nachnahmeempfaengerAdresse',
    'ort',
    'zustellkennzeichen',
    'terminkennzeichen',
    'sumPackstueckAnzahl',
    'sumLademittelAnzahl',
    'sumBruttoGewicht',
    'mitGefahrguetern',
    'sperrigkeit',
    'hinweis',
    'dispohinweis',
    'berechnBetrag',
    'berechnWaehrung',
    'mandant',
  ];

  it.each(felder)('by %s one way is the other way reversed', async (feld) => {
    const auf = await suche({ ...februar, sortierung: `${feld}:asc` });
    const ab = await suche({ ...februar, sortierung: `${feld}:desc` });
    expect([auf.status, auf.gesamt, ab.gesamt]).toEqual([200, 12, 12]);
    expect(ab.body.map((z) => z.id)).toEqual(auf.body.map((z) => z.id).reverse());
  });

  it.each([
    ['datum', (z: Auftragszeile) => z.datum],
    ['entladedatum', (z: Auftragszeile) => z.entladedatum],
    ['absenderReferenz', (z: Auftragszeile) => z.absenderReferenz],
    ['empfaengerAdresse', (z: Auftragszeile) => z.empfaengerAdresse?.name],
    ['ort', (z: Auftragszeile) => z.empfaengerAdresse?.ort],
    ['sumBruttoGewicht', (z: Auftragszeile) => z.sumBruttoGewicht],
    ['status', (z: Auftragszeile) => z.status.id],
  ])('by %s is in order [1-2.174]', async (feld, wert) => {
    const { body } = await suche({ ...februar, sortierung: `${feld}:asc` });
    const werte = body.map((z) => wert(z) ?? '');
    expect(werte).toEqual([...werte].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('without a direction is descending', async () => {
    expect((await refs({ ...februar, sortierung: 'absenderReferenz' }))[0]).toBe('REF-12');
  });

  it.each([
    'gibtEsNicht:asc',
    'datum:aufwaerts',
    'datum:asc:desc',
    'id:asc',
    'mandant_id:asc',
    'suchtext:asc',
    '__proto__:asc',
    'constructor',
    ':',
    'datum; DROP TABLE auftrag',
    '(SELECT pg_sleep(5))',
    'datum:asc, (SELECT pg_sleep(5))',
    "datum' OR '1'='1",
    'a.datum:asc',
    'datum:ASC',
  ])('by "%s" is refused and does nothing', async (sortierung) => {
    const { status, meldungen } = await suche({ sortierung });
    expect(status).toBe(400);
    expect(meldungen[0]).toMatchObject({ key: 'server.sortierung', field: 'sortierung' });
    expect((await suche()).gesamt).toBe(15);
  });

  it('knows every column of the list that can be sorted, as the web app names them', async () => {
    const { body } = await suche({ searchLimit: 1 });
    // The town is the recipient's.
    for (const feld of felder.filter((f) => f !== 'ort')) expect(body[0]).toHaveProperty(feld);
  });
});
