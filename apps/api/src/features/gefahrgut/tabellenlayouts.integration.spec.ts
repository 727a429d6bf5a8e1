import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { Stammdatenlauf } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { amtlicheTabelle, bamTabelle } from '@frachtportal/testkit/adr-tabelle';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { gefahrgutdateien } from './testing/gefahrgutdateien.js';

const shared = process.env['FRACHTPORTAL_SHARED'] ?? resolve(import.meta.dirname, '../../../../../../shared');
const beispiel = resolve(shared, 'data/adr-2025-sample.json');

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const zelle = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csv = (zeilen: string[][]) => zeilen.map((z) => z.map(zelle).join(';')).join('\r\n');

/** As people save it: UN numbers and quantities have become numbers, leading zeros are lost. */
async function xlsx(zeilen: string[][]): Promise<Buffer> {
  const mappe = new ExcelJS.Workbook();
  const blatt = mappe.addWorksheet('Tabelle A');
  for (const zeile of zeilen) blatt.addRow(zeile.map((z) => (/^\d+$/.test(z) ? Number(z) : z)));
  return Buffer.from(await mappe.xlsx.writeBuffer());
}

const { lies, uebernimm, zeilen: zeilenVon } = gefahrgutdateien(() => portal);

async function importiere(inhalt: Buffer, ausgabe: object, name: string): Promise<Stammdatenlauf> {
  const { status, body } = await uebernimm(await lies(inhalt, ausgabe, name));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function tabelle(version: string, query = ''): Promise<Gefahrgutklasse[]> {
  const { body } = await (await portal.als('admin'))
    .get('/api/gefahrgutklasse/tabelle')
    .query({ version, query, searchLimit: 100 });
  return body;
}

describe('Die gedruckte Tabelle', () => {
  it.each([
    ['CSV', 'ADR 2023 C', '2023-01-01', async (z: string[][]) => Buffer.from(csv(z)), 'tabelle-a.csv'],
    ['XLSX', 'ADR 2023 X', '2021-01-01', xlsx, 'tabelle-a.xlsx'],
  ])('of 2,930 rows as %s loads without a rejected row', async (_was, version, gueltigVon, als, name) => {
    const lauf = await importiere(await als(amtlicheTabelle(2930)), { version, gueltigVon }, name);
    // The second head line is no row.
    expect(lauf).toMatchObject({ zeilen: 2930, abgelehnt: 0, doppelt: 0 });
    const { body } = await (await portal.als('admin')).get(`/api/importe/gefahrgut/${lauf.id}/zuordnung`);
    const felder = Object.fromEntries(
      body.spalten.map((z: { name: string; feld: string }) => [z.feld, z.name]),
    );
    expect(felder).toMatchObject({
      befoerderungskategorie: 'Befoerderungskategorie',
      // Column 15 is two.
      tunnelcode: 'tunnelcode',
      begrenzteMengeText: 'Begrenzte und freigestellte Mengen A',
      eq: 'Begrenzte und freigestellte Mengen B',
      verpackungscode: 'Verpackung_Anweisungen',
    });

    const farbe = await tabelle(version, '1263');
    expect(farbe.map((g) => [g.verpackungsgruppe, g.befoerderungskategorie, g.tunnelcode])).toEqual([
      ['I', 1, 'D/E'],
      ['II', 2, 'D/E'],
      ['II', 2, 'D/E'],

      ['III', 3, 'D/E'],
      ['III', 3, 'E'],
      ['III', 3, 'E'],
    ]);
    expect(farbe.map((g) => /640\w/.exec(g.sondervorschrift ?? '')?.[0])).toEqual([
      undefined,
      '640C',
      '640D',
      '640E',
      '640F',
      '640H',
    ]);
    expect((await tabelle(version, '3537'))[0]?.bezeichnung.length).toBeGreaterThan(300);
    expect((await tabelle(version, '0004'))[0]).toMatchObject({
      unnr: '0004',
      klassifizierung: '1.1D',
      befoerderungskategorie: 1,
      tunnelcode: 'B1000C',
      lqGrenze: 0,
      verpackungsgruppe: null,
      technischerName: false,
      aggregatzustand: null,
      keine: expect.stringContaining('verpackungsgruppe'),
    });
    expect((await tabelle(version, '1017'))[0]).toMatchObject({
      gefahrzettel: '2.3+5.1+8',
      aggregatzustand: 'gas',
      befoerderungskategorie: 1,
    });
    expect((await tabelle(version, '2031'))[0]?.gefahrzettel).toBe('8+5.1');
    expect((await tabelle(version, '1789'))[0]?.bezeichnung).toBe('CHLORWASSERSTOFFSÄURE');
    expect((await tabelle(version, '3077'))[0]).toMatchObject({
      technischerName: true,
      aggregatzustand: 'fest',
      lqGrenze: 5,
      lqEinheit: 'kg',
      eq: 'E1',
      verpackungscode: 'P002',
    });
    expect((await tabelle(version, '3316'))[0]).toMatchObject({
      befoerderungskategorie: null,
      tunnelcode: 'E',
      lqGrenze: null,
      begrenzteMengeText: 'siehe SV 251',
    });
    expect((await tabelle(version, '3373'))[0]).toMatchObject({
      befoerderungskategorie: null,
      tunnelcode: '-',
    });
    expect((await tabelle(version, '1845'))[0]).toMatchObject({ zulassung: 'frei', verpackungsgruppe: null });
    expect((await tabelle(version, '2186'))[0]).toMatchObject({ zulassung: 'verboten' });
  });
});

describe('Die Datenbank der BAM', () => {
  it.each([
    ['CSV with tabs in Windows-1252', 'BAM C', '2019-01-01', 'ADR25.csv'],
    ['XLSX', 'BAM X', '2017-01-01', 'ADR25.xlsx'],
  ])(
    'as %s: several columns are one field, the factor names the category',
    async (_was, version, gueltigVon, name) => {
      const zeilen = bamTabelle();
      const inhalt = name.endsWith('xlsx')
        ? await xlsx(zeilen)
        : Buffer.from(zeilen.map((z) => z.join('\t')).join('\n'), 'latin1');
      const lauf = await importiere(inhalt, { version, gueltigVon }, name);
      expect(lauf).toMatchObject({ zeilen: 5, abgelehnt: 0 });
      expect(await tabelle(version, '1133')).toMatchObject([
        { variante: '1', verpackungsgruppe: 'I', befoerderungskategorie: 1, lqGrenze: 0.5, lqEinheit: 'l' },
        { variante: '2', verpackungsgruppe: 'II', befoerderungskategorie: 2, sondervorschrift: '640C' },
        { variante: '3', verpackungsgruppe: 'II', befoerderungskategorie: 2, verpackungscode: 'P001 IBC02' },
      ]);
      expect((await tabelle(version, '1017'))[0]).toMatchObject({
        bezeichnung: 'CHLOR',
        gefahrzettel: '2.3+5.1+8',
        befoerderungskategorie: 1,
        tunnelcode: 'C/D',
      });
      expect((await tabelle(version, '3255'))[0]).toMatchObject({
        bezeichnung: 'tert-BUTYLHYPOCHLORIT',
        zulassung: 'verboten',
        gefahrzettel: null,
      });
      // The same file again: each variant is its own row, and nothing is lost or changed.
      expect(await lies(inhalt, { version, gueltigVon }, name)).toMatchObject({
        neu: 0,
        geaendert: 0,
        entfallen: 0,
        unveraendert: 5,
        ausgabe: { ergaenzt: true, unvollstaendig: 0 },
      });
    },
  );
});

describe.skipIf(!existsSync(beispiel))('Die kurze Liste', () => {
  const felder = [
    'klassifizierung',
    'gefahrzettel',
    'begrenzteMengeText',
    'eq',
    'befoerderungskategorie',
  ] as const;

  it('merges into the shipped rows without emptying one field', async () => {
    const vorher = await alle('ADR 2025');
    const ausgabe = { version: 'ADR 2025', gueltigVon: '2025-01-01' };
    const lauf = await lies(readFileSync(beispiel), ausgabe, 'adr.json');
    expect(lauf).toMatchObject({ zeilen: 2940, abgelehnt: 0, ausgabe: { ergaenzt: true } });
    // Nothing is "the same" where the file does not bring what is known.
    const quelle: { un_number: string }[] = JSON.parse(readFileSync(beispiel, 'utf8'));
    const nummer = quelle.findIndex((z) => z.un_number === '1090');
    const [aceton] = await zeilenVon(lauf.id, { page: nummer, searchLimit: 1 });
    expect(aceton).toMatchObject({ ausgang: 'unveraendert' });
    expect(aceton?.aenderungen.map((a) => [a.field, a.vorher === a.nachher])).toEqual([
      ['klassifizierung', true],
      ['gefahrzettel', true],
      ['begrenzteMengeText', true],
      ['eq', true],
    ]);
    expect((await uebernimm(lauf)).status).toBe(200);
    const nachher = await alle('ADR 2025');
    for (const alt of vorher) {
      const gleiche = nachher.filter((g) => felder.every((f) => g[f] === alt[f] && g.unnr === alt.unnr));
      expect(
        gleiche.map((g) => g.verpackungsgruppe),
        `UN ${alt.unnr}`,
      ).toContain(alt.verpackungsgruppe);
    }
    // A category beside an empty tunnel code is a filler, and a broken word is none.
    expect(nachher.find((g) => g.unnr === '3373')?.befoerderungskategorie).toBeNull();
    expect(nachher.filter((g) => /\p{L}- (?!oder|und)\p{Lu}/u.test(g.bezeichnung))).toEqual([]);
    expect(nachher.some((g) => /gemäss|grösser|einschliesslich/.test(g.bezeichnung))).toBe(false);
  });

  async function alle(version: string): Promise<Gefahrgutklasse[]> {
    const admin = await portal.als('admin');
    const seiten: Gefahrgutklasse[] = [];
    for (let page = 0; ; page++) {
      const { body } = await admin
        .get('/api/gefahrgutklasse/tabelle')
        .query({ version, page, searchLimit: 100 });
      seiten.push(...body);
      if (body.length < 100) return seiten;
    }
  }
});
