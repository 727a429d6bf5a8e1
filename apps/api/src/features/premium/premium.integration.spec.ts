import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  await schalte(true);
});
afterAll(() => portal.schliessen());

beforeEach(() => portal.db.zeilen('DELETE FROM premium_gebiet'));

const schalte = (wert: boolean) => konfiguriere(portal, { isBexPremium: String(wert) }, 'installation');

const kopf = ['Terminart', 'LKZ', 'PLZ von', 'PLZ bis', 'Zeit von', 'Zeit bis'];
type Zeile = (string | number | Date | null)[];

async function xlsx(zeilen: Zeile[]): Promise<Buffer> {
  const mappe = new ExcelJS.Workbook();
  const blatt = mappe.addWorksheet('Premium');
  for (const zeile of zeilen) blatt.addRow(zeile);
  return Buffer.from(await mappe.xlsx.writeBuffer());
}

async function sende(zeilen: Zeile[], metadata: object = {}, wer = 'admin') {
  return (await portal.als(wer))
    .post('/api/premium/upload')
    .attach('metadata', Buffer.from(JSON.stringify(metadata)), {
      filename: 'blob',
      contentType: 'application/json',
    })
    .attach('file', await xlsx(zeilen), 'premium.xlsx');
}

const frage = async (query: Record<string, string | number>, wer = 'kunde') =>
  (await portal.als(wer)).get('/api/premium/verfuegbar').query(query);
const fenster = async (plz: string, lkz = 'D', wer = 'kunde') =>
  (await frage({ lkz, plz }, wer)).body.map(
    (f: { terminkennzeichen: { id: number }; zeitVon: string; zeitBis: string }) =>
      `${f.terminkennzeichen.id} ${f.zeitVon}-${f.zeitBis}`,
  );

/** One area for everybody, which takes the place of all that were there. */
const nurAcht: Zeile[] = [kopf, ['50', 'D', '20', '22', '06:00', '08:00']];

