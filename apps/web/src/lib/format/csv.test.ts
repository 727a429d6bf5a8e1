import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alsCsv, Dateigrund, liesCsv } from './csv';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** As a German spreadsheet writes it. */
const windows = (text: string) => Uint8Array.from(text, (z) => (z === '€' ? 0x80 : z.charCodeAt(0)));
const grund = (bytes: Uint8Array, max = 100) => {
  try {
    liesCsv(bytes, max);
  } catch (fehler) {
    return fehler instanceof Dateigrund ? [fehler.key, fehler.params] : fehler;
  }
  return 'gelesen';
};

describe('CSV im Browser', () => {
  it.each([
    ['UTF-8', utf8('name;ort\nMüller & Söhne;Köln\n')],
    ['UTF-8', utf8('\ufeffname;ort\r\nMüller & Söhne;Köln')],
    ['Windows-1252', windows('name;ort\r\nMüller & Söhne;Köln\r\n')],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...[...'name;ort\nMüller & Söhne;Köln'].flatMap((z) => [z.charCodeAt(0), 0]),
      ]),
    ],
  ])('kommen die Umlaute richtig an: %s', (kodierung, bytes) => {
    expect(liesCsv(bytes, 10)).toEqual({
      kodierung,
      kopf: ['name', 'ort'],
      zeilen: [{ nummer: 2, zellen: ['Müller & Söhne', 'Köln'] }],
    });
  });

  it('zählt die Zeilen wie eine Tabellenkalkulation und lässt leere aus', () => {
    const { zeilen } = liesCsv(utf8('a;b\n\n1;"zwei\nZeilen"\n;\n3;4'), 10);
    expect(zeilen).toEqual([
      { nummer: 3, zellen: ['1', 'zwei\nZeilen'] },
      { nummer: 5, zellen: ['3', '4'] },
    ]);
  });

  it.each([
    [utf8(''), 'datei.leer', {}],
    [utf8('name;ort\n'), 'datei.leer', {}],
    [utf8('name;ort;Name\n1;2;3'), 'datei.spalteDoppelt', { spalte: 'Name' }],
    [utf8('name;ort\n"offen;1\n2;3'), 'datei.csv', { zeile: 2 }],
    [utf8('PK\u0003\u0004'), 'datei.endung', { arten: '.csv' }],
    [new Uint8Array([0, 1, 2, 3]), 'datei.keinText', {}],
    [utf8('a\n1\n2\n3'), 'datei.zuVieleZeilen', { max: '2' }],
  ])('weist ab, was keines ist: %#', (bytes, key, params) => {
    expect(grund(bytes, 2)).toEqual([key, params]);
  });

  it('liest, was es geschrieben hat', () => {
    const zelle = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((t) => t.replace(/[\p{Cc}\p{Cs}\ufffd]/gu, '').trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(zelle, zelle), { minLength: 1, maxLength: 8 }), (zeilen) => {
        fc.pre(zeilen.every((z) => z.some(Boolean)));
        const gelesen = liesCsv(utf8(alsCsv([['a', 'b'], ...zeilen])), 100);
        expect(gelesen.zeilen.map((z) => z.zellen)).toEqual(zeilen);
      }),
    );
  });

  it('nennt Zeilen, in denen eine Formel steht, eine geschützte nicht', () => {
    const { zeilen } = liesCsv("a;b\n=SUMME(A1);1\n'=SUMME(A1);2\n=;3", 10);
    expect(zeilen).toEqual([
      { nummer: 2, zellen: ['=SUMME(A1)', '1'], formel: true },
      { nummer: 3, zellen: ['=SUMME(A1)', '2'] },
      { nummer: 4, zellen: ['=', '3'] },
    ]);
  });

  it('schreibt keine Formel', () => {
    expect(alsCsv([['=1+1', '+49 421', null, 5]])).toBe(`"'=1+1";"'+49 421";"";"5"\r\n`);
  });
});
