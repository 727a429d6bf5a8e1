import { satz } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { eineGefahrgutzeile } from '../../testing/builder.js';
import {
  gespiegelt,
  istBexTerminart,
  istVollstaendig,
  pruefeBegrenzteMenge,
  pruefeGefahrgutzeile,
} from './gefahrgut.rules.js';
import type { Gefahrgutzeile } from './gefahrgutzeile.js';

const pflicht = 'Feld ist ein Pflichtfeld. Bitte ausfüllen.';
const texte = (abweichung: Partial<Gefahrgutzeile>) =>
  pruefeGefahrgutzeile(eineGefahrgutzeile().mit(abweichung).build(), 'g[0]').map((m) => [m.field, satz(m)]);

describe('pruefeBegrenzteMenge', () => {
  it.each([
    ['0 allows none', 0, 1, [['gefahrgut.lqNicht', 'begrenztemenge']]],
    ['at the limit', 0.5, 0.5, []],
    ['above it', 0.5, 0.6, [['gefahrgut.lqInnen', 'inhaltInnenverpackung']]],
    ['content not given', 0.5, null, []],
    ['limit not known', null, 9, []],
  ])('%s', (_, lqGrenze, inhaltInnenverpackung, erwartet) => {
    const gefahrgutklasse = { id: 1, unnr: '1133', lqGrenze, lqEinheit: 'l' } as { id: number };
    const zeile = { begrenztemenge: true, gefahrgutklasse, inhaltInnenverpackung };
    expect(pruefeBegrenzteMenge(zeile, '').map((m) => [m.key, m.field])).toEqual(erwartet);
    expect(pruefeBegrenzteMenge({ ...zeile, begrenztemenge: false }, '')).toEqual([]);
  });
});

describe('pruefeGefahrgutzeile', () => {
  it('nimmt eine vollständige und eine leere Zeile', () => {
    expect(texte({})).toEqual([]);
    expect(pruefeGefahrgutzeile({ laufendeNummer: 2 }, 'g[1]')).toEqual([]);
  });

  it.each([
    ['beides leer', { nettoGewicht: null, liter: null }, 'Bitte füllen Sie Nettogewicht oder Liter aus.'],
    ['beides null', { nettoGewicht: 0, liter: 0 }, 'Bitte füllen Sie Nettogewicht oder Liter aus.'],
    ['beides', { nettoGewicht: 10, liter: 5 }, 'Bitte füllen Sie entweder Nettogewicht oder Liter aus.'],
    ['netto über brutto', { nettoGewicht: 88.41 }, 'Nettogewicht darf nicht größer sein als Bruttogewicht.'],
  ])('Menge: %s', (_, abweichung, text) => {
    expect(texte(abweichung)).toEqual([['g[0].nettoGewicht', text]]);
  });

  it.each([
    ['netto gleich brutto', { nettoGewicht: 88.4 }],
    ['Liter statt netto', { nettoGewicht: null, liter: 500 }],
    ['nur die Klasse', { gefahrgutUnnr: null }],
    ['nur die UNNR', { gefahrgutklasse: null }],
  ])('erlaubt: %s', (_, abweichung) => {
    expect(texte(abweichung)).toEqual([]);
  });

  it.each(['verpackung', 'anzahl', 'bruttoGewicht'] as const)('verlangt %s', (feld) => {
    expect(texte({ [feld]: null })).toEqual([[`g[0].${feld}`, pflicht]]);
  });

  it('verlangt UNNR und Klasse, die zusammengehören', () => {
    expect(texte({ gefahrgutUnnr: null, gefahrgutklasse: null })).toEqual([
      ['g[0].gefahrgutUnnr', pflicht],
      ['g[0].gefahrgutklasse', pflicht],
    ]);
    expect(texte({ gefahrgutUnnr: { id: 8 }, gefahrgutklasse: { id: 9 } })).toEqual([
      ['g[0].gefahrgutUnnr', 'UN-Nummer und Klasse gehören nicht zusammen.'],
    ]);
  });

  it('sagt alles auf einmal', () => {
    expect(pruefeGefahrgutzeile({ gefahrgutausloeser: 'Aceton' }, '').map((m) => m.field)).toEqual([
      'gefahrgutUnnr',
      'gefahrgutklasse',
      'verpackung',
      'anzahl',
      'bruttoGewicht',
      'nettoGewicht',
    ]);
  });
});

describe('Gefahrgut', () => {
  it('ist vollständig oder nicht', () => {
    expect(istVollstaendig(eineGefahrgutzeile().build())).toBe(true);
    expect(istVollstaendig(eineGefahrgutzeile().mit({ anzahl: null }).build())).toBe(false);
    expect(istVollstaendig({})).toBe(false);
  });

  it('spiegelt UNNR und Klasse [1-3.127]', () => {
    const beide = { gefahrgutUnnr: { id: 5 }, gefahrgutklasse: { id: 5 } };
    expect(gespiegelt({ gefahrgutUnnr: { id: 5 } })).toEqual(beide);
    expect(gespiegelt({ gefahrgutklasse: { id: 5 } })).toEqual(beide);
    expect(gespiegelt({})).toEqual({ gefahrgutUnnr: null, gefahrgutklasse: null });
  });

  it.each([
    [49, false],
    [50, true],
    [51, true],
    [52, true],
    [53, false],
  ])('Terminart %i gehört zum BEX Premium Dienst: %s [1-9.009]', (id, erwartet) => {
    expect(istBexTerminart({ id })).toBe(erwartet);
    expect(istBexTerminart(null)).toBe(false);
  });
});
