import type { Mautergebnis } from '@frachtportal/domain/maut/mautanfrage';
import type { Mauttabelle } from '@frachtportal/domain/maut/mauttabelle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const anfrage = {
  abgangLKZ: 'D',
  abgangPlz: '20095',
  empfaengerLKZ: 'D',
  empfaengerPlz: '80331',
  gewicht: 500,
};
const rechne = (mehr: object = {}) =>
  portal
    .anonym()
    .post('/api/maut/mautberechnung')
    .send({ ...anfrage, ...mehr });

/** The shipped table of Switzerland. */
const schweiz = async (): Promise<Mauttabelle> =>
  (await (await portal.als('admin')).get('/api/maut/tabellen/3').expect(200)).body;

/** The table holds until this day, as the administrator says on the screen. */
async function beende(tabelle: Mauttabelle, gueltigBis: string | null): Promise<void> {
  const admin = await portal.als('admin');
  await admin
    .put(`/api/maut/tabellen/${tabelle.id}`)
    .send({ ...tabelle, gueltigBis })
    .expect(200);
}

/** A table for a country that none is shipped for. */
async function tabelleFuer(lkz: string): Promise<Mauttabelle> {
  const admin = await portal.als('admin');
  const { body: laender } = await admin.get('/api/laender').expect(200);
  const { id } = laender.find((l: { lkz: string }) => l.lkz === lkz);
  const preise = [{ bisKg: 25_000, bisKm: 3000, betrag: 1 }];
  const neu = { land: { id }, name: `Maut ${lkz}`, gueltigVon: '2025-01-01', umwegProzent: 130, preise };
  return (await admin.post('/api/maut/tabellen').send(neu).expect(201)).body;
}

