import { describe, expect, it } from 'vitest';
import { type Tabellenart, ueblicheGrenzen } from './tabelle.js';
import { liesTabelle } from './tabelle-lesen.js';
import { ausBlatt, schreibeXlsx } from './testing/xlsx-schreiben.js';

async function lies(inhalt: Buffer | string, art: Tabellenart) {
  const kopfworte = ['plz', 'ort', 'a'];
  const { herkunft: _, ...tabelle } = await liesTabelle(Buffer.from(inhalt), art, ueblicheGrenzen, {
    kopfworte,
  });
  return tabelle;
}

describe('liesTabelle', () => {
  const zeilen = [
    ['PLZ', 'Ort'],
    ['28195', 'Bremen'],
    ['50667', 'Köln & „Deutz“'],
  ];
  const erwartet = {
    kopf: ['PLZ', 'Ort'],
    zeilen: [
      { nummer: 2, zellen: ['28195', 'Bremen'] },
      { nummer: 3, zellen: ['50667', 'Köln & „Deutz“'] },
    ],
  };

  it('reads a spreadsheet', async () => {
    expect(await lies(schreibeXlsx(zeilen), 'xlsx')).toEqual(erwartet);
  });

  it.each([
    ['semicolons', ';', 'utf8'],
    ['commas', ',', 'utf8'],
    ['tabs and a byte order mark', '\t', 'utf8'],
    ['UTF-16 with its mark', ';', 'utf16le'],
  ] as const)('reads CSV with %s', async (was, trenner, kodierung) => {
    const text = zeilen.map((z) => z.map((w) => `"${w}"`).join(trenner)).join('\r\n');
    const marke = was.includes('mark') ? '\ufeff' : '';
    expect(await lies(Buffer.from(marke + text, kodierung), 'csv')).toEqual(erwartet);
  });

  it('reads CSV as German spreadsheets write it, umlauts included', async () => {
    const windows = Buffer.from('PLZ;Ort\n50667;K\u00f6ln \u0080', 'latin1');
    expect((await lies(windows, 'csv')).zeilen[0]?.zellen).toEqual(['50667', 'Köln €']);
  });

  it('reads a JSON list of rows, whatever fields each has', async () => {
    const text = JSON.stringify([
      { PLZ: '28195', Ort: 'Bremen' },
      { Ort: 'Köln', warm: true },
    ]);
    expect(await lies(text, 'json')).toEqual({
      kopf: ['PLZ', 'Ort', 'warm'],
      zeilen: [
        { nummer: 1, zellen: ['28195', 'Bremen'] },
        { nummer: 2, zellen: [null, 'Köln', true] },
      ],
    });
  });

  it('leaves out empty rows and counts as the spreadsheet does', async () => {
    const { zeilen: gelesen } = await lies(schreibeXlsx([['A'], [null], ['1'], [null], ['2']]), 'xlsx');
    expect(gelesen.map((z) => z.nummer)).toEqual([3, 5]);
  });

  it('reads numbers, dates and times of a spreadsheet', async () => {
    const stile = {
      name: 'xl/styles.xml',
      inhalt:
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>',
    };
    const blatt = ausBlatt(
      '<sheetData><row r="1"><c r="A1"><v>7</v></c><c r="B1"><v>8</v></c></row><row r="2"><c r="A2"><v>2.5</v></c><c r="B2" s="1"><v>46023</v></c><c r="C2" s="2"><v>0.4375</v></c></row></sheetData>',
      { teile: [stile] },
    );
    expect((await lies(blatt, 'xlsx')).zeilen[0]?.zellen).toEqual([2.5, '2026-01-01', '10:30']);
  });

  it('takes of a formula the result that was stored with it, and a number as its format shows it', async () => {
    const stile = {
      name: 'xl/styles.xml',
      inhalt:
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    };
    const blatt = ausBlatt(
      '<sheetData><row r="1"><c r="A1"><v>7</v></c><c r="B1"><v>8</v></c></row><row r="2"><c r="A2" s="1"><v>1067</v></c><c r="B2"><f>1.1+0.1</f><v>1.2000000000000002</v></c><c r="C2"><f>WEBSERVICE("http://x")</f></c><c r="D2" t="e"><v>#N/A</v></c></row></sheetData>',
      { teile: [stile] },
    );
    expect((await lies(blatt, 'xlsx')).zeilen[0]?.zellen).toEqual(['01067', 1.2, null, '#N/A']);
  });

  it('lets a drop-down over a whole column pass', async () => {
    const nachZellen =
      '<dataValidations count="1"><dataValidation type="list" sqref="A2:B1048576"><formula1>"a,b"</formula1></dataValidation></dataValidations>';
    expect((await lies(schreibeXlsx(zeilen, { nachZellen }), 'xlsx')).zeilen).toHaveLength(2);
  });
});
