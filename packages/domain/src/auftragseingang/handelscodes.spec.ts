import { describe, expect, it } from 'vitest';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import { type Handelscodes, uebersetze, unnummern } from './handelscodes.js';

const un1950 = { unnr: '1950', klasse: '2', verpackungsgruppe: null, befoerderungskategorie: 2 };
const un1263 = { unnr: '1263', klasse: '3', bezeichnung: 'FARBE oder FARBZUBEHÖRSTOFFE' };
const tabelle = [
  { id: 31, ...un1950, klassifizierung: '5A', bezeichnung: 'DRUCKGASPACKUNGEN, erstickend' },
  { id: 32, ...un1950, klassifizierung: '5F', bezeichnung: 'DRUCKGASPACKUNGEN, entzündbar' },
  { id: 33, ...un1263, verpackungsgruppe: 'II' },
  { id: 34, ...un1263, verpackungsgruppe: 'III' },
  {
    id: 35,
    ...un1263,
    verpackungsgruppe: 'III',
    bezeichnung: `${un1263.bezeichnung} (viskos gemäß 2.2.3.1.4)`,
  },
] as Gefahrgutklasse[];
const codes: Handelscodes = {
  listen: {
    verpackung: new Map([
      ['KT', 1],
      ['GE', 20],
    ]),
    lademittel: new Map([['EU', 7]]),
    frankatur: new Map([['FH', 3]]),
    waehrung: new Map([['EUR', 2]]),
    verkehrsart: new Map(),
    terminkennzeichen: new Map([['FIX', 4]]),
  },
  gefahrgut: (unnr) => tabelle.filter((k) => k.unnr === unnr),
};

type Werte = Record<string, unknown>;
const mitGefahrgut = (gut: Werte, dazu: Werte = {}) =>
  uebersetze({ auftragspositionen: [{ ...dazu, auftragsgefahrgueter: [gut] }] }, codes);
const zeile = (gut: Werte, dazu?: Werte) => {
  const { auftragspositionen } = mitGefahrgut(gut, dazu).auftrag as {
    auftragspositionen: { auftragsgefahrgueter: Werte[] }[];
  };
  return auftragspositionen[0]?.auftragsgefahrgueter[0];
};
const gruende = (auftrag: Werte) =>
  uebersetze(auftrag, codes).meldungen.map(({ key, field, params }) => [key, field, params]);

describe('an order of a file', () => {
  it('gets ids for its trade codes and loses what was only for comparison', () => {
    const roh = {
      absenderReferenz: 'L1',
      frankaturCode: 'fh',
      terminkennzeichenCode: 'FIX',
      auftragspositionen: [
        { warengutBezeichnung: 'Kisten', verpackungCode: 'kt', lademittelCode: 'EU', erwartet: {} },
      ],
      auftragZusLademittel: [{ anzahl: 2, lademittelCode: 'EU' }],
      erwartet: { volumenCBM: 1 },
    };
    expect(uebersetze(roh, codes)).toEqual({
      auftrag: {
        absenderReferenz: 'L1',
        frankatur: 3,
        terminkennzeichen: { id: 4 },
        auftragspositionen: [{ warengutBezeichnung: 'Kisten', verpackung: { id: 1 }, lademittel: { id: 7 } }],
        auftragZusLademittel: [{ anzahl: 2, lademittel: { id: 7 } }],
      },
      meldungen: [],
    });
  });

  it('keeps references that are ids already, and says at which field a code is unknown', () => {
    const auftrag = { auftragspositionen: [{ verpackung: { id: 5 } }, { lademittelCode: 'XX' }] };
    expect(uebersetze(auftrag, codes).auftrag.auftragspositionen).toEqual([{ verpackung: { id: 5 } }, {}]);
    expect(gruende(auftrag)).toEqual([
      ['auftragseingang.code', 'auftragspositionen[1].lademittelCode', { code: 'XX' }],
    ]);
  });

  it.each([
    ['EU', { lademittel: { id: 7 }, lademittelAnzahl: 2 }],
    ['KT', { verpackung: { id: 1 }, verpackungAnzahl: 2 }],
  ])('tells from the code %s whether packaging or a load unit is meant', (packmittelCode, position) => {
    const roh = { auftragspositionen: [{ packmittelCode, packmittelAnzahl: 2 }] };
    expect(uebersetze(roh, codes).auftrag.auftragspositionen).toEqual([position]);
  });

  it.each([
    ['the packing group', { unnr: '1263', verpackungsgruppe: 'III', klasse: '3', bezeichnung: 'FARBE' }, 34],
    [
      'the condition it names',
      { ...un1263, verpackungsgruppe: 'III', bezeichnung: tabelle[4]?.bezeichnung },
      35,
    ],
    ['the name', { unnr: '1950', klasse: '2', bezeichnung: 'Druckgaspackungen, entzündbar' }, 32],
    ['the classification', { unnr: 'UN 1950', klassifizierung: '5A' }, 31],
  ])('finds its dangerous goods by %s', (_wodurch, gut, id) => {
    expect(zeile({ ...gut, anzahl: 3 })).toEqual({
      anzahl: 3,
      gefahrgutklasse: { id },
      verpackung: { id: 20 },
    });
  });

  it('packs dangerous goods as it says itself, else like the position, else as containers', () => {
    const gut = { unnr: '1263', verpackungsgruppe: 'II' };
    expect(zeile({ ...gut, verpackungCode: 'GE' }, { verpackungCode: 'KT' })).toMatchObject({
      verpackung: { id: 20 },
    });
    expect(zeile(gut, { verpackungCode: 'KT' })).toMatchObject({ verpackung: { id: 1 } });
    expect(zeile(gut)).toMatchObject({ verpackung: { id: 20 } });
  });

  it.each([
    [{ unnr: 'UN1950' }, 'auftragseingang.gefahrgutMehrdeutig', 'UN 1950'],
    [{ unnr: '1263', verpackungsgruppe: 'I' }, 'auftragseingang.gefahrgutUnbekannt', 'UN 1263 I'],
    [
      { unnr: '1263', verpackungsgruppe: 'II', klasse: '8' },
      'auftragseingang.gefahrgutUnbekannt',
      'UN 1263 II 8',
    ],
  ])('is refused where %j is no single entry', (gut, key, was) => {
    expect(gruende({ auftragspositionen: [{ auftragsgefahrgueter: [gut] }] })).toEqual([
      [key, 'auftragspositionen[0].auftragsgefahrgueter[0].unnr', { was }],
    ]);
  });

  it('names its UN numbers, however they are written', () => {
    const goods = [{ unnr: 'UN 1950' }, { unnr: 4 }, {}, { unnr: null }];
    expect(unnummern({ auftragspositionen: [{ auftragsgefahrgueter: goods }, {}, null] })).toEqual([
      '1950',
      '0004',
    ]);
  });
});
