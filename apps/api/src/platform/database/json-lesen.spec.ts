import { describe, expect, it } from 'vitest';
import { setzeKurzformenEin } from './json-lesen.js';

const form = (art: string, id: string) => `{"${art}":${id}}`;
const durch = (wert: object) => JSON.parse(setzeKurzformenEin(JSON.stringify(wert), form));

describe('Kurzformen in JSON', () => {
  it('stand where an id stood, at any depth; null stays null', () => {
    expect(durch({ 'status@StatusKurz': 3, teile: [{ 'land@Land': 1 }, { 'land@Land': null }] })).toEqual({
      status: { StatusKurz: 3 },
      teile: [{ land: { Land: 1 } }, { land: null }],
    });
  });

  it.each([
    '"status@StatusKurz":3',
    'x","status@StatusKurz":3,"y":"',
    '\\","status@StatusKurz":3',
    '\\',
    'status@StatusKurz',
    'mail@example.com',
    '"@":1',
    '\u2028"a@b":1',
  ])('leave a text alone that looks like one: %s', (text) => {
    expect(durch({ text, liste: [text], [text.replace('@', '')]: text, 'a@A': 1 })).toEqual({
      text,
      liste: [text],
      [text.replace('@', '')]: text,
      a: { A: 1 },
    });
  });
});
