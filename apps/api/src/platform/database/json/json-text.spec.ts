import { describe, expect, it } from 'vitest';
import { mitFeldern, setzeKurzformenEin, teileJeSchluessel } from './json-text.js';

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

describe('Felder in JSON', () => {
  it.each([{}, { a: 1 }, { a: '}' }])('are added behind those of %j; what is missing is null', (objekt) => {
    const json = mitFeldern(JSON.stringify(objekt), { 'b"': '{"c":1}', d: undefined });
    expect(JSON.parse(json)).toEqual({ ...objekt, 'b"': { c: 1 }, d: null });
  });

  it('may be none', () => {
    expect(mitFeldern('{"a":1}', {})).toBe('{"a":1}');
  });

  it('come by key, however long the key is and whatever the values hold', () => {
    const werte = { 1: { a: 'x:y\nz' }, 12: [], 123456: null };
    const text = Object.entries(werte).map(([k, w]) => `${k}:${JSON.stringify(w)}`);
    const gelesen = [...teileJeSchluessel(text.join('\n'))].map(([k, w]) => [k, JSON.parse(w)]);
    expect(Object.fromEntries(gelesen)).toEqual(werte);
    expect(teileJeSchluessel(null).size).toBe(0);
  });
});
