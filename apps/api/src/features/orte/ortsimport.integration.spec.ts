import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mitVerbindung } from '@frachtportal/betrieb/sql';
import type { Importlauf } from '@frachtportal/domain/stammdaten/importlauf';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { hoechstens, zeitenGenau } from '../../testing/zeiten.js';
import { Orte } from './orte.read-model.js';
import { nachName, nachPlz, nachWort } from './ortsabfragen.read-model.js';

const shared = process.env['FRACHTPORTAL_SHARED'] ?? resolve(import.meta.dirname, '../../../../../../shared');
const echte = (land: string) => resolve(shared, `data/plz-${land}.csv`);

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const kopf = 'country_code,zipcode,place,latitude,longitude\n';

async function sende(inhalt: string | Buffer, metadata: object = {}, name = 'orte.csv') {
  const admin = await portal.als('admin');
  return admin
    .post('/api/orte/import')
    .field('metadata', JSON.stringify(metadata))
    .attach('file', Buffer.from(inhalt), name);
}

async function bisFertig(id: number): Promise<Importlauf> {
  const admin = await portal.als('admin');
  for (;;) {
    const { body } = await admin.get(`/api/orte/import/${id}`).expect(200);
    if (body.zustand !== 'laeuft') return body;
    await new Promise((weiter) => setTimeout(weiter, 50));
  }
}

async function importiere(inhalt: string | Buffer, metadata: object = {}): Promise<Importlauf> {
  // Most of these files are small on purpose: that they change much is meant.
  const { status, body } = await sende(inhalt, { bestaetigt: true, ...metadata });
  expect(status, JSON.stringify(body)).toBe(202);
  return bisFertig(body.id);
}

const orteIn = async (iso2: string) =>
  portal.db.sql<{ plz: string | null; ortsname: string; breite: string | null }>(
    `SELECT o.plz, o.ortsname, o.breite FROM ort o JOIN land l ON l.id = o.land_id WHERE l.iso2 = $1
     ORDER BY o.plz, o.suchname`,
    [iso2],
  );

describe('Ortsimport', () => {
  it('replaces the places of the country in the file and tells how many [Z-051-053]', async () => {
    const lauf = await importiere(
      `${kopf}LU,L-1009,Luxembourg,49.6117,6.13\nLU,L-4001,Esch-sur-Alzette,,\nLU,L-1009,Luxembourg,49.6,6.1\n`,
    );
    expect(lauf).toMatchObject({
      lkz: 'L',
      zustand: 'fertig',
      prozent: 100,
      zeilen: 3,
      uebernommen: 2,
      abgelehnt: 0,
      benutzer: 'admin',
      dateiname: 'orte.csv',
      meldung: 'Es wurden 2 Orte übernommen.',
      fehler: [],
    });
    expect(await orteIn('LU')).toEqual([
      { plz: 'L-1009', ortsname: 'Luxembourg', breite: '49.61170' },
      { plz: 'L-4001', ortsname: 'Esch-sur-Alzette', breite: null },
    ]);
    const { body } = await (await portal.als('admin')).get('/api/orte/import').expect(200);
    expect(body[0]).toEqual(lauf);
  });

  it('reads the original form of GeoNames too: tabs, no head line, quotation marks in names', async () => {
    const zeile = (plz: string, ort: string) => `MC\t${plz}\t${ort}\t\t\t\t\t\t\t43.7333\t7.4167\t4\n`;
    const lauf = await importiere(zeile('98000', 'Monaco "Ville"') + zeile('98001 CEDEX 1', 'Monaco'));
    expect(lauf.meldung).toBe('Es wurden 2 Orte übernommen.');
    expect((await orteIn('MC')).map((o) => [o.plz, o.ortsname])).toEqual([
      ['98000', 'Monaco "Ville"'],
      ['98001', 'Monaco'],
    ]);
  });

  it('takes a file of any size without holding it: 40,000 rows', async () => {
    const zeilen = Array.from(
      { length: 40_000 },
      (_, i) => `FI,${String(i).padStart(5, '0')},Ort ${i},60.1,24.9`,
    );
    const lauf = await importiere(kopf + zeilen.join('\n'));
    expect(lauf).toMatchObject({ zustand: 'fertig', uebernommen: 40_000 });
  });
});

