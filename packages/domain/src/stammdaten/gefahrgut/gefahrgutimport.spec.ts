import { describe, expect, it } from 'vitest';
import { Gefahrgutklasse } from './gefahrgut.js';
import { mitAbleitungen } from './gefahrgutableitung.js';
import { vereinheitlicht } from './gefahrgutlayout.js';
import { erkenneGefahrgutspalten } from './gefahrgutspalten.js';
import { gleicheAb } from './gefahrgutvergleich.js';
import { liesGefahrgutzeilen } from './gefahrgutzeilen.js';

describe('erkenneGefahrgutspalten', () => {
  it.each([
    [
      [
        'un_number',
        'substance_name_de',
        'hazard_class',
        'packing_group',
        'transport_category',
        'tunnel_code',
      ],
      ['unnr', 'bezeichnung', 'klasse', 'verpackungsgruppe', 'befoerderungskategorie', 'tunnelcode'],
    ],
    [
      [
        'UN-Nr.',
        'Benennung und Beschreibung',
        'Klasse',
        'Klassifizierungscode',
        'VG',
        'Beförderungskategorie',
        'Bemerkung',
      ],
      [
        'unnr',
        'bezeichnung',
        'klasse',
        'klassifizierung',
        'verpackungsgruppe',
        'befoerderungskategorie',
        null,
      ],
    ],
    [
      ['a', 'b'],
      [null, null],
    ],
  ])('knows the columns %j', (kopf, erwartet) => {
    expect(erkenneGefahrgutspalten(kopf)).toEqual(erwartet);
  });
});

describe('vereinheitlicht', () => {
  const tabelle = (kopf: string[], ...zeilen: string[][]) => ({
    kopf,
    zeilen: zeilen.map((zellen, i) => ({ nummer: i + 2, zellen })),
  });

  it('makes two columns of one that holds category and tunnel code', () => {
    const { kopf, zeilen } = vereinheitlicht(tabelle(['UN', 'Kat', 'LQ'], ['1203', '2 (D/E)', '1 L']));
    expect(kopf).toEqual(['UN', 'Kat', 'tunnelcode', 'LQ']);
    expect(zeilen[0]?.zellen).toEqual(['1203', '2 (D/E)', '2 (D/E)', '1 L']);
  });

  it('leaves a category alone that stands for itself', () => {
    const roh = tabelle(['UN', 'Kat'], ['1203', '2'], ['2186', '-']);
    expect(vereinheitlicht(roh)).toEqual(roh);
  });
});

const zuordnung = [
  'unnr',
  'bezeichnung',
  'klasse',
  'verpackungsgruppe',
  'befoerderungskategorie',
  'tunnelcode',
  'begrenzteMengeText',
  'umweltgefaehrdend',
];
type Zellen = (string | number | boolean | null)[];
const lies = (...zeilen: Zellen[]) => liesGefahrgutzeilen(zeilen, zuordnung);

describe('liesGefahrgutzeilen', () => {
  it('brings cells into the form of the table', () => {
    const zeilen = lies(
      [4, 'AMMONIUMPIKRAT,  trocken ', 1, null, '1', '(B1000C)', '0', 'x'],
      ['UN 1203', 'BENZIN', '3', 'II', 2, '(D/E)', '1 L', null],
      ['3082', 'STOFF', 9, 'III', '–', '(-)', '-', true],
    );
    expect(zeilen.flatMap((z) => z.meldungen)).toEqual([]);
    expect(zeilen.map((z) => z.wert)).toMatchObject([
      {
        unnr: '0004',
        bezeichnung: 'AMMONIUMPIKRAT, trocken',
        klasse: '1',
        befoerderungskategorie: 1,
        tunnelcode: 'B1000C',
        begrenzteMengeText: '0',
        umweltgefaehrdend: true,
      },
      {
        unnr: '1203',
        verpackungsgruppe: 'II',
        befoerderungskategorie: 2,
        tunnelcode: 'D/E',
      },
      {
        unnr: '3082',
        klasse: '9',
        befoerderungskategorie: null,
        tunnelcode: '-',
        begrenzteMengeText: null,
        umweltgefaehrdend: true,
      },
    ]);
  });

  it('leaves open what a row says nothing of, and takes a dash for none', () => {
    const [zeile] = lies(['1203', 'BENZIN', '3', null, '', null, '-', null]);
    expect(zeile?.wert).toEqual({
      unnr: '1203',
      bezeichnung: 'BENZIN',
      klasse: '3',
      begrenzteMengeText: null,
      keine: 'begrenzteMengeText',
    });
  });

  it('says which row is wrong and why', () => {
    const zeilen = lies(
      ['1203', 'BENZIN', '3', 'II', 2, 'D', '', null],
      ['12O3', 'BENZIN', '3', 'II', 2, 'D', '', null],
      ['1203', '', '3', 'II', 5, 'D', '', null],
      ['1203', 'x'.repeat(501), '3', 'XVIII', 2, 'D', '', null],
      [null, 'BENZIN', '3', 'II', 'zwei', 'D', '', null],
    );
    const gesagt = zeilen.flatMap((z, i) => z.meldungen.map((m) => [i + 2, m.field, m.key]));
    expect(gesagt).toEqual([
      [3, 'unnr', 'gefahrgut.unnr'],
      [4, 'bezeichnung', 'feld.pflicht'],
      [4, 'befoerderungskategorie', 'feld.bereich'],
      [5, 'bezeichnung', 'feld.zuLang'],
      [5, 'verpackungsgruppe', 'feld.zuLang'],
      [6, 'unnr', 'feld.pflicht'],
      [6, 'befoerderungskategorie', 'feld.zahl'],
      [6, 'unnr', 'gefahrgut.unnr'],
    ]);
  });

  it('tells lines that say the same from others', () => {
    const benzin: Zellen = ['1203', 'BENZIN', '3', 'II', 2, 'D/E', '1 L', null];
    const [a, b, c] = lies(benzin, [...benzin], ['1203', 'BENZIN', '3', 'II', 2, 'D', '1 L', null]);
    expect(b?.inhalt).toBe(a?.inhalt);
    expect(c?.inhalt).not.toBe(a?.inhalt);
  });
});

