import { describe, expect, it } from 'vitest';
import { argumente } from '../../../../scripts/lib/import/argumente.mjs';
import { bericht } from '../../../../scripts/lib/import/bericht.mjs';

describe('the command line', () => {
  it('has defaults for a portal on this machine', () => {
    const vorgabe = {
      adresse: 'http://127.0.0.1:3000',
      benutzer: 'dispo',
      mandant: undefined,
      doppelte: false,
    };
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
      '--doppelte',
    ];
    expect(argumente(viele)).toEqual({
      datei: 'x',
      adresse: 'https://portal.example',
      benutzer: 'kunde',
      mandant: 7,
      doppelte: true,
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
  const lauf = { uebernommen: 400, vorhanden: 0, doppelt: 0, abgelehnt: 0 };

  it('says how many, and of each refused line why', () => {
    expect(bericht({ lauf, zeilen: [] })).toBe('\n400 Aufträge angelegt');
    const meldungen = [
      { zeile: 17, blatt: 'Juli', spaltenname: 'Abholung', field: 'beladedatum', text: 'Kein Datum.' },
      { zeile: 17, blatt: null, spaltenname: null, field: 'datum', text: 'Und noch etwas.' },
    ];
    const zahlen = { uebernommen: 1, vorhanden: 2, doppelt: 3, abgelehnt: 1 };
    expect(bericht({ lauf: zahlen, zeilen: [{ meldungen }] })).toBe(
      [
        '',
        '  Juli, Zeile 17, Abholung: Kein Datum.',
        '  Zeile 17, datum: Und noch etwas.',
        '',
        '1 Auftrag angelegt, 2 schon vorhanden, 3 doppelt, 1 abgelehnt',
      ].join('\n'),
    );
  });
});
