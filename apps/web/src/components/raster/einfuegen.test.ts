import { Auftragsposition } from '@frachtportal/domain/auftrag/auftragsposition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginntMit } from './auswahl';
import { alsBlock, istBlock, ordneZu, zerlegeBlock } from './einfuegen';
import { naechsterHalt } from './navigation';
import { auswahlSpalte, type Spalte, textSpalte, zahlSpalte } from './spalte';
import { liesZelle, zelltext } from './zelle';

const lademittel = [
  { id: 1, kurz: 'EP', text: 'Europalette' },
  { id: 2, kurz: 'GP', text: 'Gitterbox' },
  { id: 3, kurz: 'E', text: 'Einwegpalette' },
];
const inhalt = textSpalte(Auftragsposition, 'warengutBezeichnung', { breite: 100 });
const gewicht = zahlSpalte(Auftragsposition, 'bruttoGewicht', { breite: 80 });
const mittel = auswahlSpalte(Auftragsposition, 'lademittel', { breite: 90, optionen: lademittel });
const adr: Spalte<Auftragsposition> = {
  art: 'anzeige',
  name: 'adr',
  label: 'ADR',
  breite: 40,
  text: () => '',
};

describe('zerlegeBlock', () => {
  it('Tabulator', () =>
    expect(zerlegeBlock('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]));
  it('Semikolon', () =>
    expect(zerlegeBlock('a;b;1,5\nc;;2')).toEqual([
      ['a', 'b', '1,5'],
      ['c', '', '2'],
    ]));
  it('Anführung hält Trenner, Umbruch und doppelte Anführung', () =>
    expect(zerlegeBlock('"a\tb"\t"sagt ""ja"""\t"x\ny"')).toEqual([['a\tb', 'sagt "ja"', 'x\ny']]));
  it('mit Tabulator trennt das Semikolon nicht', () =>
    expect(zerlegeBlock('a;b\tc')).toEqual([['a;b', 'c']]));
  it('nichts ist kein Block', () => expect(zerlegeBlock('')).toEqual([]));

  it('liest zurück, was geschrieben wurde', () => {
    const zelle = fc.string().map((s) => s.replaceAll(/^"|\r/g, ''));
    fc.assert(
      fc.property(
        fc.array(fc.array(zelle, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (zeilen) => {
          expect(zerlegeBlock(alsBlock(zeilen))).toEqual(zeilen);
        },
      ),
    );
  });
});

it.each([
  ['Schrauben', false],
  ['Schrauben; Muttern', false],
  ['Schrauben\n', false],
  ['a;b;c', true],
  ['a\tb', true],
  ['a\nb', true],
])('istBlock %j', (text, ergebnis) => expect(istBlock(text)).toBe(ergebnis));

describe('ordneZu', () => {
  it('liest Zahlen deutsch und Auswahlen am Anfang des Wortes; Spalten ohne Eingabe verbrauchen ihre Zelle', () => {
    const spalten = [inhalt, adr, gewicht, mittel];
    expect(ordneZu(zerlegeBlock('Farbe\tx\t1.234,5\tgitter'), spalten, 0)).toEqual([
      [
        { feld: 'warengutBezeichnung', wert: 'Farbe' },
        { feld: 'bruttoGewicht', wert: 1234.5 },
        { feld: 'lademittel', wert: { id: 2 } },
      ],
    ]);
  });
  it('überzählige Zellen fallen weg', () => expect(ordneZu([['a', 'b']], [inhalt], 0)[0]).toHaveLength(1));
  it('Umbrüche in einer Zelle werden zu Leerzeichen', () =>
    expect(ordneZu([['a \r\n b']], [inhalt], 0)[0]?.[0]?.wert).toBe('a b'));
});

describe('liesZelle', () => {
  it.each(['abc', '1,2,3'])('%s ist keine Zahl und bleibt stehen', (eingabe) =>
    expect(liesZelle(gewicht, eingabe)).toEqual({ wert: null, roh: eingabe }),
  );
  it('ein genauer Schlüssel geht vor', () => expect(liesZelle(mittel, 'e').wert).toEqual({ id: 3 }));
  it('ein unbekannter Eintrag bleibt als Text stehen', () =>
    expect(liesZelle(mittel, 'xyz')).toEqual({ wert: null, roh: 'xyz' }));
  it('leer ist leer', () => expect(liesZelle(gewicht, ' ')).toEqual({ wert: null }));
});

it('zeigt Zahlen deutsch', () =>
  expect(zelltext(gewicht, { schluessel: 1, daten: { bruttoGewicht: 2532.5 } })).toBe('2.532,50'));

it('filtert mit „beginnt mit“', () => expect(beginntMit(lademittel, 'eu').map((o) => o.id)).toEqual([1]));

describe('naechsterHalt', () => {
  const halte = [false, true, true, false];
  it.each([
    [{ zeile: 0, spalte: 1 }, 1, { zeile: 0, spalte: 2 }],
    [{ zeile: 0, spalte: 2 }, 1, { zeile: 1, spalte: 1 }],
    [{ zeile: 1, spalte: 1 }, -1, { zeile: 0, spalte: 2 }],
    [{ zeile: 1, spalte: 2 }, 1, null],
    [{ zeile: 0, spalte: 1 }, -1, null],
  ] as const)('von %j in Richtung %i', (von, richtung, ziel) =>
    expect(naechsterHalt(halte, 2, von, richtung)).toEqual(ziel),
  );
  it('ohne Halt gibt es kein Ziel', () =>
    expect(naechsterHalt([false], 3, { zeile: 0, spalte: 0 }, 1)).toBeNull());
});
