import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
  Gefahrgutdatei,
  Gefahrgutvergleich,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { bereinigterName } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutnamen';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { benutzerhilfen } from '../../testing/benutzer.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { hoechstens } from '../../testing/zeiten.js';

const shared = process.env['FRACHTPORTAL_SHARED'] ?? resolve(import.meta.dirname, '../../../../../../shared');
const beispiel = resolve(shared, 'data/adr-2025-sample.json');

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

/** Each begins with the table as it is shipped: what was taken over goes back, the latest first. */
beforeEach(async () => {
  const admin = await portal.als('admin');
  for (const { id } of (await admin.get('/api/gefahrgutklasse/uebernahmen').expect(200)).body)
    await admin.delete(`/api/gefahrgutklasse/uebernahmen/${id}`).expect(200);
});

const kopf = ['UN-Nr.', 'Benennung', 'Klasse', 'VG', 'Kategorie', 'Tunnelcode'];
const zeilen = [
  ['1090', 'ACETON', '3', 'II', '2', '(D/E)'],
  ['1203', 'BENZIN', '3', 'II', '2', '(E)'],
  ['3551', 'NATRIUM-IONEN-BATTERIEN', '9', '', '2', '(E)'],
];
const csv = (alle: string[][]) => alle.map((z) => z.join(';')).join('\r\n');

async function xlsx(alle: string[][]): Promise<Buffer> {
  const mappe = new ExcelJS.Workbook();
  const blatt = mappe.addWorksheet('Tabelle A');
  for (const zeile of alle) blatt.addRow(zeile.map((z) => (/^\d+$/.test(z) ? Number(z) : z)));
  return Buffer.from(await mappe.xlsx.writeBuffer());
}

async function sende(inhalt: Buffer | string, name: string) {
  const admin = await portal.als('admin');
  return admin.post('/api/gefahrgutklasse/import').attach('file', Buffer.from(inhalt), name);
}

