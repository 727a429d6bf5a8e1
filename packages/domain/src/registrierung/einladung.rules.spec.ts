import { describe, expect, it } from 'vitest';
import { adressenAus, pruefeAdressliste } from './einladung.rules.js';

describe('Adressen von Einladungen', () => {
  it('are separated as people paste them, each once', () => {
    expect(adressenAus(' a@x.de;b@x.de,\n c@x.de\tA@X.de  b@x.de ')).toEqual(['a@x.de', 'b@x.de', 'c@x.de']);
    expect(adressenAus(' \n;,')).toEqual([]);
  });

  it.each([
    ['', [['feld.pflicht', undefined]]],
    ['a@x.de', []],
    ['a@x.de keine auch-keine@', [['einladung.keineAdresse', 'keine, auch-keine@']]],
    ['1 2 3 4 5 6', [['einladung.keineAdresse', '1, 2, 3, 4, 5 …']]],
    [`${'x'.repeat(250)}@x.de`, [['einladung.keineAdresse', `${'x'.repeat(250)}@x.de`]]],
  ])('%j: %j', (liste, erwartet) => {
    const gefunden = pruefeAdressliste(liste);
    expect(gefunden.map((m) => [m.key, m.params?.['adressen']])).toEqual(erwartet);
    expect(gefunden.every((m) => m.field === 'adressen')).toBe(true);
  });

  it('are a hundred at most', () => {
    const liste = (n: number) => Array.from({ length: n }, (_, i) => `p${i}@x.de`).join('\n');
    expect(pruefeAdressliste(liste(100))).toEqual([]);
    expect(pruefeAdressliste(liste(101)).map((m) => m.key)).toEqual(['einladung.zuViele']);
  });
});
