import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bereinigterName } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutnamen';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { hoechstens } from '../../testing/zeiten.js';
import { gefahrgutdateien } from './testing/gefahrgutdateien.js';

const shared = process.env['FRACHTPORTAL_SHARED'] ?? resolve(import.meta.dirname, '../../../../../../shared');
const beispiel = resolve(shared, 'data/adr-2025-sample.json');

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const {
  allesZurueck,
  lies,
  neueste,
  sende,
  uebernimm,
  wechsle,
  zeilen: zeilenVon,
} = gefahrgutdateien(() => portal);

/** Each begins with the table as it is shipped. */
beforeEach(allesZurueck);

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

const adr2027 = (mehr: object = {}) => ({ version: 'ADR 2027', gueltigVon: '2099-01-01', ...mehr });
const admin = () => portal.als('admin');
const staende = async () => (await (await admin()).get('/api/gefahrgutklasse/ausgaben').expect(200)).body;
const suche = async (query: object) =>
  (await (await admin()).get('/api/gefahrgutklasse/search').query(query).expect(200)).body;
const zuordnung = async (id: number) =>
  (await (await admin()).get(`/api/importe/gefahrgut/${id}/zuordnung`).expect(200)).body;

describe('Gefahrgutimport', () => {
  it.each([
    ['CSV', async () => csv([kopf, ...zeilen]), 'adr.csv', 'csv'],
    ['CSV in Windows-1252', async () => Buffer.from(csv([kopf, ...zeilen]), 'latin1'), 'adr.csv', 'csv'],
    ['CSV with a title', async () => csv([['Tabelle A', 'ADR'], [], kopf, ...zeilen]), 'adr.csv', 'csv'],
    ['XLSX', () => xlsx([kopf, ...zeilen]), 'adr.XLSX', 'xlsx'],
    [
      'JSON',
      async () => JSON.stringify(zeilen.map((z) => Object.fromEntries(kopf.map((k, i) => [k, z[i]])))),
      'adr.json',
      'json',
    ],
  ])('reads a %s and knows its columns', async (_was, inhalt, name, format) => {
    const lauf = await lies(await inhalt(), adr2027(), name);
    expect(lauf).toMatchObject({ dateiname: name, format, zeilen: 3, zustand: 'geprueft' });
    const { spalten } = await zuordnung(lauf.id);
    expect(spalten.map((s: { name: string; feld: string }) => [s.name, s.feld])).toEqual([
      ['UN-Nr.', 'unnr'],
      ['Benennung', 'bezeichnung'],
      ['Klasse', 'klasse'],
      ['VG', 'verpackungsgruppe'],
      ['Kategorie', 'befoerderungskategorie'],
      ['Tunnelcode', 'tunnelcode'],
    ]);
  });

  it('asks what an unknown column means, and remembers it', async () => {
    const fremd = ['Nr', 'Was', 'Kl.', 'VG', 'Kategorie', 'Tunnelcode'];
    const lauf = await lies(csv([fremd, ...zeilen]), adr2027());
    expect(lauf.zustand).toBe('zuzuordnen');
    const felder = [
      'unnr',
      'bezeichnung',
      'klasse',
      'verpackungsgruppe',
      'befoerderungskategorie',
      'tunnelcode',
    ];
    const spalten = felder.map((feld, nummer) => ({ nummer, feld }));
    const { body } = await (await admin())
      .put(`/api/importe/gefahrgut/${lauf.id}/zuordnung`)
      .send({ blatt: null, spalten })
      .expect(200);
    expect(body).toMatchObject({ zustand: 'geprueft', abgelehnt: 0 });
    expect(await lies(csv([fremd, ...zeilen]), adr2027())).toMatchObject({ zustand: 'geprueft' });
  });

  it('shows what is new, changed and gone before anything changes', async () => {
    const vorher = await staende();
    const lauf = await lies(csv([kopf, ...zeilen]), adr2027({ gueltigVon: '2027-01-01' }));
    // The file does not bring all that is known of ACETON.
    expect(lauf).toMatchObject({
      zeilen: 3,
      abgelehnt: 0,
      doppelt: 0,
      unveraendert: 1,
      geaendert: 2,
      neu: 0,
    });
    expect(lauf.ausgabe).toMatchObject({
      bisherige: 'ADR 2025',
      bisherigeGiltBis: '2027-06-30',
      gueltigBis: null,
      ergaenzt: false,
      unvollstaendig: expect.any(Number),
    });
    expect(lauf.ausgabe?.behalten?.split(',')).toContain('gefahrzettel');
    expect(lauf.entfallen).toBeGreaterThan(2500);
    const [aceton, benzin] = await zeilenVon(lauf.id);
    expect(benzin).toMatchObject({ nummer: 3, ausgang: 'geaendert' });
    expect(benzin?.aenderungen).toEqual(
      expect.arrayContaining([
        { field: 'bezeichnung', vorher: 'BENZIN oder OTTOKRAFTSTOFF', nachher: 'BENZIN' },
        { field: 'tunnelcode', vorher: 'D/E', nachher: 'E' },
      ]),
    );
    // What stays because the file says nothing of it is named with its value.
    expect(aceton).toMatchObject({ ausgang: 'unveraendert' });
    expect(aceton?.aenderungen).toContainEqual({ field: 'gefahrzettel', vorher: '3', nachher: '3' });
    const entfallende = await (await admin())
      .get(`/api/importe/gefahrgut/${lauf.id}/entfallende`)
      .query({ searchLimit: 1000 })
      .expect(200);
    expect(entfallende.headers['total-search-results']).toBe(String(lauf.entfallen));
    expect(entfallende.body.some((e: { text: string }) => e.text.startsWith('UN 1133 '))).toBe(true);
    expect(await staende()).toEqual(vorher);
  });

  it('puts a new edition beside the old one [Z-112]', async () => {
    const [alt] = await suche({ unnr: '1090' });
    const datei = csv([kopf, ...zeilen]);
    expect((await uebernimm(await lies(datei, adr2027()))).body).toMatchObject({ zustand: 'uebernommen' });
    // Not valid yet: what is offered today is what was.
    expect(await suche({ unnr: '1090' })).toEqual([{ ...alt, gueltigBis: '2099-06-30' }]);
    expect((await staende())[0]).toEqual({
      version: 'ADR 2027',
      gueltigVon: '2099-01-01',
      gueltigBis: null,
      quelle: 'amtliche Tabelle',
      zeilen: 3,
    });
    // One that is valid from today takes its place at once, and ends where the later one begins.
    const heute = await lies(datei, { version: 'ADR 2025 A', gueltigVon: '2026-01-01' });
    // Beside the later one it may be used for six months more.
    expect((await uebernimm(heute)).body.ausgabe.gueltigBis).toBe('2099-06-30');
    expect(await suche({ unnr: '1090' })).toMatchObject([
      { version: 'ADR 2025 A', tunnelcode: 'D/E', gueltigBis: '2099-06-30' },
    ]);
    // The old row is still there: orders point to it.
    const { body: frueher } = await (await admin()).get(`/api/gefahrgutklasse/${alt.id}`).expect(200);
    expect(frueher).toMatchObject({ bezeichnung: alt.bezeichnung, gueltigBis: '2025-12-31' });
    expect((await uebernimm(heute)).status).toBe(409);
  });

  it('asks with the figures before more than a fifth of the table changes', async () => {
    const vorher = await staende();
    const lauf = await lies(csv([kopf, ...zeilen]), adr2027());
    expect(lauf.rueckfrage).toBe(true);
    const nachher = (lauf.vorher ?? 0) + lauf.neu - (lauf.entfallen ?? 0);
    const { status, body } = await uebernimm(lauf, {});
    expect([status, body[0].field, body[0].key]).toEqual([400, 'bestaetigt', 'stammdatenimport.rueckfrage']);
    const zahlen = (text: string) => text.replaceAll('.', '').match(/\d+/g)?.map(Number).slice(0, 2);
    expect(zahlen(body[0].text)).toEqual([lauf.vorher, nachher]);
    expect(await staende()).toEqual(vorher);
    expect((await uebernimm(lauf)).status).toBe(200);
  });

  it('asks before a file that says less than is known takes the place of what is there', async () => {
    const [alt] = await suche({ unnr: '1090', tag: '2025-06-01' });
    const { version, gueltigVon } = alt;
    const lauf = await lies(csv([kopf, zeilen[0] ?? []]), { version, gueltigVon });
    expect(lauf).toMatchObject({ rueckfrage: true, ausgabe: { ergaenzt: true, unvollstaendig: 1 } });
    const anders = await lies(csv([kopf, ['1090', 'ACETON', '3', 'II', '2', '(E)']]), {
      version,
      gueltigVon,
    });
    const nein = await uebernimm(anders, {});
    expect([nein.status, nein.body[0].key]).toEqual([400, 'gefahrgutimport.unvollstaendig']);
    expect((await uebernimm(anders)).status).toBe(200);
    expect(await suche({ unnr: '1090', tag: '2025-06-01' })).toMatchObject([
      { tunnelcode: 'E', gefahrzettel: alt.gefahrzettel, eq: alt.eq },
    ]);
  });

  it('is not taken over where the table has changed since it was compared', async () => {
    const lauf = await lies(csv([kopf, ...zeilen]), adr2027());
    await uebernimm(await lies(csv([kopf, ...zeilen]), { version: 'ADR 2025 A', gueltigVon: '2026-01-01' }));
    const { status, body } = await uebernimm(lauf);
    expect([status, body[0].key]).toEqual([409, 'stammdatenimport.andererStand']);
  });

  it('of the same day again completes what it has brought before', async () => {
    const desTages = { version: 'ADR 2025 A', gueltigVon: '2026-01-01' };
    for (const inhalt of [zeilen, [['1090', 'ACETON NEU', '3', 'II', '2', '(D/E)']]])
      expect((await uebernimm(await lies(csv([kopf, ...inhalt]), desTages))).status).toBe(200);
    const body = await suche({ unnr: '1' });
    expect(body.map((g: { bezeichnung: string }) => g.bezeichnung)).toEqual(['ACETON NEU', 'BENZIN']);
  });

  it('names the rows that are wrong or come twice, with their lines, and takes the others', async () => {
    const schlechte = [
      ['12O3', 'BENZIN', '3', 'II', '2', ''],
      ['1993', '', '3', 'II', '9', ''],
      ['1090', 'ACETON', '3', 'II', '2', '(D/E)'],
    ];
    const lauf = await lies(csv([kopf, ...zeilen, ...schlechte]), adr2027());
    expect(lauf).toMatchObject({ abgelehnt: 2, doppelt: 1 });
    const gesagt = (await zeilenVon(lauf.id)).flatMap((z) =>
      z.meldungen.map((m) => [z.nummer, z.ausgang, m.spaltenname, m.text]),
    );
    expect(gesagt).toEqual([
      [5, 'abgelehnt', 'UN-Nr.', 'Die UN-Nummer besteht aus vier Ziffern.'],
      [6, 'abgelehnt', 'Benennung', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
      [6, 'abgelehnt', 'Kategorie', 'Bitte eine Zahl von 0 bis 4 eingeben.'],
      [7, 'doppelt', null, 'Dasselbe steht schon in Zeile 2.'],
    ]);
    const { body } = await (await admin())
      .put(`/api/importe/gefahrgut/${lauf.id}/zeilen/5`)
      .send({ zellen: ['1202', 'DIESELKRAFTSTOFF', '3', 'III', '3', '(D/E)'].map((wert) => ({ wert })) })
      .expect(200);
    expect(body.meldungen).toEqual([]);
    expect((await uebernimm(lauf)).body).toMatchObject({ zustand: 'uebernommen', abgelehnt: 1 });
    expect((await staende())[0]).toMatchObject({ version: 'ADR 2027', zeilen: 4 });
  });

  it.each([
    [{ version: '' }, 'version'],
    [{ gueltigVon: '31.12.2026' }, 'gueltigVon'],
    [{ gueltigVon: '' }, 'gueltigVon'],
    [{ gueltigBis: '2098-01-01' }, 'gueltigBis'],
    [{ land: 1 }, 'land'],
  ])('is refused with %j', async (falsch, field) => {
    const { status, body } = await sende(csv([kopf, ...zeilen]), adr2027(falsch));
    expect([status, body[0].field]).toEqual([400, field]);
  });

  it('is taken back and put in place again, rows and days, one after the other', async () => {
    const anfang = await staende();
    const datei = csv([kopf, ...zeilen]);
    const erster = await lies(datei, { version: 'ADR 2025 A', gueltigVon: '2026-01-01' });
    await uebernimm(erster);
    const mitErstem = await staende();
    const zweiter = await lies(datei, adr2027());
    await uebernimm(zweiter);
    const mitZweitem = await staende();
    const nein = await wechsle(erster.id);
    expect([nein.status, nein.body[0].key]).toEqual([409, 'stammdatenimport.nichtDerLetzte']);
    const wege: [number, 'zuruecknehmen' | 'wiedereinsetzen', unknown][] = [
      [zweiter.id, 'zuruecknehmen', mitErstem],
      [zweiter.id, 'wiedereinsetzen', mitZweitem],
      [zweiter.id, 'zuruecknehmen', mitErstem],
      [erster.id, 'zuruecknehmen', anfang],
      [erster.id, 'wiedereinsetzen', mitErstem],
    ];
    const [{ id: aceton }] = await suche({ unnr: '1090' });
    for (const [id, wie, danach] of wege) {
      expect((await wechsle(id, wie)).status, `${wie} ${id}`).toBe(200);
      expect(await staende()).toEqual(danach);
    }
    // It is the same row as before, so that what named it finds it.
    expect((await suche({ unnr: '1090' }))[0].id).toBe(aceton);
    // What lies above it is dead now: it stood on something else.
    expect((await wechsle(zweiter.id, 'wiedereinsetzen')).status).toBe(409);
    expect((await neueste()).map((l) => [l.ausgabe?.version, l.umkehrbar]).slice(0, 2)).toEqual([
      ['ADR 2027', false],
      ['ADR 2025 A', true],
    ]);
  });

  it('is seen at once by what keeps the table in memory, and orders may use it', async () => {
    const datei = csv([kopf, ['4711', 'ERFUNDEN', '9', 'III', '4', '(-)']]);
    await uebernimm(await lies(datei, { version: 'ADR X', gueltigVon: '2026-02-01' }));
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
    const lauf = await lies(
      readFileSync(beispiel),
      { version: 'ADR 2025 V', gueltigVon: '2026-03-01' },
      'adr.json',
    );
    expect(lauf).toMatchObject({ zeilen: 2940, abgelehnt: 0 });
    const { status, body } = await uebernimm(lauf);
    const dauer = performance.now() - beginn;
    clearInterval(uhr);
    console.info(
      `ADR: ${body.neu} neu, ${body.abgelehnt} abgelehnt, ${body.doppelt} doppelt in ${Math.round(dauer)} ms, ${Math.round((hoechste - grundlast) / 1e6)} MB mehr`,
    );
    expect([status, body.zustand]).toEqual([200, 'uebernommen']);
    hoechstens(dauer, 10_000);
    expect(hoechste - grundlast).toBeLessThan(150e6);

    const quelle: Record<string, unknown>[] = JSON.parse(readFileSync(beispiel, 'utf8'));
    for (let i = 3; i < quelle.length; i += 150) {
      const z = quelle[i] ?? {};
      expect(await suche({ unnr: String(z['un_number']) }), String(z['un_number'])).toContainEqual(
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
    const ausgabe = { version: 'ADR 2025 V', gueltigVon: '2026-03-01' };
    await uebernimm(await lies(readFileSync(beispiel), ausgabe, 'adr.json'));
    const inhalt = await xlsx([spalten, ...quelle.map((z) => spalten.map((s) => String(z[s] ?? '')))]);
    const lauf = await lies(inhalt, { version: 'ADR 2025 W', gueltigVon: '2026-04-01' }, 'adr.xlsx');
    expect(lauf).toMatchObject({ zeilen: 2940, abgelehnt: 0, geaendert: 0, entfallen: 0, neu: 0 });
  });
});
