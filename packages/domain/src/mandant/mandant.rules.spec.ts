import { satz } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { pruefeAbstufung, pruefeMandantensuche, stellung } from './mandant.rules.js';

describe('Mandant', () => {
  it.each([
    [null, true],
    ['', true],
    ['  ', true],
    ['a', false],
    [' ä ', false],
    ['ab', true],
    ['x'.repeat(200), true],
  ])('die Suche nach %j geht: %s', (searchString, geht) => {
    expect(pruefeMandantensuche({ searchString }).length === 0).toBe(geht);
  });

  it.each([
    [null, 'frei'],
    [7, 'haupt'],
    [8, 'unter'],
  ])('mit dem Hauptmandanten %s ist der Mandant 7 „%s“', (hauptmandantId, was) => {
    expect(stellung(7, hauptmandantId)).toBe(was);
  });

  it('wird nur ohne Untermandanten abgestuft, und nie der eigene', () => {
    expect(pruefeAbstufung({ untermandanten: 0, eigener: false })).toEqual([]);
    expect(pruefeAbstufung({ untermandanten: 1, eigener: false }).map(satz)[0]).toBe(
      'Bitte entfernen Sie zuerst alle zugeordneten Untermandanten.',
    );
    expect(pruefeAbstufung({ untermandanten: 0, eigener: true })[0]?.key).toBe('mandant.eigener');
  });
});
