import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liesDemodateien } from './demo-dateien.js';
import { sortiment, sortimente, type Ware } from './sortiment.js';

const { mandanten, waren } = liesDemodateien(resolve(import.meta.dirname, '../../../../../db'));
const alle = waren.map((w): Ware => ({ ...w, verpackungId: 1, lademittelId: null, gefahrgut: null }));

describe('Sortimente', () => {
  it('nennen nur Mandanten und Waren, die es in db/demo gibt', () => {
    const schluessel = mandanten.map((m) => m.key);
    expect(Object.keys(sortimente).filter((key) => !schluessel.includes(key))).toEqual([]);
    const anfaenge = Object.values(sortimente).flat();
    expect(anfaenge.filter((a) => !waren.some((w) => w.inhalt.startsWith(a)))).toEqual([]);
  });

  it('geben einem Kunden das Seine und dem Spediteur alles', () => {
    expect(sortiment('buchkontor', alle).map((w) => w.inhalt)).toContain('Bücher und Kataloge');
    expect(sortiment('buchkontor', alle).map((w) => w.inhalt)).not.toContain('Getränke');
    expect(sortiment('nordlicht', alle)).toHaveLength(waren.length);
  });
});