describe('Mautrechner', () => {
  it('answers everybody with the amount and how it came about [2-3.058-064 2-7.014 C-051]', async () => {
    const { body } = await rechne().expect(200);
    expect(body.mautbetrag).toBe(17.4);
    expect(body.message).toMatch(
      /^Von 20095 \(D\) nach 80331 \(D\) sind es geschätzt 7\d\d km \(Luftlinie 6\d\d km × 1,3\)\. D: 7\d\d km, bis 500 kg und 800 km: 17,40 EUR nach „Maut Deutschland“ \(gültig ab 01\.07\.2024\)\. Davon Infrastruktur 7,75 EUR, Luftverschmutzung 1,15 EUR, Lärm 0,60 EUR, CO2 7,90 EUR\. Der Betrag ist eine Schätzung; die regulären Tarife können abweichen\.$/,
    );
  });

  it('says the same as figures: kilometres, each country, each part of its rate, and what is missing', async () => {
    const { body } = await rechne({ empfaengerLKZ: 'A', empfaengerPlz: '1010' }).expect(200);
    const { km, teile, mautbetrag } = body as Required<Mautergebnis>;
    expect(teile.map((t) => [t.lkz, t.tabelle])).toEqual([
      ['D', 'Maut Deutschland'],
      ['CZ', null],
      ['A', 'Maut Österreich'],
    ]);
    expect(teile.reduce((summe, t) => summe + t.km, 0)).toBe(km);
    const cent = (wert: number | null) => Math.round((wert ?? 0) * 100);
    expect(teile.reduce((summe, t) => summe + cent(t.betrag), 0)).toBe(cent(mautbetrag));
    for (const teil of teile)
      expect(teil.anteile.reduce((summe, a) => summe + cent(a.betrag), 0)).toBe(cent(teil.betrag));
    expect(teile.map((t) => t.ohne)).toEqual([[], [], ['laerm']]);
  });

  it('adds up what countries on the way take', async () => {
    const { body } = await rechne({ empfaengerLKZ: 'A', empfaengerPlz: '1010' }).expect(200);
    expect(body.message).toMatch(/D: \d+ km.*A: \d+ km/);
    // Of Austria's rate the part for noise is not known.
    expect(body.message).toMatch(
      /A: .*Davon Infrastruktur [\d,]+ EUR, Luftverschmutzung [\d,]+ EUR, CO2 [\d,]+ EUR\. Nicht hinterlegt und nicht enthalten: Lärm\./,
    );
    const teile = [...body.message.matchAll(/: ([\d,]+) EUR/g)].map((t) => Number(t[1].replace(',', '.')));
    expect(teile).toHaveLength(2);
    expect(body.mautbetrag).toBeCloseTo(
      teile.reduce((a, b) => a + b, 0),
      2,
    );
  });

  it('names what has no table on the way', async () => {
    const { body } = await rechne({ abgangPlz: '79098', empfaengerLKZ: 'A', empfaengerPlz: '6800' }).expect(
      200,
    );
    expect(body.message).toMatch(/CH: \d+ km, bis 500 kg.*nach „LSVA Schweiz“/);
    await beende(await schweiz(), '2025-12-31');
    const { body: ohne } = await rechne({ abgangPlz: '79098', empfaengerLKZ: 'A', empfaengerPlz: '6800' });
    expect(ohne.message).toMatch(/CH: \d+ km ohne Mauttabelle, nicht berechnet\./);
    expect(ohne.message).toMatch(
      /Nicht im Betrag: \d+ von \d+ km, für die keine Mauttabelle gilt \([^)]*\bCH\b[^)]*\)\./,
    );
    expect(ohne.mautbetrag).toBeLessThan(body.mautbetrag);
    const schweizerisch = ohne.teile.find((t: { lkz: string }) => t.lkz === 'CH');
    expect(schweizerisch).toMatchObject({ betrag: null, tabelle: null, anteile: [], ohne: [] });
    await beende(await schweiz(), null);
  });

  it('says clearly that a postal code is not known', async () => {
    const { body } = await rechne({ empfaengerPlz: '99999' }).expect(200);
    expect(body).toEqual({
      mautbetrag: null,
      km: null,
      teile: [],
      message:
        'Die Postleitzahl 99999 (D) ist nicht bekannt. Bitte prüfen Sie sie oder nehmen Sie eine benachbarte.',
    });
  });

  it.each([
    [{ abgangPlz: '2009' }, 'abgangPlz', 'Bitte eine Postleitzahl mit 5 Stellen eingeben (D).'],
    [{ abgangPlz: '200955' }, 'abgangPlz', 'Bitte eine Postleitzahl mit 5 Stellen eingeben (D).'],
    [{ empfaengerPlz: '' }, 'empfaengerPlz', 'Bitte eine Postleitzahl eingeben.'],
    [{ empfaengerLKZ: 'F' }, 'empfaengerLKZ', 'Für dieses Land wird keine Maut berechnet.'],
    [{ abgangLKZ: 'XX' }, 'abgangLKZ', 'Für dieses Land wird keine Maut berechnet.'],
    [{ abgangLKZ: '' }, 'abgangLKZ', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
    [{ gewicht: 0 }, 'gewicht', 'Bitte eine Zahl von 0,01 bis 25.000 eingeben.'],
    [{ gewicht: 25_001 }, 'gewicht', 'Bitte eine Zahl von 0,01 bis 25.000 eingeben.'],
    [{ gewicht: null }, 'gewicht', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
    [{ gewicht: '5' }, 'gewicht', 'Bitte eine Zahl eingeben.'],
  ])('refuses %j [2-3.058-062 2-5.042]', async (falsch, field, text) => {
    const { body } = await rechne(falsch).expect(400);
    expect(body).toEqual([expect.objectContaining({ severity: 'ERROR', field, text })]);
  });

  it('offers the countries with their length of postal codes [2-3.054-057 2-5.042 C-050]', async () => {
    const { body } = await portal.anonym().get('/api/maut/laender').expect(200);
    expect(body).toEqual([
      { id: 1, lkz: 'D', bezeichnung: 'Deutschland', plzlaenge: 5 },
      { id: 2, lkz: 'A', bezeichnung: 'Österreich', plzlaenge: 4 },
      { id: 3, lkz: 'CH', bezeichnung: 'Schweiz', plzlaenge: 4 },
    ]);
  });

  it('is not there where the configuration switches it off', async () => {
    await konfiguriere(portal, { isMautrechner: 'false' }, 'installation');
    await rechne().expect(404);
    await portal.anonym().get('/api/maut/laender').expect(404);
    await konfiguriere(portal, {}, 'installation');
    await rechne().expect(200);
  });
});