describe('Premium-Import', () => {
  it('takes over areas and time windows, which order capture then asks for [2-7.011 2-8.023 C-046 Z-116,117]', async () => {
    const { status, body } = await sende([
      kopf,
      ['50', 'D', '20', '22', '06:00', '08:00'],
      ['B10', 'D', 20_095, 25_999, new Date(Date.UTC(1899, 11, 30, 6, 30)), '10:00'],
      ['BEX Premium 12 Uhr', 'D', 1067, 1099, '06:00', '12:00'],
      ['52', 'A', '1010', '', '06:00', '12:00'],
    ]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({
      zeilen: 4,
      uebernommen: 4,
      abgelehnt: 0,
      message: 'Datei erfolgreich importiert',
      fehler: [],
      vergleich: { zustand: 'fertig', vorher: 0, neu: 4, entfallen: 0, unveraendert: 0 },
    });
    expect(await fenster('22999')).toEqual(['50 06:00-08:00', '51 06:30-10:00']);
    expect(await fenster('23000')).toEqual(['51 06:30-10:00']);
    expect(await fenster('20094')).toEqual(['50 06:00-08:00']);
    expect(await fenster('01099')).toEqual(['52 06:00-12:00']);
    expect(await fenster('1010', 'A')).toEqual(['52 06:00-12:00']);
    expect(await fenster('1010', 'CH')).toEqual([]);
    const [erstes] = (await frage({ lkz: 'D', plz: '20094' })).body;
    expect(erstes.terminkennzeichen).toMatchObject({
      id: 50,
      kurzBezeichnung: 'B08',
      langBezeichnung: 'BEX Premium 8 Uhr',
    });
    const { body: gebiete } = await (await portal.als('admin')).get('/api/premium/gebiete').expect(200);
    expect(gebiete).toHaveLength(4);
    expect(gebiete[0]).toMatchObject({
      lkz: 'D',
      plzVon: '20',
      plzBis: '22',
      zeitVon: '06:00',
      zeitBis: '08:00',
    });
  });

  it('stores the good rows and names the bad ones', async () => {
    const { body } = await sende([
      kopf,
      ['50', 'D', '20', '22', '06:00', '08:00'],
      ['4', 'D', '30', '31', '06:00', '08:00'],
      ['50', 'XX', '30', '31', '06:00', '08:00'],
      ['50', 'D', '21', '', '06:00', '08:00'],
    ]);
    expect(body).toMatchObject({
      zeilen: 4,
      uebernommen: 1,
      abgelehnt: 3,
      message: 'Datei importiert, 3 Zeilen wurden abgelehnt.',
    });
    expect(
      body.fehler.map((f: { zeile: number; field: string; text: string }) => [f.zeile, f.field, f.text]),
    ).toEqual([
      [3, 'Terminart', 'Die Terminart ist kein Premiumdienst (50 bis 52).'],
      [4, 'LKZ', 'Das Land ist nicht bekannt.'],
      [5, 'PLZ von', 'Dieses Gebiet steht schon in Zeile 2.'],
    ]);
    expect(await fenster('01067')).toEqual([]);
  });

  it('leaves the former areas where no row is good or a column is missing', async () => {
    await sende(nurAcht);
    const keine = await sende([kopf, ['9', 'D', '1', '2', '06:00', '08:00']]);
    expect([keine.status, keine.body[0].text]).toEqual([
      400,
      'Zeile 2: Die Terminart ist kein Premiumdienst (50 bis 52).',
    ]);
    const ohne = await sende([
      ['Terminart', 'LKZ', 'PLZ von'],
      ['50', 'D', '1'],
    ]);
    expect([ohne.status, ohne.body[0].text]).toEqual([400, 'Die Spalte „PLZ bis“ fehlt.']);
    expect(await fenster('20095')).toEqual(['50 06:00-08:00']);
  });

  it('adds rows where asked to, for one client where asked to; its own go first', async () => {
    const { nordKunde, alpen } = portal.welt;
    await sende(nurAcht);
    await sende([kopf, ['51', 'D', '20', '22', '06:00', '10:00']], { ersetzen: false });
    expect(await fenster('20095')).toEqual(['50 06:00-08:00', '51 06:00-10:00']);
    await sende([kopf, ['50', 'D', '20', '20', '05:00', '07:00']], { mandantId: nordKunde });
    expect(await fenster('20095')).toEqual(['50 05:00-07:00', '51 06:00-10:00']);
    expect(await fenster('20095', 'D', 'metro')).toEqual(['50 06:00-08:00', '51 06:00-10:00']);
    expect(await fenster('20095', 'D', 'fremd')).toEqual([]);
    expect((await frage({ lkz: 'D', plz: '20095', mandant: nordKunde }, 'dispo')).body[0].zeitVon).toBe(
      '05:00',
    );
    expect((await sende([kopf, ['50', 'D', '2', '2', '05:00', '07:00']], { mandantId: alpen })).status).toBe(
      404,
    );
    expect((await frage({ lkz: 'D', plz: '20095', mandant: alpen })).status).toBe(404);
  });

  it('asks with the figures where told to, only tries where told to, and is switched back and on again [Z-713]', async () => {
    const admin = await portal.als('admin');
    const wechsle = (id: number, wie: string) => admin.post(`/api/importe/premium/${id}/${wie}`).send({});
    const viele = Array.from({ length: 10 }, (_, i) => ['50', 'D', `2${i}`, `2${i}`, '06:00', '08:00']);
    expect((await sende([kopf, ...viele])).body.vergleich.zustand).toBe('fertig');
    const gefragt = await sende([kopf, ...viele.slice(0, 5)], { bestaetigt: false });
    expect(gefragt.body).toMatchObject({
      uebernommen: 0,
      abgelehnt: 0,
      vergleich: { zustand: 'rueckfrage', vorher: 10, neu: 0, entfallen: 5, unveraendert: 5 },
      message:
        '10 → 5 Gebiete, 0 neu, 5 entfallen: mehr als ein Fünftel ändert sich. Es wurde noch nichts geändert.',
    });
    const geprueft = await sende([kopf, ...viele.slice(0, 9), ['9', 'D', '1', '1', '06:00', '08:00']], {
      nurPruefen: true,
    });
    expect(geprueft.body).toMatchObject({
      vergleich: { zustand: 'geprueft', entfallen: 1, unveraendert: 9 },
      fehler: [{ zeile: 11, field: 'Terminart' }],
    });
    expect(await fenster('29001')).toEqual(['50 06:00-08:00']);

    // A tenth goes: that is no question.
    expect((await sende([kopf, ...viele.slice(0, 9)], { bestaetigt: false })).body.vergleich.zustand).toBe(
      'fertig',
    );
    expect((await sende([kopf, ...viele.slice(0, 5)], { bestaetigt: true })).status).toBe(200);
    expect([await fenster('28001'), await fenster('29001')]).toEqual([[], []]);
    const [letzter, davor] = (await admin.get('/api/importe/premium').expect(200)).body;
    expect([letzter, davor]).toMatchObject([
      {
        dateiname: 'premium.xlsx',
        vorher: 9,
        entfallen: 4,
        unveraendert: 5,
        umkehrbar: true,
        benutzer: 'admin',
      },
      { umkehrbar: false, vorher: 10, neu: 0, unveraendert: 9, entfallen: 1 },
    ]);
    const zurueck = (await wechsle(letzter.id, 'zuruecknehmen').expect(200)).body;
    expect(zurueck).toMatchObject({ zustand: 'zurueckgenommen', umkehrbar: true });
    expect([await fenster('28001'), await fenster('29001')]).toEqual([['50 06:00-08:00'], []]);
    const wieder = (await wechsle(letzter.id, 'wiedereinsetzen').expect(200)).body;
    expect(wieder).toMatchObject({ zustand: 'uebernommen', umkehrbar: true });
    expect(await fenster('28001')).toEqual([]);
    const { body: gruende } = await wechsle(davor.id, 'zuruecknehmen').expect(409);
    expect(gruende[0].text).toBe(
      'Danach wurde „premium.xlsx“ übernommen. Zuerst diesen Import zurücknehmen.',
    );
  });

  it('is there only where the configuration switches it on [2-3.157]', async () => {
    await schalte(false);
    const { status, body } = await sende([kopf]);
    expect([status, body[0].text]).toEqual([403, 'Der Premium-Import ist abgeschaltet.']);
    expect(await fenster('20095')).toEqual([]);
    await schalte(true);
  });

  it('needs a spreadsheet, JSON beside it and an administrator [2-5.048 2-7.011]', async () => {
    const admin = await portal.als('admin');
    const ohne = await admin.post('/api/premium/upload').field('metadata', '{}').expect(400);
    expect(ohne.body[0].text).toBe('Bitte eine Datei auswählen.');
    const csv = await admin
      .post('/api/premium/upload')
      .attach('file', Buffer.from('a;b'), 'premium.csv')
      .expect(400);
    expect(csv.body[0].text).toBe('Bitte eine Datei dieser Art auswählen: .xlsx');
    const kaputt = await admin
      .post('/api/premium/upload')
      .field('metadata', '{"ersetzen":')
      .attach('file', await xlsx([kopf]), 'p.xlsx')
      .expect(400);
    expect(kaputt.body[0]).toMatchObject({
      key: 'datei.metadata',
      text: 'Der Teil „metadata“ ist kein JSON.',
    });
    expect((await sende([kopf], { unbekannt: 1 })).status).toBe(400);
    expect((await sende([kopf], {}, 'dispo')).status).toBe(403);
    expect((await frage({ lkz: 'D' })).status).toBe(400);
  });
});
