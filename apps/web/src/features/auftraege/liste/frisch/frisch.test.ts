import { describe, expect, it } from 'vitest';
import { eineZeile } from '../../../../testing/server';
import { anOrtUndStelle } from './frisch';

const antwort = (gesamt: number, ...nummern: number[]) => ({
  zeilen: nummern.map((n) => ({ ...eineZeile(n), id: n })),
  gesamt,
});
const mitHinweis = (id: number, a: ReturnType<typeof antwort>) => ({
  ...a,
  zeilen: a.zeilen.map((z) => (z.id === id ? { ...z, hinweis: 'neu' } : z)),
});

describe('was sich von selbst ändert', () => {
  it('ändert sich an seiner Stelle', () => {
    const neu = mitHinweis(2, antwort(3, 3, 2, 1));
    expect(anOrtUndStelle(antwort(3, 3, 2, 1), neu)).toBe(neu);
  });

  it('verschiebt keine Zeile: was dazukam oder anders steht, wartet', () => {
    const neu = mitHinweis(2, antwort(4, 4, 2, 3));
    const gezeigt = anOrtUndStelle(antwort(3, 3, 2, 1), neu);
    expect(gezeigt.zeilen.map((z) => [z.id, z.hinweis ?? null])).toEqual([
      [3, null],
      [2, 'neu'],
      [1, null],
    ]);
    expect([gezeigt.gesamt, gezeigt.veraltet]).toEqual([4, true]);
  });

  it('zeigt nichts weiter, was weg ist, und sofort, wo noch nichts stand', () => {
    expect(anOrtUndStelle(antwort(3, 3, 2, 1), antwort(2, 3, 1)).zeilen.map((z) => z.id)).toEqual([3, 1]);
    expect(anOrtUndStelle(antwort(0), antwort(1, 7))).toEqual(antwort(1, 7));
  });
});
