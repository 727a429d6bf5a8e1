import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ausgefuellt, pruefeMailtext } from './mailvorlage.js';

const worte = (betreff: string, inhalt: string) =>
  pruefeMailtext('benachrichtigung', { betreff, inhalt }).map(({ key, field }) => [key, field]);

describe('pruefeMailtext', () => {
  it('takes every name there is', () => {
    expect(worte('{spediteur}: {anzahl}', '{anrede}\n\n{eintraege}')).toEqual([]);
  });

  it.each([
    ['{nummer}', '{eintraege}', [['mailvorlage.platzhalterUnbekannt', 'betreff']]],
    ['Neues', '{eintraege} {Anrede}', [['mailvorlage.platzhalterUnbekannt', 'inhalt']]],
    ['Neues', 'Guten Tag', [['mailvorlage.eintraegeFehlen', 'inhalt']]],
    ['{eintraege}', '{eintraege}', [['mailvorlage.nurImText', 'betreff']]],
  ])('refuses %s with %s', (betreff, inhalt, erwartet) => {
    expect(worte(betreff, inhalt)).toEqual(erwartet);
  });
});

describe('ausgefuellt', () => {
  it('never looks for names in what it puts in', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(ausgefuellt('{a}|{b}', { a, b })).toBe(`${a}|${b}`);
      }),
    );
    expect(ausgefuellt('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
    expect(ausgefuellt('{toString} {c}', { c: 1 })).toBe('{toString} 1');
  });
});
