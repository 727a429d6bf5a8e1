import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auswahlSpalte, type Spalte, textSpalte, zahlSpalte } from '../spalte';
import { naechsterHalt } from '../tasten/navigation';
import { liesZelle, zelltext } from '../zelle';
import { benannteZiele, istUnlesbar, mitZiel, ordneZu, schlageVor } from '../zuordnung';
import { beginntMit } from '../zustand/auswahl';
import { alsBlock, istBlock, zerlegeBlock } from './einfuegen';

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

const lege = (block: string[][], spalten: Spalte<Auftragsposition>[]) =>
  ordneZu(block, schlageVor(block, spalten, 0), spalten);

describe('ordneZu', () => {
  it('liest Zahlen deutsch und Auswahlen am Anfang des Wortes; Spalten ohne Eingabe verbrauchen ihre Zelle', () => {
    const spalten = [inhalt, adr, gewicht, mittel];
    expect(lege(zerlegeBlock('Farbe\tx\t1.234,5\tgitter'), spalten)).toEqual([
      [
        { feld: 'warengutBezeichnung', wert: 'Farbe' },
        { feld: 'bruttoGewicht', wert: 1234.5 },
        { feld: 'lademittel', wert: { id: 2 } },
      ],
    ]);
  });
  it('überzählige Zellen fallen weg', () => expect(lege([['a', 'b']], [inhalt])[0]).toHaveLength(1));
  it('Umbrüche in einer Zelle werden zu Leerzeichen', () =>
    expect(lege([['a \r\n b']], [inhalt])[0]?.[0]?.wert).toBe('a b'));
});

describe('die Zuordnung einer Überschrift', () => {
  const anzahl = (name: 'verpackungAnzahl' | 'lademittelAnzahl') =>
    zahlSpalte(Auftragsposition, name, { breite: 60, auch: ['Menge'] });
  const laenge = zahlSpalte(Auftragsposition, 'laengeCM', { breite: 60, auch: ['l'] });
  const verpackung = auswahlSpalte(Auftragsposition, 'verpackung', { breite: 90, optionen: [] });
  const spalten = [
    anzahl('verpackungAnzahl'),
    verpackung,
    anzahl('lademittelAnzahl'),
    mittel,
    inhalt,
    gewicht,
    adr,
    laenge,
  ];

  it.each([
    ['Inhalt\tGewicht (kg)\tLÄNGE', ['warengutBezeichnung', 'bruttoGewicht', 'laengeCM']],
    ['Gew.\tUnbekannt\tl [cm]', ['bruttoGewicht', null, 'laengeCM']],
    [
      'Anzahl\tLademittel\tMenge\tVerp.',
      ['lademittelAnzahl', 'lademittel', 'verpackungAnzahl', 'verpackung'],
    ],
    ['ADR\tInhalt\tInhalt', [null, 'warengutBezeichnung', null]],
  ])('%j', (kopf, ziele) => expect(benannteZiele(kopf.split('\t'), spalten)).toEqual(ziele));

  it('gilt, wenn sie die meisten Spalten nennt, gleich wo die Zelle steht', () => {
    const block = zerlegeBlock('Gewicht;Bemerkung;Inhalt\n1,5;x;Lack');
    expect(schlageVor(block, spalten, 3)).toEqual({
      kopf: true,
      ziele: ['bruttoGewicht', null, 'warengutBezeichnung'],
    });
    expect(lege(block, spalten)).toEqual([
      [
        { feld: 'bruttoGewicht', wert: 1.5 },
        { feld: 'warengutBezeichnung', wert: 'Lack' },
      ],
    ]);
  });
  it('fremde Worte über Zahlen sind auch eine; die Spalten gehen der Reihe nach', () =>
    expect(schlageVor(zerlegeBlock('Artikeltext;Masse\nLack;1,5'), [inhalt, gewicht], 0)).toEqual({
      kopf: true,
      ziele: ['warengutBezeichnung', 'bruttoGewicht'],
    }));
  it('ohne Überschrift bleibt jede Zeile eine Zeile', () =>
    expect(schlageVor(zerlegeBlock('Lack;1,5\nFarbe;2'), [inhalt, gewicht], 0).kopf).toBe(false));
  it('ein Ziel hat nur eine Spalte', () =>
    expect(mitZiel({ kopf: false, ziele: ['a', 'b', null] }, 2, 'a').ziele).toEqual([null, 'b', 'a']));
  it('unlesbar ist, was keine Zahl, kein Eintrag oder zu lang ist', () => {
    expect(istUnlesbar(gewicht, liesZelle(gewicht, 'abc'))).toBe(true);
    expect(istUnlesbar(mittel, liesZelle(mittel, 'xyz'))).toBe(true);
    expect(istUnlesbar(inhalt, liesZelle(inhalt, 'x'.repeat(36)))).toBe(true);
    expect(istUnlesbar(inhalt, liesZelle(inhalt, 'x'.repeat(35)))).toBe(false);
  });
});

describe('liesZelle', () => {
  it.each(['abc', '1,2,3', 'kg', '1,5 t'])('%s ist keine Zahl und bleibt stehen', (eingabe) =>
    expect(liesZelle(gewicht, eingabe)).toEqual({ wert: null, roh: eingabe }),
  );
  it.each(['1.234,5 kg', '1234,5KG', ' 1 234,5 Kg '])('%j trägt die Einheit der Spalte', (eingabe) =>
    expect(liesZelle(gewicht, eingabe)).toEqual({ wert: 1234.5 }),
  );
  it('ein genauer Schlüssel geht vor', () => expect(liesZelle(mittel, 'e').wert).toEqual({ id: 3 }));
  it('ein unbekannter Eintrag bleibt als Text stehen', () =>
    expect(liesZelle(mittel, 'xyz')).toEqual({ wert: null, roh: 'xyz' }));
  it('leer ist leer', () => expect(liesZelle(gewicht, ' ')).toEqual({ wert: null }));
});

it('zeigt Zahlen deutsch', () =>
  expect(zelltext(gewicht, { schluessel: 1, daten: { bruttoGewicht: 2532.5 } })).toBe('2.532,50'));

it('filtert mit „beginnt mit“ [1-9.044]', () =>
  expect(beginntMit(lademittel, 'eu').map((o) => o.id)).toEqual([1]));

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