describe('Ein Import, der viel ändert', () => {
  const drei = `${kopf}IS,101,Reykjavík,64.1,-21.9\nIS,200,Kópavogur,64.1,-21.9\nIS,220,Hafnarfjörður,64.1,-21.9\n`;
  const eines = `${kopf}IS,101,Reykjavík,64.1,-21.9\n`;
  const namen = async () => (await orteIn('IS')).map((o) => o.ortsname).toSorted();
  const nachher = ['Hafnarfjörður', 'Kópavogur', 'Reykjavík'];
  const wechsle = async (id: number) => (await portal.als('admin')).post(`/api/orte/import/${id}/wechsel`);

  it('asks with the figures before it counts, and says on trial what it would do [Z-051]', async () => {
    await importiere(drei);
    const gefragt = await importiere(eines, { bestaetigt: false });
    expect(gefragt).toMatchObject({
      zustand: 'rueckfrage',
      vorher: 3,
      neu: 0,
      entfallen: 2,
      umkehrbar: false,
    });
    expect(gefragt.meldung).toMatch(/^3 → 1 Orte, 0 neu, 2 entfallen: mehr als ein Fünftel ändert sich\./);
    const geprueft = await importiere(eines, { nurPruefen: true });
    expect(geprueft).toMatchObject({ zustand: 'geprueft', uebernommen: 0, entfallen: 2 });
    expect(await namen()).toEqual(nachher);
    // Nothing changes: nothing to ask.
    expect(await importiere(drei, { bestaetigt: false })).toMatchObject({
      zustand: 'fertig',
      neu: 0,
      entfallen: 0,
    });
  });

  it('is switched back in one call, and on again; only the latest of a country [Z-710]', async () => {
    const erster = await importiere(drei);
    const zweiter = await importiere(eines);
    expect(await namen()).toEqual(['Reykjavík']);
    expect((await wechsle(zweiter.id)).body).toMatchObject({ zustand: 'zurueckgenommen', umkehrbar: true });
    expect(await namen()).toEqual(nachher);
    const suche = await (await portal.als('kunde')).get('/api/orte/search').query({ ortsname: 'Kópavogur' });
    expect(suche.body).toMatchObject([{ plz: '200', ortsname: 'Kópavogur' }]);
    expect((await wechsle(zweiter.id)).body).toMatchObject({ zustand: 'fertig', umkehrbar: true });
    expect(await namen()).toEqual(['Reykjavík']);
    expect((await wechsle(erster.id)).status).toBe(404);
  });
});

