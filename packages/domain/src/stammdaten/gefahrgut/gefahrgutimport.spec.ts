import { deutsch } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { Gefahrgutklasse } from './gefahrgut.js';
import { mitAbleitungen } from './gefahrgutableitung.js';
import { gleicheAb } from './gefahrgutvergleich.js';
import { liesGefahrgutzeilen, pruefeZuordnung, schlageZuordnungVor } from './gefahrgutzeilen.js';

describe('schlageZuordnungVor', () => {
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
      {
        unnr: 'un_number',
        bezeichnung: 'substance_name_de',
        klasse: 'hazard_class',
        verpackungsgruppe: 'packing_group',
        befoerderungskategorie: 'transport_category',
        tunnelcode: 'tunnel_code',
      },
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
      {
        unnr: 'UN-Nr.',
        bezeichnung: 'Benennung und Beschreibung',
        klasse: 'Klasse',
        klassifizierung: 'Klassifizierungscode',
        verpackungsgruppe: 'VG',
        befoerderungskategorie: 'Beförderungskategorie',
      },
    ],
    [['a', 'b'], {}],
  ])('knows the columns %j', (kopf, erwartet) => {
    expect(schlageZuordnungVor({ kopf, zeilen: [] })).toEqual(erwartet);
  });
});

describe('pruefeZuordnung', () => {
  it('asks for number, name and class, and for columns that are there', () => {
    const meldungen = pruefeZuordnung({ unnr: 'UN', klasse: 'fehlt' }, ['UN', 'Name']);
    expect(meldungen.map((m) => [m.key, m.field])).toEqual([
      ['datei.spalteFehlt', 'zuordnung.klasse'],
      ['feld.pflicht', 'zuordnung.bezeichnung'],
    ]);
    expect(pruefeZuordnung({ unnr: 'a', bezeichnung: 'b', klasse: 'c' }, ['a', 'b', 'c'])).toEqual([]);
  });
});

const kopf = ['UN', 'Name', 'Kl', 'VG', 'Kat', 'Tunnel', 'LQ', 'Umwelt'];
const zuordnung = {
  unnr: 'UN',
  bezeichnung: 'Name',
  klasse: 'Kl',
  verpackungsgruppe: 'VG',
  befoerderungskategorie: 'Kat',
  tunnelcode: 'Tunnel',
  begrenzteMengeText: 'LQ',
  umweltgefaehrdend: 'Umwelt',
};
type Zellen = (string | number | boolean | null)[];
const lies = (...zeilen: Zellen[]) =>
  liesGefahrgutzeilen({ kopf, zeilen: zeilen.map((zellen, i) => ({ nummer: i + 2, zellen })) }, zuordnung);

describe('liesGefahrgutzeilen', () => {
  it('brings cells into the form of the table', () => {
    const { zeilen, fehler } = lies(
      [4, 'AMMONIUMPIKRAT,  trocken ', 1, null, '1', '(B1000C)', '0', 'x'],
      ['UN 1203', 'BENZIN', '3', 'II', 2, '(D/E)', '1 L', null],
      ['3082', 'STOFF', 9, 'III', '–', '(-)', '-', true],
    );
    expect(fehler).toEqual([]);
    expect(zeilen).toMatchObject([
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
    const { zeilen } = lies(['1203', 'BENZIN', '3', null, '', null, '-', null]);
    expect(zeilen[0]).toEqual({
      ...{ unnr: '1203', bezeichnung: 'BENZIN', klasse: '3', begrenzteMengeText: null },
      keine: 'begrenzteMengeText',
    });
  });

  it('says which row is wrong and why', () => {
    const { zeilen, fehler, abgelehnt } = lies(
      ['1203', 'BENZIN', '3', 'II', 2, 'D', '', null],
      ['12O3', 'BENZIN', '3', 'II', 2, 'D', '', null],
      ['1203', '', '3', 'II', 5, 'D', '', null],
      ['1203', 'x'.repeat(501), '3', 'XVIII', 2, 'D', '', null],
      [null, 'BENZIN', '3', 'II', 'zwei', 'D', '', null],
    );
    expect(zeilen).toHaveLength(1);
    expect(abgelehnt).toBe(4);
    expect(fehler.map((f) => [f.zeile, f.field, f.key])).toEqual([
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

  it('counts rows that repeat another once', () => {
    const benzin: Zellen = ['1203', 'BENZIN', '3', 'II', 2, 'D/E', '1 L', null];
    const { zeilen, doppelt } = lies(benzin, benzin, ['1203', 'BENZIN', '3', 'II', 2, 'D', '1 L', null]);
    expect([zeilen.length, doppelt]).toEqual([2, 1]);
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
      deutsch,
    );
    expect(ergebnis.zeilen.filter((z) => z.gleich)).toHaveLength(1);
    expect(ergebnis.neu.map((u) => u.unnr)).toEqual(['3551']);
    expect(ergebnis.entfallen.map((u) => u.unnr)).toEqual(['9999']);
    expect(ergebnis.geaendert.map((u) => u.aenderungen)).toEqual([
      'Gefahrgutbezeichnung: STOFF → FARBE',
      'Tunnelcode: D/E → leer',
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
    const ergebnis = gleicheAb(bisher, neu, felder, deutsch);
    expect(ergebnis.zeilen.filter((z) => z.gleich)).toHaveLength(1);
    expect(ergebnis.geaendert).toMatchObject([{ bezeichnung: 'B', aenderungen: 'Tunnelcode: D → E' }]);
    expect(ergebnis.neu).toMatchObject([{ bezeichnung: 'C' }]);
    expect(ergebnis.entfallen).toEqual([]);
  });

  it('keeps what the file says nothing of, and names it', () => {
    const bisher = alt('1090', 'II', {
      eq: 'E2',
      befoerderungskategorie: 0,
      abfall: true,
      tunnelcode: 'D/E',
    });
    const { zeilen, behalten } = gleicheAb(
      [bisher],
      [g('1090', 'II', { tunnelcode: null })],
      felder,
      deutsch,
    );
    expect(zeilen[0]?.neu).toMatchObject({
      ...{ eq: 'E2', befoerderungskategorie: 0, abfall: true, umweltgefaehrdend: false, tunnelcode: null },
    });
    expect(behalten).toEqual(['eq', 'befoerderungskategorie', 'abfall']);
  });

  it('takes no row for another where nobody can tell which is which', () => {
    const { neu, entfallen, geaendert } = gleicheAb(
      [g('1950', null, { bezeichnung: 'A' }), g('1950', null, { bezeichnung: 'B' })],
      [g('1950', null, { bezeichnung: 'C' }), g('1950', null, { bezeichnung: 'D' })],
      felder,
      deutsch,
    );
    expect([neu.length, entfallen.length, geaendert.length]).toEqual([2, 2, 0]);
  });
});