describe('gleicheAb', () => {
  const g = (unnr: string, verpackungsgruppe: string | null, mehr: Partial<Gefahrgutklasse> = {}) =>
    Object.assign(new Gefahrgutklasse(), {
      unnr,
      verpackungsgruppe,
      bezeichnung: 'STOFF',
      klasse: '3',
      ...mehr,
    });
  const alt = (...[unnr, verpackungsgruppe, mehr]: Parameters<typeof g>) =>
    mitAbleitungen(g(unnr, verpackungsgruppe, { abfall: false, umweltgefaehrdend: false, ...mehr }));
  const felder = ['unnr', 'bezeichnung', 'klasse', 'verpackungsgruppe', 'tunnelcode'] as const;

  it('tells what is new, changed, gone and the same', () => {
    const ergebnis = gleicheAb(
      [alt('1090', 'II'), alt('1263', 'I'), alt('1263', 'II', { tunnelcode: 'D/E' }), alt('9999', null)],
      [
        g('1090', 'II'),
        g('1263', 'I', { bezeichnung: 'FARBE' }),
        g('1263', 'II', { tunnelcode: null }),
        g('3551', null),
      ],
      felder,
    );
    expect(ergebnis.entfallen.map((g) => g.unnr)).toEqual(['9999']);
    expect(ergebnis.zeilen.map((z) => [z.neu.unnr, z.alt !== null, z.anders])).toEqual([
      ['1090', true, []],
      ['1263', true, ['bezeichnung']],
      ['1263', true, ['tunnelcode']],
      ['3551', false, []],
    ]);
  });

  it('keeps several rows of a UN number apart', () => {
    const bisher = [
      alt('1950', null, { bezeichnung: 'A' }),
      alt('1950', null, { bezeichnung: 'B', tunnelcode: 'D' }),
    ];
    const neu = [
      g('1950', null, { bezeichnung: 'B', tunnelcode: 'E' }),
      g('1950', null, { bezeichnung: 'C' }),
      g('1950', null, { bezeichnung: 'A' }),
    ];
    const ergebnis = gleicheAb(bisher, neu, felder);
    const ausgang = ergebnis.zeilen.map((z) => [z.neu.bezeichnung, z.alt?.bezeichnung ?? null, z.anders]);
    expect(ausgang.sort()).toEqual([
      ['A', 'A', []],
      ['B', 'B', ['tunnelcode']],
      ['C', null, []],
    ]);
    expect(ergebnis.entfallen).toEqual([]);
  });

  it('keeps what the file says nothing of, and names it', () => {
    const bisher = alt('1090', 'II', {
      eq: 'E2',
      befoerderungskategorie: 0,
      abfall: true,
      tunnelcode: 'D/E',
    });
    const { zeilen } = gleicheAb([bisher], [g('1090', 'II', { tunnelcode: null })], felder);
    expect(zeilen[0]?.neu).toMatchObject({
      eq: 'E2',
      befoerderungskategorie: 0,
      abfall: true,
      umweltgefaehrdend: false,
      tunnelcode: null,
    });
    expect(zeilen[0]?.behalten).toEqual(['eq', 'befoerderungskategorie', 'abfall']);
  });

  it('takes no row for another where nobody can tell which is which', () => {
    const { zeilen, entfallen } = gleicheAb(
      [g('1950', null, { bezeichnung: 'A' }), g('1950', null, { bezeichnung: 'B' })],
      [g('1950', null, { bezeichnung: 'C' }), g('1950', null, { bezeichnung: 'D' })],
      felder,
    );
    expect([zeilen.filter((z) => !z.alt).length, entfallen.length]).toEqual([2, 2]);
  });
});
