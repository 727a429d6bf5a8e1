import { alsImportzeile, erkenneSpalten } from '@frachtportal/domain/adresse/adresstabelle';
import { ohneFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import { deutsch } from '@frachtportal/texte/server';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bestand, legeBestandAn, oeffnePortal, type Portal } from '../../../testing/portal.js';
import { leere } from '../testing/adressen.js';

let bestand: Bestand;
let portal: Portal;
beforeAll(async () => {
  bestand = await legeBestandAn();
  portal = await oeffnePortal(bestand);
  const kunde = await portal.als('kunde');
  await leere(portal, 'kunde');
  for (const adresse of buch) {
    const antwort = await kunde.post('/api/adressen').send(adresse);
    expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  }
});
afterAll(() => portal.schliessen());

const formeln = [
  '=1+1',
  '+49 421 1',
  '-5',
  '@SUM(A1)',
  "'=1",
  '=SUMME(A1;"x")',
  '−1',
  '＝1',
  "'s Hertogenbosch",
];
const buch = [
  {
    fremdnummer: '007',
    name: 'Müller & Söhne; "Süd"',
    zeile2: 'z2',
    zeile3: 'z3',
    strasse: 'Straße',
    hausnummer: '12a',
    zusatz: 'Hof',
    lkz: 'D',
    plz: '01067',
    ort: 'Dresden',
    ortsteil: 'Altstadt',
    kontakt: 'Frau Jäger',
    telefon: '+49 351 1',
    mailTrackTrace: 'a@b.example',
    kurzname: 'MÜ',
    fremdid: 'F-1',
    usteuerid: 'DE123456789',
    postfach: '10 20',
    ortPostfach: 'Dresden',
    origin: 'ERP',
    einmaladresse: true,
    unsichtbar: true,
    typ: 2,
  },
  { name: 'Nur ein Name' },
  { name: 'Wien AG', lkz: 'A', plz: '1010', ort: 'Wien' },
  ...formeln.map((telefon, i) => ({ name: `${telefon} ${i}`, telefon, fremdnummer: `F${i}` })),
];

const binaer = (r: Response, fertig: (fehler: Error | null, inhalt: Buffer) => void) => {
  const teile: Buffer[] = [];
  r.on('data', (t: Buffer) => teile.push(t));
  r.on('end', () => fertig(null, Buffer.concat(teile)));
};

const datei = async (pfad: string, wer = 'kunde', query: object = {}) => {
  const antwort = await (await portal.als(wer))
    .get(`/api/adressen/export/${pfad}`)
    .query(query)
    .buffer(true)
    .parse(binaer);
  return { status: antwort.status, headers: antwort.headers, bytes: antwort.body as Buffer };
};
/** What a browser does with a CSV before it sends rows. */
const alsZeilen = (csv: string) => {
  const [kopf = [], ...zeilen]: string[][] = parse(csv, {
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    relax_column_count: true,
  });
  const spalten = erkenneSpalten(kopf, deutsch);
  return zeilen.map((z) => alsImportzeile(z.map(ohneFormelschutz), spalten));
};
const importiere = async (zeilen: object[]) => {
  const antwort = await (await portal.als('admin'))
    .post('/api/adressen/import')
    .query({ mandant_id: portal.welt.nordMetro })
    .send(zeilen);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200);
  return antwort.body;
};
/** All that a user can see of a book, without what belongs to the row itself. */
const inhalt = async (mandantId: number) => {
  const zeilen = await portal.db.sql<Record<string, unknown>>(
    `SELECT to_jsonb(a) - ARRAY['id', 'version', 'mandant_id', 'erstellt_am', 'geaendert_am'] AS a
     FROM adresse a WHERE mandant_id = $1 ORDER BY suchname, fremdnummer`,
    [mandantId],
  );
  return zeilen.map((z) => z['a']);
};
const leereMetro = () => leere(portal, 'metro');