describe('Mauttabellen', () => {
  const admin = () => portal.als('admin');
  const vorgabe = { land: { id: 1 }, name: 'Maut von morgen', gueltigVon: '2099-01-01', satzCentJeKm: 40 };
  const neue = async (mehr: object = {}) =>
    (
      await (
        await admin()
      )
        .post('/api/maut/tabellen/erzeugen')
        .send({ ...vorgabe, ...mehr })
        .expect(200)
    ).body;

  it('are shipped for three countries with their sources [Z-106,107]', async () => {
    const { body } = await (await admin()).get('/api/maut/tabellen').expect(200);
    expect(body.map((t: { land: { lkz: string } }) => t.land.lkz)).toEqual(['D', 'A', 'CH']);
    expect(body[0]).toMatchObject({ gueltigVon: '2024-07-01', gueltigBis: null, umwegProzent: 130 });
    expect(body[0].quelle).toMatch(/BFStrMG/);
    const { body: eine } = await (await admin()).get(`/api/maut/tabellen/${body[0].id}`).expect(200);
    expect(eine.preise).toContainEqual({ bisKg: 100, bisKm: 400, betrag: 1.74 });
    await (await admin()).get('/api/maut/tabellen/2147483647').expect(404);
  });

  it('are made from a rate, stored only when sent, and hold from their day on [Z-108-110]', async () => {
    const tabelle = await neue();
    expect(tabelle.preise).toContainEqual({ bisKg: 8000 / 80, bisKm: 400, betrag: 2 });
    expect((await (await admin()).get('/api/maut/tabellen')).body).toHaveLength(3);
    const { id: _, ...senden } = tabelle;
    const { body } = await (await admin()).post('/api/maut/tabellen').send(senden).expect(201);
    expect(body).toMatchObject({ name: 'Maut von morgen', gueltigVon: '2099-01-01', land: { lkz: 'D' } });
    expect((await rechne()).body.message).toContain('„Maut Deutschland“');
    const heute = { ...senden, gueltigVon: '2025-01-01', preise: body.preise };
    await (await admin()).put(`/api/maut/tabellen/${body.id}`).send(heute).expect(200);
    const { body: danach } = await rechne();
    expect(danach.message).toContain('„Maut von morgen“ (gültig ab 01.01.2025)');
    expect(danach.mautbetrag).toBe(20);
    const vorbei = { ...heute, gueltigBis: '2025-12-31' };
    await (await admin()).put(`/api/maut/tabellen/${body.id}`).send(vorbei).expect(200);
    expect((await rechne()).body.mautbetrag).toBe(17.4);
    await (await admin()).put('/api/maut/tabellen/2147483647').send(vorbei).expect(404);
  });

  it('are refused with a hole, for no country or with a period that ends before it begins', async () => {
    const { id: _, ...tabelle } = await neue();
    const sende = async (mehr: object) =>
      (
        await (
          await admin()
        )
          .post('/api/maut/tabellen')
          .send({ ...tabelle, ...mehr })
          .expect(400)
      ).body;
    expect((await sende({ preise: tabelle.preise.slice(1) }))[0].key).toBe('maut.preisFehlt');
    expect((await sende({ preise: [...tabelle.preise, tabelle.preise[0]] }))[0].key).toBe(
      'maut.preisDoppelt',
    );
    expect((await sende({ preise: [] }))[0]).toMatchObject({ key: 'feld.pflicht', field: 'preise' });
    expect((await sende({ land: { id: 999_999 } }))[0].field).toBe('land');
    expect((await sende({ gueltigBis: '2026-12-31' }))[0].key).toBe('maut.zeitraum');
    expect((await sende({ umwegProzent: 99 }))[0].key).toBe('feld.bereich');
  });

  it('are made with other assumptions', async () => {
    const tabelle = await neue({ leerProzent: 50, durchschnittKg: 10_000, umwegProzent: 120 });
    expect(tabelle.umwegProzent).toBe(120);
    expect(tabelle.preise).toContainEqual({ bisKg: 100, bisKm: 400, betrag: 2.4 });
  });

  it('are not changed by who has read an older version', async () => {
    const { body } = await (await admin()).get('/api/maut/tabellen/1').expect(200).expect('etag', '"1"');
    const aendere = async (version: number, name: string) =>
      (await admin())
        .put('/api/maut/tabellen/1')
        .set('if-match', `"${version}"`)
        .send({ ...body, name });
    expect((await aendere(1, 'Maut A')).headers['etag']).toBe('"2"');
    const veraltet = await aendere(1, 'Maut B');
    expect([veraltet.status, veraltet.body[0].key]).toEqual([409, 'server.konflikt']);
    expect((await (await admin()).get('/api/maut/tabellen/1')).body).toMatchObject({
      name: 'Maut A',
      version: 2,
    });
    expect((await aendere(2, body.name)).status).toBe(200);
  });

  it('come with the statutory rates to choose from [Z-105]', async () => {
    const { body } = await (await admin()).get('/api/maut/saetze').expect(200);
    expect(body).toHaveLength(6 * 7 * 5);
    expect(body).toContainEqual({
      gewichtsklasse: 'f',
      gewichtText: 'über 18 t, ab 5 Achsen',
      schadstoffklasse: 'A',
      schadstoffText: 'Euro VI',
      co2Klasse: 1,
      satzCentJeKm: 34.8,
      quelle: 'BFStrMG Anlage 1, BGBl. 2023 I Nr. 315',
    });
  });
});

