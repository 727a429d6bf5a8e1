import { satz } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { wirksam } from '../konfiguration/konfiguration.js';
import { pruefePasswort, pruefeWiederholung } from './passwort.rules.js';

const mindest = (clientKunde: string, eigen: Record<string, string> = {}) =>
  wirksam({ clientKunde, ...eigen }).passwortMindestlaenge;

describe('Passwort', () => {
  it.each(['Abcdef1!', 'ÄÖÜäöü1?', 'Geheim 7 #', `Aa1!${'x'.repeat(21)}`, 'Aa1€567😀'])(
    '"%s" genügt',
    (p) => {
      expect(pruefePasswort(p, 8)).toEqual([]);
    },
  );

  it.each([
    ['zu kurz', 'Abcde1!'],
    ['leer', ''],
    ['zu lang', `Aa1!${'x'.repeat(22)}`],
    ['ohne Ziffer', 'Abcdefg!'],
    ['ohne Großbuchstaben', 'abcdef1!'],
    ['ohne Sonderzeichen', 'Abcdefg1'],
    ['mit Leerzeichen statt Sonderzeichen', 'Abcdef 1'],
  ])('%s genügt nicht [2-5.005-009 2-9.004]', (_was, p) => {
    expect(pruefePasswort(p, 8)).toEqual([
      {
        severity: 'ERROR',
        key: 'passwort.regel',
        field: 'password',
        params: { min: 8 },
      },
    ]);
  });

  it('nennt die Mindestlänge der Konfiguration [2-5.002]', () => {
    expect(pruefePasswort('Abcdef1!', 10).map(satz)).toEqual([
      'Bitte mindestens 10, max. 25 Zeichen, einen Großbuchstaben, eine Zahl und ein Sonderzeichen eingeben',
    ]);
    expect(pruefePasswort('Abcdefgh1!', 10)).toEqual([]);
  });

  it('ist mindestens 8 Zeichen lang, 12 für ein Profil, sonst wie eingestellt [2-1.018 2-5.003,004 2-9.005]', () => {
    expect(mindest('standard')).toBe(8);
    expect(mindest('spedition-iban')).toBe(12);
    expect(mindest('spedition-iban', { passwortMindestlaenge: '9' })).toBe(9);
  });

  it('wird gleich wiederholt [2-3.005 2-5.012]', () => {
    expect(pruefeWiederholung('a', 'a')).toEqual([]);
    expect(pruefeWiederholung('a', 'A').map(satz)[0]).toBe('Die Passwörter sind nicht identisch.');
  });
});