describe('Das ganze Adressbuch als Datei', () => {
  it('as CSV comes back equal in an empty client, with BOM and no cell that is a formula [Z-503]', async () => {
    await leereMetro();
    const { status, headers, bytes } = await datei('csv');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="Adressen.csv"');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = bytes.toString('utf8');
    expect(csv.slice(1)).toMatch(/^"Nummer";"Name";"Zeile 2";.*\r\n/);
    const zellen: string[][] = parse(csv, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
    expect(zellen.flat().filter((z) => /^[=+\-@−＝]/.test(z))).toEqual([]);
    const zeilen = alsZeilen(csv);
    expect(await importiere(zeilen)).toMatchObject({ angelegt: buch.length, abgelehnt: 0 });
    expect(await inhalt(portal.welt.nordMetro)).toEqual(await inhalt(portal.welt.nordKunde));
    expect(await importiere(zeilen)).toMatchObject({
      unveraendert: buch.length,
      angelegt: 0,
      aktualisiert: 0,
    });
  });

  it('as XLSX comes back equal in an empty client, every cell a text [Z-504]', async () => {
    await leereMetro();
    const { bytes } = await datei('xlsx');
    const mappe = new ExcelJS.Workbook();
    await mappe.xlsx.load(bytes as unknown as ArrayBuffer);
    const blatt = mappe.worksheets[0];
    expect(blatt?.rowCount).toBe(buch.length + 1);
    blatt?.eachRow((zeile) =>
      zeile.eachCell((zelle) => {
        expect(typeof zelle.value).toBe('string');
        expect(zelle.numFmt).toBe('@');
      }),
    );
    expect(blatt?.getRow(2).values).toContain('+49 351 1');
    const admin = await portal.als('admin');
    const { body: lauf } = await admin
      .post('/api/adressen/import/laeufe')
      .query({ mandant: portal.welt.nordMetro })
      .attach('file', bytes, 'Adressen.xlsx')
      .expect(201);
    expect(lauf).toMatchObject({ zustand: 'geprueft', neu: buch.length, abgelehnt: 0 });
    await admin.post(`/api/adressen/import/laeufe/${lauf.id}/uebernehmen`).send({}).expect(200);
    expect(await inhalt(portal.welt.nordMetro)).toEqual(await inhalt(portal.welt.nordKunde));
  });

  it('holds what the user sees: one book, or all with the name of their client; each export is logged', async () => {
    const alle = (await datei('csv', 'dispo')).bytes.toString('utf8');
    expect(alle.slice(1).split('\r\n')[0]).toMatch(/;"Mandant"$/);
    expect(alle).toContain('"Müller & Söhne Maschinenbau GmbH"\r\n');
    const eines = (await datei('csv', 'dispo', { mandantId: portal.welt.nordKunde })).bytes.toString('utf8');
    expect(eines.trim().split('\r\n')).toHaveLength(buch.length + 1);
    expect((await datei('csv', 'dispo', { mandantId: portal.welt.alpen })).status).toBe(404);
    expect((await datei('csv', 'leser')).status).toBe(403);
    const [eintrag] = await portal.db.sql<{ wer: string }>(
      `SELECT (SELECT name FROM person WHERE nr = person_nr) AS wer FROM aenderungsprotokoll WHERE art = 'export' AND gegenstand = 'Adressbuch' ORDER BY id DESC`,
    );
    expect(eintrag?.wer).toBe('dispo');
  });
});

describe('Ein laufender Adressimport', () => {
  const zeilen = Array.from({ length: 6000 }, (_, i) => ({ fremdnummer: `L${i}`, name: `Lauf ${i}` }));
  const anzahl = async () =>
    (
      await portal.db.eine<{ n: number }>(
        "SELECT count(*)::int AS n FROM adresse WHERE fremdnummer LIKE 'L%'",
      )
    )?.n;

  it('tells how far it has come, whichever process is asked, and given up leaves nothing behind [Z-506]', async () => {
    const zweites = await oeffnePortal({ ...bestand, entfernen: async () => undefined });
    const admins = [await portal.als('admin'), await zweites.als('admin')];
    const { accessToken } = await portal.anmelden('admin');
    const abbruch = new AbortController();
    const lauf = fetch(`${portal.url}/api/adressen/import?mandant_id=${portal.welt.nordMetro}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(zeilen),
      signal: abbruch.signal,
    }).catch(() => 'abgebrochen');
    const stand = (admin: (typeof admins)[number], interval: number) =>
      expect.poll(async () => (await admin.get('/api/adressen/import/stand')).body, {
        interval,
        timeout: 30_000,
      });
    const unterwegs = { getan: expect.toSatisfy((n: number) => n > 0), zeilen: 6000 };
    await Promise.all(admins.map((admin) => stand(admin, 5).toMatchObject(unterwegs)));
    abbruch.abort();
    expect(await lauf).toBe('abgebrochen');
    await Promise.all(admins.map((admin) => stand(admin, 20).toEqual({ getan: 0, zeilen: 0 })));
    await zweites.schliessen();
    expect(await anzahl()).toBe(0);
  });
});
