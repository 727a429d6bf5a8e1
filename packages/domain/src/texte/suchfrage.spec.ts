import { describe, expect, it } from 'vitest';
import { suchform } from './suchform.js';
import { festeTeile, liesSuchfrage, mehrereSchreibweisen, suchausdruck } from './suchfrage.js';

describe('Suchfrage', () => {
  it.each<[string, string[], Record<string, string[]>]>([
    ['', [], {}],
    ['  müller   Hamburg ', ['müller', 'Hamburg'], {}],
    ['müller müller', ['müller'], {}],
    ['"goldener löffel" kiel', ['goldener löffel', 'kiel'], {}],
    ['"noch nicht zu', ['noch nicht zu'], {}],
    ['Rohr 12" lang', ['Rohr', '12"', 'lang'], {}],
    ['plz:2 PLZ:30 müller', ['müller'], { plz: ['2', '30'] }],
    ['ort:"Bad Homburg"', [], { ort: ['Bad Homburg'] }],
    ['status:zugestellt un:1263 ref:L26', [], { status: ['zugestellt'], un: ['1263'], ref: ['L26'] }],
    ['ort:', [], {}],
    ['ort: kiel', ['kiel'], {}],
    ['""', [], {}],
    ['gewicht:12', ['gewicht:12'], {}],
    ['report:1', ['report:1'], {}],
  ])('%s', (eingabe, worte, filter) => {
    const leer = { status: [], ort: [], plz: [], un: [], ref: [] };
    expect(liesSuchfrage(eingabe)).toEqual({ worte, filter: { ...leer, ...filter } });
  });
});

describe('Suchausdruck', () => {
  const findet = (wort: string, text: string) => new RegExp(suchausdruck(wort)).test(suchform(text));

  it.each([
    ['müller', 'Müller'],
    ['müller', 'Mueller'],
    ['mueller', 'Müller'],
    ['MUELLER', 'Mueller'],
    ['muller', 'Müller'],
    ['mu\u0308ller', 'Mueller'],
    ['strasse', 'Straße'],
    ['STRASSE', 'straße'],
    ['cafe', 'Café'],
    ['café', 'Cafe'],
    ['kobenhavn', 'København'],
    ['bauer', 'Bauer'],
    ['poe', 'Poel'],
    ['a.b+c(ü)', 'A.B+C(ue)'],
  ])('%s finds %s', (wort, text) => expect(findet(wort, text)).toBe(true));

  it.each([
    ['müller', 'Miller'],
    ['muller', 'Mueller'],
    ['a.e', 'axe'],
    ['ü.', 'ux'],
  ])('%s does not find %s', (wort, text) => expect(findet(wort, text)).toBe(false));

  it('is needed where a word can be written in more than one way', () => {
    const noetig = (wort: string) => mehrereSchreibweisen(wort);
    expect(['müller', 'mueller', 'Bäcker'].map(noetig)).toEqual([true, true, true]);
    expect(['miller', 'straße', 'café', 'e?'].map(noetig)).toEqual([false, false, false, false]);
  });

  it.each([
    ['müller', ['mu', 'ller']],
    ['Mueller', ['mu', 'ller']],
    ['hamburg', ['hamburg']],
    ['goldener löffel', ['goldener lo', 'ffel']],
    ['aeo', ['a', 'o']],
  ])('%s has parts that are the same however it is written: %s', (wort, teile) => {
    expect(festeTeile(wort)).toEqual(teile);
    expect(teile.every((teil) => findet(teil, wort))).toBe(true);
  });
});