describe('Weitere Länder', () => {
  it('calculates for a country from its first table on, and says so where it has no places with coordinates', async () => {
    const { body: vorher } = await rechne({ empfaengerLKZ: 'B', empfaengerPlz: '1000' }).expect(400);
    expect(vorher[0].text).toBe('Für dieses Land wird keine Maut berechnet.');
    const belgien = await tabelleFuer('B');
    const { body: laender } = await portal.anonym().get('/api/maut/laender').expect(200);
    expect(laender.at(-1)).toEqual({ id: belgien.land.id, lkz: 'B', bezeichnung: 'Belgien', plzlaenge: 4 });
    const { body } = await rechne({ empfaengerLKZ: 'B', empfaengerPlz: '1000' }).expect(200);
    expect(body).toEqual({
      mautbetrag: null,
      km: null,
      teile: [],
      message:
        'Für B sind keine Postleitzahlen mit Koordinaten hinterlegt, die Maut kann nicht berechnet werden.',
    });
  });

  it('counts from the middle of a country that has no postal codes', async () => {
    await tabelleFuer('L');
    await portal.db.zeilen("UPDATE land SET plzlaenge = NULL WHERE lkz = 'L'");
    const { body } = await rechne({ empfaengerLKZ: 'L', empfaengerPlz: null }).expect(200);
    expect(body.message).toMatch(/^Von 20095 \(D\) nach Luxemburg sind es geschätzt [67]\d\d km/);
    expect(body.mautbetrag).toBeGreaterThan(10);
    await portal.db.zeilen("UPDATE land SET plzlaenge = 4 WHERE lkz = 'L'");
  });
});

it('one address may ask 60 times a minute, whichever process it reaches', async () => {
  const stati: number[] = [];
  for (let i = 0; i < 61; i++) stati.push((await rechne({ empfaengerPlz: '99999' })).status);
  const { status, body, headers } = await rechne();
  expect(stati.every((s) => s === 200 || s === 429)).toBe(true);
  expect([status, body[0].key]).toEqual([429, 'server.zuViele']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  // One that has not seen it yet.
  await portal.neuStarten();
  await rechne().expect(429);
});