describe('Ein misslungener Import', () => {
  let vorher: unknown;
  beforeEach(async () => {
    vorher = await orteIn('AT');
  });

  it.each([
    ['a bad row', `${kopf}AT,1010,Wien,48.2,16.4\nAT,,Ohne,48,16\n`, /^Fehlerhafte Zeilen: 1\./],
    [
      'another country in it',
      `${kopf}AT,1010,Wien,48.2,16.4\nDE,10115,Berlin,52,13\n`,
      /mehrere Länder \(Zeile 3\)/,
    ],
    ['an unknown country', `${kopf}QQ,1010,Wien,48.2,16.4\n`, /Land QQ in Zeile 2/],
    ['a missing column', 'country_code,place\nAT,Wien\n', /„zipcode“ fehlt/],
    [
      'a doubled column',
      'country_code,zipcode,place,place\nAT,1010,Wien,Wien\n',
      /„place“ kommt doppelt vor/,
    ],
    ['no rows', kopf, /keine Zeilen/],
    ['nothing', '', /keine Zeilen/],
    ['Windows-1252', Buffer.from(`${kopf}AT,1010,Wörgl,48,16\n`, 'latin1'), /nicht in UTF-8/],
    ['UTF-16', Buffer.from(`\ufeff${kopf}AT,1010,Wien,48,16\n`, 'utf16le'), /nicht in UTF-8/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /nicht in UTF-8|keine Textdatei/],
    ['control characters', `${kopf}AT,1010,Wi\0en,48,16\n`, /keine Textdatei/],
    [
      'a quotation mark that never closes',
      `${kopf}AT,1010,"Wien,48,16\n${'x\n'.repeat(50)}`,
      /Zeile \d+ ist nicht lesbar/,
    ],
    ['an endless line', `${kopf}AT,1010,${'x'.repeat(100_000)},48,16\n`, /Zeile \d+ ist zu lang/],
  ])('because of %s says why and leaves the old places', async (_was, inhalt, meldung) => {
    const lauf = await importiere(inhalt);
    expect(lauf).toMatchObject({ zustand: 'fehlgeschlagen', uebernommen: 0 });
    expect(lauf.meldung).toMatch(meldung);
    expect(await orteIn('AT')).toEqual(vorher);
  });

  it('names the rows that are wrong; the good ones are taken only when asked for', async () => {
    const inhalt = `${kopf}FO,100,Tórshavn,62,-6.8\nFO,,Ohne,62,-6\nFO,200,,62,-6\nFO,300,Weit,95,-6\nFO,1234567890,Zu lang,,\n`;
    const lauf = await importiere(inhalt);
    expect(lauf).toMatchObject({ zustand: 'fehlgeschlagen', zeilen: 5, abgelehnt: 4 });
    expect(lauf.fehler.map((f) => [f.zeile, f.field, f.text])).toEqual([
      [3, 'plz', 'Die Postleitzahl fehlt oder ist länger als 9 Zeichen.'],
      [4, 'ort', 'Der Ortsname fehlt.'],
      [5, 'latitude', 'Die Koordinate ist keine.'],
      [6, 'plz', 'Die Postleitzahl fehlt oder ist länger als 9 Zeichen.'],
    ]);
    const trotzdem = await importiere(inhalt, { trotzFehlern: true });
    expect(trotzdem).toMatchObject({ zustand: 'fertig', uebernommen: 1, abgelehnt: 4 });
    expect(await orteIn('FO')).toHaveLength(1);
  });

  it('for another country than expected leaves both', async () => {
    const [land] = await portal.db.sql<{ id: number }>("SELECT id FROM land WHERE iso2 = 'AT'");
    const lauf = await importiere(`${kopf}DE,10115,Berlin,52,13\n`, { landId: land?.id });
    expect(lauf.meldung).toBe('Die Datei enthält Orte eines anderen Landes (DE).');
    expect((await orteIn('DE')).length).toBeGreaterThan(8000);
  });

  it('whose connection dies half-way leaves the old places', async () => {
    const zeilen = Array.from({ length: 60_000 }, (_, i) => `AT,${i % 10_000},Ort ${i},48,16`);
    const { body } = await sende(kopf + zeilen.join('\n'));
    const toeten = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 72341`;
    const admin = await portal.als('admin');
    for (let lauf = body; lauf.zeilen < 5000; ) lauf = (await admin.get(`/api/orte/import/${body.id}`)).body;
    expect(await orteIn('AT')).toEqual(vorher);
    await mitVerbindung(portal.datenbankUrl, (c) => c.query(toeten));
    expect(await bisFertig(body.id)).toMatchObject({ zustand: 'fehlgeschlagen', uebernommen: 0 });
    expect(await orteIn('AT')).toEqual(vorher);
  });

  it('whose process has died is shown as broken off', async () => {
    const [tot] = await portal.db.sql<{ id: number }>(
      `INSERT INTO importlauf (art, dateiname, lebenszeichen_am) VALUES ('orte', 'x.csv', now() - interval '1 minute') RETURNING id`,
    );
    expect(await bisFertig(tot?.id ?? 0)).toMatchObject({ zustand: 'abgebrochen', benutzer: null });
  });

  it('is not begun without a file, with another kind of file or by others than administrators', async () => {
    const admin = await portal.als('admin');
    const ohne = await admin.post('/api/orte/import').field('metadata', '{}').expect(400);
    expect(ohne.body[0]).toMatchObject({ key: 'datei.fehlt', text: 'Bitte eine Datei auswählen.' });
    expect((await sende('x', {}, 'orte.exe')).body[0].text).toBe(
      'Bitte eine Datei dieser Art auswählen: .csv, .xlsx',
    );
    expect((await sende(kopf, { unbekannt: 1 })).body[0].key).toBe('feld.unbekannt');
    await admin.post('/api/orte/import').send({}).expect(415);
    await (await portal.als('kunde'))
      .post('/api/orte/import')
      .attach('file', Buffer.from('x'), 'a.csv')
      .expect(403);
    await admin.get('/api/orte/import/2147483647').expect(404);
  });
});

describe('Andere Routen', () => {
  it('take no files', async () => {
    const kunde = await portal.als('kunde');
    await kunde.post('/api/auftraege').attach('file', Buffer.from('x'), 'a.csv').expect(415);
    await portal.anonym().post('/api/authentication/login').field('username', 'admin').expect(415);
  });
});

describe.skipIf(!existsSync(echte('de')))('Die Dateien von GeoNames', () => {
  it.each([
    ['nl', 'NL', 4300],
    ['ch', 'CH', 4400],
    ['at', 'AT', 18_000],
    ['de', 'DE', 23_000],
  ])('%s is imported with less than 150 MB, each sampled row is found', async (datei, iso2, mindestens) => {
    const inhalt = readFileSync(echte(datei));
    const grundlast = process.memoryUsage().rss;
    let hoechste = grundlast;
    const uhr = setInterval(() => {
      hoechste = Math.max(hoechste, process.memoryUsage().rss);
    }, 20);
    const beginn = performance.now();
    const lauf = await importiere(inhalt, { trotzFehlern: true });
    const dauer = performance.now() - beginn;
    clearInterval(uhr);
    console.info(
      `${iso2}: ${lauf.uebernommen} Orte in ${Math.round(dauer)} ms, ${Math.round((hoechste - grundlast) / 1e6)} MB mehr`,
    );
    expect(lauf).toMatchObject({ zustand: 'fertig', abgelehnt: 0 });
    expect(lauf.uebernommen).toBeGreaterThan(mindestens);
    hoechstens(dauer, 10_000);
    expect(hoechste - grundlast).toBeLessThan(150e6);

    const zeilen: Record<string, string>[] = parse(inhalt, { columns: true });
    const admin = await portal.als('admin');
    for (let i = 7; i < zeilen.length; i += Math.floor(zeilen.length / 20)) {
      const { zipcode = '', place = '' } = zeilen[i] ?? {};
      const { body } = await admin
        .get('/api/orte/search')
        .query({ plz: zipcode, ortsname: place.slice(0, 40) });
      expect(body).toContainEqual(
        expect.objectContaining({ plz: zipcode, ...(place.length > 60 ? {} : { ortsname: place }) }),
      );
    }
  });

  it('give the Dutch their whole postal codes', async () => {
    const admin = await portal.als('admin');
    const nl = (await admin.get('/api/laender/search').query({ lkz: 'NL' })).body[0].id;
    const frage = async (text: string) =>
      (
        await admin.get(`/api/orte/name-with-plz/${nl}/autoCompleteMatches/${encodeURIComponent(text)}`)
      ).body.map((o: { plz: string; ortsname: string }) => `${o.plz} ${o.ortsname}`);
    expect(await frage('1012 JS')).toEqual(['1012 JS Amsterdam']);
    expect(await frage('1012js')).toEqual(['1012 JS Amsterdam']);
    expect(await frage('1012')).toEqual(['1012 Amsterdam']);
    expect((await frage('Amster'))[0]).toMatch(/Amsterdam$/);
  });

  it('make more than 100,000 places', async () => {
    const [zahl] = await portal.db.sql<{ anzahl: number }>('SELECT count(*)::int AS anzahl FROM ort');
    expect(zahl?.anzahl).toBeGreaterThan(100_000);
  });

  it.runIf(zeitenGenau)('offer suggestions from them in under 30 ms', async () => {
    const orte = portal.app.get(Orte, { strict: false });
    const texte = [
      'b',
      'be',
      'ber',
      'berl',
      'sankt',
      'sa',
      's',
      '1',
      '10',
      '101',
      '1010',
      'main',
      'neu',
      'münchen',
      'bad',
      'ham',
      'ort',
      'ost',
      'la',
      'les',
      '28195 br',
      'zzz',
      'x',
      'dorf',
      'am',
      '1012 js',
    ];
    const messe = async () => {
      const zeiten: number[] = [];
      for (let i = 0; i < 10; i++)
        for (const text of texte) {
          const beginn = performance.now();
          await orte.vorschlaege(text, 50, i % 2 ? null : 1);
          zeiten.push(performance.now() - beginn);
        }
      zeiten.sort((a, b) => a - b);
      return zeiten[Math.floor(zeiten.length * 0.95)] ?? 0;
    };
    expect(await messe()).toBeLessThan(30);
  });

  it.each([
    ['names', nachName, [null, 50, 'ber', 'ber\u{10ffff}'], 'ort_name'],
    ['postal codes', nachPlz, [null, 50, ['10'], ['10\u{10ffff}'], '', '\u{10ffff}'], 'ort_plz'],
    ['later words', nachWort, [null, 50, 'main', 'main\u{10ffff}', 'main'], 'ort_wort_pkey'],
  ])('are searched for %s in index ranges only', async (_was, sql, werte, index) => {
    // The import's statistics may still be on their way: the question is the plan with them.
    await mitVerbindung(portal.datenbankUrl, (eigner) => eigner.query('ANALYZE ort, ort_wort'));
    const zeilen = await portal.db.sql<Record<string, string>>(`EXPLAIN ${sql.text}`, werte);
    const plan = zeilen.map((z) => z['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on ort/);
  });
});