async function lies(inhalt: Buffer | string, name = 'adr.csv'): Promise<Gefahrgutdatei> {
  const { status, body } = await sende(inhalt, name);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const schritt = async (was: string, id: number, ausgabe: object, wer = 'admin') =>
  (await portal.als(wer)).post(`/api/gefahrgutklasse/import/${id}/${was}`).send(ausgabe);

const ausgabe = (datei: Gefahrgutdatei, mehr: object = {}) => ({
  zuordnung: datei.zuordnung,
  version: 'ADR 2027',
  gueltigVon: '2099-01-01',
  quelle: 'amtliche Tabelle',
  bestaetigt: true,
  ...mehr,
});

describe('Gefahrgutimport', () => {
  it.each([
    ['CSV', async () => csv([kopf, ...zeilen]), 'adr.csv'],
    ['CSV in Windows-1252', async () => Buffer.from(csv([kopf, ...zeilen]), 'latin1'), 'adr.csv'],
    ['XLSX', () => xlsx([kopf, ...zeilen]), 'adr.XLSX'],
    [
      'JSON',
      async () => JSON.stringify(zeilen.map((z) => Object.fromEntries(kopf.map((k, i) => [k, z[i]])))),
      'adr.json',
    ],
  ])('reads a %s and suggests its columns [Z-113]', async (_was, inhalt, name) => {
    const datei = await lies(await inhalt(), name);
    expect(datei).toMatchObject({ dateiname: name, zeilen: 3 });
    expect(datei.spalten.map((s) => [s.name, s.beispiel])).toEqual(kopf.map((k, i) => [k, zeilen[0]?.[i]]));
    expect(datei.zuordnung).toEqual({
      unnr: 'UN-Nr.',
      bezeichnung: 'Benennung',
      klasse: 'Klasse',
      verpackungsgruppe: 'VG',
      befoerderungskategorie: 'Kategorie',
      tunnelcode: 'Tunnelcode',
    });
  });

  it('shows what is new, changed and gone before anything changes [Z-114]', async () => {
    const datei = await lies(csv([kopf, ...zeilen]));
    const [vorher] = await portal.db.sql(
      'SELECT count(*)::int AS zahl, max(gueltig_bis) AS bis FROM gefahrgutklasse',
    );
    const { body } = await schritt('vorschau', datei.id, ausgabe(datei, { gueltigVon: '2027-01-01' }));
    expect(body).toMatchObject({
      zeilen: 3,
      abgelehnt: 0,
      doppelt: 0,
      // The file does not bring all that is known of ACETON.
      unveraendert: 0,
      unvollstaendig: 1,
      geaendert: 2,
      neu: 0,
    });
    expect(body).toMatchObject({ bisherige: 'ADR 2025', bisherigeGiltBis: '2027-06-30', gueltigBis: null });
    expect(body.entfallen).toBeGreaterThan(40);
    const unterschiede = (body as Gefahrgutvergleich).unterschiede;
    const benzin = unterschiede.find((u) => u.art === 'geaendert' && u.unnr === '1203');
    expect(benzin?.aenderungen).toMatch(
      /Gefahrgutbezeichnung: BENZIN oder OTTOKRAFTSTOFF → BENZIN; Tunnelcode: D\/E → E/,
    );
    expect(unterschiede.some((u) => u.art === 'entfallen' && u.unnr === '1133')).toBe(true);
    expect(
      await portal.db.sql('SELECT count(*)::int AS zahl, max(gueltig_bis) AS bis FROM gefahrgutklasse'),
    ).toEqual([vorher]);
  });

  it('puts a new edition beside the old one [Z-112,115]', async () => {
    const admin = await portal.als('admin');
    const [alt] = (await admin.get('/api/gefahrgutklasse/search').query({ unnr: '1090' })).body;
    const datei = await lies(csv([kopf, ...zeilen]));
    await schritt('uebernehmen', datei.id, ausgabe(datei)).then((a) => expect(a.status).toBe(200));
    // Not valid yet: what is offered today is what was.
    expect((await admin.get('/api/gefahrgutklasse/search').query({ unnr: '1090' })).body).toEqual([
      { ...alt, gueltigBis: '2099-06-30' },
    ]);
    const { body: staende } = await admin.get('/api/gefahrgutklasse/ausgaben').expect(200);
    expect(staende[0]).toEqual({
      version: 'ADR 2027',
      gueltigVon: '2099-01-01',
      gueltigBis: null,
      quelle: 'amtliche Tabelle',
      zeilen: 3,
    });

    // One that is valid from today takes its place at once, and ends where the later one begins.
    const heute = await lies(csv([kopf, ...zeilen]));
    const { body } = await schritt(
      'uebernehmen',
      heute.id,
      ausgabe(heute, { version: 'ADR 2025 A', gueltigVon: '2026-01-01' }),
    );
    // Beside the later one it may be used for six months more.
    expect(body.gueltigBis).toBe('2099-06-30');
    const gefunden = (await admin.get('/api/gefahrgutklasse/search').query({ unnr: '1090' })).body;
    expect(gefunden).toMatchObject([{ version: 'ADR 2025 A', tunnelcode: 'D/E', gueltigBis: '2099-06-30' }]);
    // The old row is still there: orders point to it.
    const frueher = (await admin.get(`/api/gefahrgutklasse/${alt.id}`).expect(200)).body;
    expect(frueher).toMatchObject({ bezeichnung: alt.bezeichnung, gueltigBis: '2025-12-31' });
    expect((await schritt('uebernehmen', heute.id, ausgabe(heute))).status).toBe(404);
  });

  it('asks with the figures before more than a fifth of the table changes [Z-112]', async () => {
    const admin = await portal.als('admin');
    const stand = async () => (await admin.get('/api/gefahrgutklasse/ausgaben').expect(200)).body;
    const vorher = await stand();
    const datei = await lies(csv([kopf, ...zeilen]));
    const ohne = ausgabe(datei, { bestaetigt: null });
    const { body: vorschau } = await schritt('vorschau', datei.id, ohne);
    expect(vorschau).toMatchObject({ rueckfrage: true });
    const nachher = vorschau.vorher + vorschau.neu - vorschau.entfallen;
    expect(vorschau.nachher).toBe(nachher);
    const { status, body } = await schritt('uebernehmen', datei.id, ohne);
    expect([status, body[0].field]).toEqual([400, 'bestaetigt']);
    expect(body[0].text).toMatch(/ändert sich\. Es wurde noch nichts geändert\.$/);
    const zahlen = (text: string) => text.replaceAll('.', '').match(/\d+/g)?.map(Number).slice(0, 2);
    expect(zahlen(body[0].text)).toEqual([vorschau.vorher, nachher]);
    expect(await stand()).toEqual(vorher);
    expect((await schritt('uebernehmen', datei.id, { ...ohne, bestaetigt: true })).status).toBe(200);
  });

  it('of the same day again completes what it has brought before', async () => {
    const desTages = { version: 'ADR 2025 A', gueltigVon: '2026-01-01' };
    for (const inhalt of [zeilen, [['1090', 'ACETON NEU', '3', 'II', '2', '(D/E)']]]) {
      const datei = await lies(csv([kopf, ...inhalt]));
      const { body: v } = await schritt('vorschau', datei.id, ausgabe(datei, desTages));
      expect(v.nachher).toBe(v.vorher + v.neu - (v.ergaenzt ? 0 : v.entfallen));
      await schritt('uebernehmen', datei.id, ausgabe(datei, desTages));
    }
    const { body } = await (await portal.als('admin'))
      .get('/api/gefahrgutklasse/search')
      .query({ unnr: '1' });
    expect(body.map((g: { bezeichnung: string }) => g.bezeichnung)).toEqual(['ACETON NEU', 'BENZIN']);
  });

  it('names the rows that are wrong and takes the others only when asked to', async () => {
    const datei = await lies(
      csv([kopf, ...zeilen, ['12O3', 'BENZIN', '3', 'II', '2', ''], ['1993', '', '3', 'II', '9', '']]),
    );
    const { body: vorschau } = await schritt('vorschau', datei.id, ausgabe(datei));
    expect(vorschau.abgelehnt).toBe(2);
    expect(
      vorschau.fehler.map((f: { zeile: number; field: string; text: string }) => [f.zeile, f.field, f.text]),
    ).toEqual([
      [5, 'unnr', 'Die UN-Nummer besteht aus vier Ziffern.'],
      [6, 'bezeichnung', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
      [6, 'befoerderungskategorie', 'Bitte eine Zahl von 0 bis 4 eingeben.'],
    ]);
    const nein = await schritt('uebernehmen', datei.id, ausgabe(datei));
    expect([nein.status, nein.body[0].text]).toEqual([
      400,
      'Fehlerhafte Zeilen: 2. Es wurde nichts geändert.',
    ]);
    const ja = await schritt(
      'uebernehmen',
      datei.id,
      ausgabe(datei, { trotzFehlern: true, gueltigVon: '2100-01-01' }),
    );
    expect(ja.status).toBe(200);
  });

  it.each([
    [{ zuordnung: { unnr: 'UN-Nr.', bezeichnung: 'fehlt', klasse: 'Klasse' } }, 'zuordnung.bezeichnung'],
    [{ zuordnung: {} }, 'zuordnung.unnr'],
    [{ version: '' }, 'version'],
    [{ gueltigVon: '31.12.2026' }, 'gueltigVon'],
    [{ gueltigBis: '2098-01-01' }, 'gueltigBis'],
  ])('is refused with %j', async (falsch, field) => {
    const datei = await lies(csv([kopf, ...zeilen]));
    const { status, body } = await schritt('vorschau', datei.id, ausgabe(datei, falsch));
    expect([status, body[0].field]).toEqual([400, field]);
  });

  it('belongs to who has sent the file', async () => {
    const datei = await lies(csv([kopf, ...zeilen]));
    const rechte = { admin: true, main: true, owningMandant: { id: portal.welt.nord } };
    const { name } = await benutzerhilfen(() => portal).bestaetigter(rechte);
    const vorschau = (wer: string) => schritt('vorschau', datei.id, ausgabe(datei), wer);
    expect((await vorschau(name)).status).toBe(404);
    expect((await vorschau('admin')).status).toBe(200);
  });

  it('is seen at once by what keeps the table in memory, and orders may use it', async () => {
    const datei = await lies(csv([kopf, ['4711', 'ERFUNDEN', '9', 'III', '4', '(-)']]));
    await schritt('uebernehmen', datei.id, ausgabe(datei, { version: 'ADR X', gueltigVon: '2026-02-01' }));
    const { body } = await (await portal.als('kunde'))
      .get('/api/gefahrgutklasse/search')
      .query({ bezeichnung: 'erfund' });
    expect(body).toMatchObject([{ unnr: '4711', befoerderungskategorie: 4, tunnelcode: '-' }]);
  });
});

describe.skipIf(!existsSync(beispiel))('Die Tabelle ADR 2025', () => {
  it('of 2,940 rows is imported with less than 150 MB, each sampled row is found', async () => {
    const grundlast = process.memoryUsage().rss;
    let hoechste = grundlast;
    const uhr = setInterval(() => {
      hoechste = Math.max(hoechste, process.memoryUsage().rss);
    }, 20);
    const beginn = performance.now();
    const datei = await lies(readFileSync(beispiel), 'adr.json');
    expect(datei.zeilen).toBe(2940);
    const angaben = ausgabe(datei, { version: 'ADR 2025 V', gueltigVon: '2026-03-01', trotzFehlern: true });
    const { body: vorschau } = await schritt('vorschau', datei.id, angaben);
    const { status, body } = await schritt('uebernehmen', datei.id, angaben);
    const dauer = performance.now() - beginn;
    clearInterval(uhr);
    console.info(
      `ADR: ${body.neu} neu, ${body.abgelehnt} abgelehnt, ${body.doppelt} doppelt in ${Math.round(dauer)} ms, ${Math.round((hoechste - grundlast) / 1e6)} MB mehr`,
    );
    expect(status).toBe(200);
    expect(body).toEqual(vorschau);
    expect(body).toMatchObject({ zeilen: 2940, abgelehnt: 0 });
    hoechstens(dauer, 10_000);
    expect(hoechste - grundlast).toBeLessThan(150e6);

    const quelle: Record<string, unknown>[] = JSON.parse(readFileSync(beispiel, 'utf8'));
    const admin = await portal.als('admin');
    for (let i = 3; i < quelle.length; i += 150) {
      const z = quelle[i] ?? {};
      const gefunden = (
        await admin.get('/api/gefahrgutklasse/search').query({ unnr: String(z['un_number']) })
      ).body;
      expect(gefunden, String(z['un_number'])).toContainEqual(
        expect.objectContaining({
          unnr: z['un_number'],
          bezeichnung: bereinigterName(String(z['substance_name_de'])),
          klasse: z['hazard_class'],
          verpackungsgruppe: z['packing_group'],
          befoerderungskategorie: z['transport_category'],
        }),
      );
    }
  });

  it('as XLSX is imported as well', async () => {
    const quelle: Record<string, string>[] = JSON.parse(readFileSync(beispiel, 'utf8'));
    const spalten = Object.keys(quelle[0] ?? {});
    const json = await lies(readFileSync(beispiel), 'adr.json');
    await schritt(
      'uebernehmen',
      json.id,
      ausgabe(json, { version: 'ADR 2025 V', gueltigVon: '2026-03-01', trotzFehlern: true }),
    );
    const inhalt = await xlsx([spalten, ...quelle.map((z) => spalten.map((s) => String(z[s] ?? '')))]);
    const datei = await lies(inhalt, 'adr.xlsx');
    expect(datei.zeilen).toBe(2940);
    const { body } = await schritt('vorschau', datei.id, ausgabe(datei, { gueltigVon: '2026-04-01' }));
    expect(body).toMatchObject({ abgelehnt: 0, geaendert: 0, entfallen: 0, neu: 0 });
  });
});
