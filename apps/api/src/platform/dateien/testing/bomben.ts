import type { Tabellenart } from '../tabelle.js';
import { ausBlatt, huelle, schreibeXlsx } from './xlsx-schreiben.js';
import { schreibeZip, type Teil } from './zip-schreiben.js';

/** A file that must be refused, and the key of the reason. */
export interface Bombe {
  was: string;
  art: Tabellenart;
  grund: string;
  inhalt(): Buffer;
}

const gut = [
  ['A', 'B'],
  ['1', '2'],
];
const xlsx = (was: string, grund: string, inhalt: () => Buffer): Bombe => ({
  was,
  art: 'xlsx',
  grund,
  inhalt,
});
const csv = (was: string, grund: string, inhalt: () => Buffer | string): Bombe => ({
  was,
  art: 'csv',
  grund,
  inhalt: () => Buffer.from(inhalt()),
});
const json = (was: string, grund: string, text: () => string): Bombe => ({
  was,
  art: 'json',
  grund,
  inhalt: () => Buffer.from(text()),
});

const nullen = (mb: number) => Buffer.alloc(mb * 1024 * 1024, 0x20);
const mitTeil = (teil: Teil) => schreibeXlsx(gut, { teile: [teil] });
const pruefung = (sqref: string) =>
  `<dataValidations count="1"><dataValidation type="list" sqref="${sqref}"><formula1>"a,b"</formula1></dataValidation></dataValidations>`;
const wiederholt = (stueck: (i: number) => string, mal: number) =>
  Array.from({ length: mal }, (_, i) => stueck(i)).join('');

/** Kinds of files that have stopped or killed servers, and some that are merely broken. */
export const bomben: Bombe[] = [
  xlsx('a data validation over the whole sheet', 'datei.bereich', () =>
    schreibeXlsx(gut, { nachZellen: pruefung('A1:XFD1048576') }),
  ),
  xlsx('a merge over the whole sheet', 'datei.bereich', () =>
    schreibeXlsx(gut, { nachZellen: '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>' }),
  ),
  xlsx('a part that inflates to 300 MB', 'datei.entpacktZuGross', () =>
    mitTeil({ name: 'xl/media/bild.png', inhalt: nullen(300) }),
  ),
  xlsx('a part that inflates to more than it says', 'datei.entpacktZuGross', () =>
    mitTeil({ name: 'xl/media/bild.png', inhalt: nullen(120), luege: { entpackt: 1000 } }),
  ),
  xlsx('a part that is longer than it says', 'datei.beschaedigt', () =>
    mitTeil({ name: 'xl/media/bild.png', inhalt: nullen(2), luege: { entpackt: 1000 } }),
  ),
  xlsx('400,000 rows', 'datei.zuVieleZeilen', () =>
    ausBlatt(
      `<sheetData>${wiederholt((i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>1</v></c></row>`, 400_000)}</sheetData>`,
    ),
  ),
  xlsx('one row of 1,300,000 cells', 'datei.zuVieleZellen', () =>
    ausBlatt(`<sheetData><row r="1">${wiederholt(() => '<c ><v>1</v></c>', 1_300_000)}</row></sheetData>`),
  ),
  xlsx('5,000 parts', 'datei.zuVieleTeile', () =>
    schreibeZip([...huelle, ...Array.from({ length: 5000 }, (_, i) => ({ name: `x${i}`, inhalt: '' }))]),
  ),
  xlsx('a part with 10 million tags', 'datei.zuAufwendig', () =>
    mitTeil({ name: 'xl/styles.xml', inhalt: `<styleSheet>${'<x/>'.repeat(10_000_000)}</styleSheet>` }),
  ),
  xlsx('entities that expand each other', 'datei.beschaedigt', () =>
    ausBlatt('<sheetData/>', { vorZellen: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>' }),
  ),
  xlsx('a column far out', 'datei.zuVieleSpalten', () =>
    ausBlatt('<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>'),
  ),
  xlsx('macros', 'datei.makros', () => mitTeil({ name: 'xl/vbaProject.bin', inhalt: 'x' })),
  xlsx('a password', 'datei.kennwort', () =>
    mitTeil({ name: 'xl/x.xml', inhalt: 'x', luege: { kennwort: true } }),
  ),
  xlsx('an unknown way of packing', 'datei.beschaedigt', () =>
    mitTeil({ name: 'xl/x.xml', inhalt: 'x', luege: { verfahren: 99 } }),
  ),
  xlsx('a wrong checksum', 'datei.beschaedigt', () =>
    mitTeil({ name: 'xl/x.xml', inhalt: 'abc', luege: { pruefsumme: 1 } }),
  ),
  xlsx('a ZIP cut in the middle', 'datei.beschaedigt', () => schreibeXlsx(gut).subarray(0, 900)),
  xlsx('two parts of one name', 'datei.beschaedigt', () =>
    mitTeil({ name: 'xl/workbook.xml', inhalt: '<x/>' }),
  ),
  xlsx('a ZIP that is no spreadsheet', 'datei.keinXlsx', () => schreibeZip([{ name: 'a.txt', inhalt: 'a' }])),
  xlsx('a PDF', 'datei.endung', () => Buffer.from('%PDF-1.7\n')),
  xlsx('the old format of Excel', 'datei.altesExcel', () =>
    Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex'),
  ),
  xlsx('nothing at all', 'datei.leer', () => Buffer.alloc(0)),
  xlsx('XML that never closes', 'datei.beschaedigt', () => ausBlatt(`<sheetData>${'<row>'.repeat(5000)}`)),
  xlsx('an empty sheet', 'datei.leer', () => ausBlatt('<sheetData/>')),
  csv('a picture', 'datei.endung', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  csv('UTF-16 without its mark', 'datei.endung', () => Buffer.from('PLZ;Ort\n1;2', 'utf16le')),
  csv('a quotation mark that never closes', 'datei.csv', () => `PLZ;Ort\n1;"${'x'.repeat(2000)}`),
  csv('one line of 9 MB', 'datei.zeileZuLang', () => `PLZ;Ort\n${'x'.repeat(9_000_000)};1`),
  csv('500,000 lines', 'datei.zuVieleZeilen', () => `PLZ;Ort\n${'1;2\n'.repeat(500_000)}`),
  csv('100,000 columns', 'datei.zuVieleSpalten', () => `${'a;'.repeat(100_000)}\n1`),
  csv('a formula', 'datei.formelZeile', () => 'PLZ;Ort\n1;=HYPERLINK(A1)'),
  csv('nothing but a head line', 'datei.leer', () => 'PLZ;Ort\n'),
  csv('nothing but blanks', 'datei.leer', () => ' \n\n  \n'),
  json('a broken document', 'datei.json', () => '[{"a": 1},'),
  json('no list', 'datei.jsonForm', () => '{"a": 1}'),
  json('a nested row', 'datei.jsonZeile', () => '[{"a": {"b": 1}}]'),
  json('brackets 100,000 deep', 'datei.jsonZeile', () => '['.repeat(100_000) + ']'.repeat(100_000)),
  json('a million rows', 'datei.zuVieleZeilen', () => `[${'{},'.repeat(1_000_000)}{}]`),
  json('10,000 fields', 'datei.zuVieleSpalten', () => `[{${wiederholt((i) => `"f${i}":1,`, 10_000)}"x":1}]`),
];
