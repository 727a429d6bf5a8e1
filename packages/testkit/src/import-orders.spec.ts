import { describe, expect, it } from 'vitest';
import { argumente } from '../../../scripts/lib/import/argumente.mjs';
import { auftragszeilen } from '../../../scripts/lib/import/auftragsdatei.mjs';
import { bericht } from '../../../scripts/lib/import/bericht.mjs';
import { uebersetze } from '../../../scripts/lib/import/uebersetzen.mjs';

const un1950 = { unnr: '1950', klasse: '2', verpackungsgruppe: null, befoerderungskategorie: 2 };
const codes = {
  verpackung: new Map([
    ['KT', 1],
    ['GE', 20],
  ]),
  lademittel: new Map([['EU', 7]]),
  gefahrgut: [
    { id: 31, ...un1950, klassifizierung: '5A', bezeichnung: 'DRUCKGASPACKUNGEN, erstickend' },
    { id: 32, ...un1950, klassifizierung: '5F', bezeichnung: 'DRUCKGASPACKUNGEN, entzündbar' },
    {
      id: 33,
      unnr: '1263',
      klasse: '3',
      verpackungsgruppe: 'II',
      bezeichnung: 'FARBE oder FARBZUBEHÖRSTOFFE',
    },
    {
      id: 34,
      unnr: '1263',
      klasse: '3',
      verpackungsgruppe: 'III',
      bezeichnung: 'FARBE oder FARBZUBEHÖRSTOFFE',
    },
  ],
};

const mitGefahrgut = (gut: object, dazu: object = {}) =>
  uebersetze({ auftragspositionen: [{ ...dazu, auftragsgefahrgueter: [gut] }] }, codes) as {
    auftrag: { auftragspositionen: { auftragsgefahrgueter: object[] }[] };
    meldungen: { field: string; text: string }[];
  };
const zeile = (gut: object, dazu?: object) =>
  mitGefahrgut(gut, dazu).auftrag.auftragspositionen[0]?.auftragsgefahrgueter[0];

describe('an order of a file', () => {
  it('gets ids for its trade codes and loses what was only for comparison', () => {
    const roh = {
      absenderReferenz: 'L1',
      auftragspositionen: [
        { warengutBezeichnung: 'Kisten', verpackungCode: 'kt', lademittelCode: 'EU', erwartet: {} },
      ],
      auftragZusLademittel: [{ anzahl: 2, lademittelCode: 'EU' }],
      erwartet: { volumenCBM: 1 },
    };
    expect(uebersetze(roh, codes)).toEqual({
      auftrag: {
        absenderReferenz: 'L1',
        auftragspositionen: [{ warengutBezeichnung: 'Kisten', verpackung: { id: 1 }, lademittel: { id: 7 } }],
        auftragZusLademittel: [{ anzahl: 2, lademittel: { id: 7 } }],
      },
      meldungen: [],
    });
  });

  it('keeps references that are ids already, and says at which field a code is unknown', () => {
    const { auftrag, meldungen } = uebersetze(
      { auftragspositionen: [{ verpackung: { id: 5 } }, { lademittelCode: 'XX' }] },
      codes,
    );
    expect(auftrag.auftragspositionen[0]).toEqual({ verpackung: { id: 5 } });
    expect(meldungen).toEqual([
      {
        severity: 'ERROR',
        field: 'auftragspositionen[1].lademittelCode',
        text: 'Der Code „XX“ ist nicht bekannt.',
      },
    ]);
  });

  it.each([
    ['the packing group', { unnr: '1263', verpackungsgruppe: 'III', klasse: '3', bezeichnung: 'FARBE' }, 34],
    ['the name', { unnr: '1950', klasse: '2', bezeichnung: 'Druckgaspackungen, entzündbar' }, 32],
    ['the classification', { unnr: '1950', klassifizierung: '5A' }, 31],
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
    [{ unnr: '1950' }, 'Das Gefahrgut UN 1950 ist nicht eindeutig.'],
    [{ unnr: '1263', verpackungsgruppe: 'I' }, 'Das Gefahrgut UN 1263 I ist nicht bekannt.'],
    [{ unnr: '1263', verpackungsgruppe: 'II', klasse: '8' }, 'Das Gefahrgut UN 1263 II 8 ist nicht bekannt.'],
  ])('is refused where %j is no single entry', (gut, text) => {
    expect(mitGefahrgut(gut).meldungen.map((m) => m.text)).toEqual([text]);
  });
});

describe('the lines of a file', () => {
  it('keep their numbers, whatever stands between them', () => {
    const zeilen = auftragszeilen('\uFEFF{"a":1}\r\n\r\n  {"a":2}\n', undefined);
    expect(zeilen.map(({ nummer, inhalt }) => [nummer, inhalt])).toEqual([
      [1, '{"a":1}'],
      [3, '{"a":2}'],
    ]);
  });

  it('have a key of their own that a change elsewhere in the file leaves alone', () => {
    const schluessel = (text: string, mandant?: number) =>
      auftragszeilen(text, mandant).map((z) => z.schluessel);
    const [a, b, nochmalA] = schluessel('a\nb\na');
    expect(new Set([a, b, nochmalA]).size).toBe(3);
    expect(schluessel('a\nb\na')).toEqual([a, b, nochmalA]);
    expect(schluessel('neu\na\ngeändert\na')).toEqual([expect.any(String), a, expect.any(String), nochmalA]);
    expect(schluessel('a', 4)).not.toEqual([a]);
    expect(a).toMatch(/^[\w-]{1,100}$/);
  });
});

describe('the command line', () => {
  it('has defaults for a portal on this machine', () => {
    const vorgabe = { adresse: 'http://127.0.0.1:3000', benutzer: 'dispo', mandant: undefined };
    expect(argumente(['auftraege.ndjson'])).toEqual({ datei: 'auftraege.ndjson', ...vorgabe });
    const viele = [
      '--',
      'x',
      '--adresse',
      'https://portal.example/',
      '--benutzer',
      'kunde',
      '--mandant',
      '7',
    ];
    expect(argumente(viele)).toEqual({
      datei: 'x',
      adresse: 'https://portal.example',
      benutzer: 'kunde',
      mandant: 7,
    });
  });

  it.each([
    [[], 'Aufruf:'],
    [['a', 'b'], 'Aufruf:'],
    [['a', '--hilfe'], 'Aufruf:'],
    [['a', '--farbe', 'blau'], '--farbe'],
    [['a', '--adresse', 'portal'], 'keine Adresse'],
    [['a', '--mandant', 'x'], 'Kennung'],
  ])('%j is answered with help', (args, text) => {
    expect(() => argumente(args)).toThrow(text);
  });
});

describe('the report', () => {
  it('says how many, and of each refused line why', () => {
    expect(bericht({ angelegt: 400, vorhanden: 0, abgewiesen: [] })).toBe(
      '\n400 Aufträge angelegt, 0 abgewiesen',
    );
    const meldungen = [
      { field: 'datum', text: 'Bitte ein gültiges Datum eingeben.' },
      { text: 'Und noch etwas.' },
    ];
    expect(bericht({ angelegt: 1, vorhanden: 2, abgewiesen: [{ nummer: 17, meldungen }] })).toBe(
      [
        '',
        '  Zeile 17: datum: Bitte ein gültiges Datum eingeben.',
        '  Zeile 17: Und noch etwas.',
        '',
        '1 Auftrag angelegt, 2 schon vorhanden, 1 abgewiesen',
      ].join('\n'),
    );
  });
});
