import { describe, expect, it } from 'vitest';
import { kartenstapel, Zufall } from './zufall.js';

describe('Zufall', () => {
  it('ist mit demselben Anfang immer derselbe', () => {
    const folge = (anfang: number) => {
      const zufall = new Zufall(anfang);
      return Array.from({ length: 20 }, () => zufall.ganz(1, 1000));
    };
    expect(folge(7)).toEqual(folge(7));
    expect(folge(7)).not.toEqual(folge(8));
  });

  it('bleibt in seinen Grenzen und erreicht beide', () => {
    const zufall = new Zufall(1);
    const zahlen = new Set(Array.from({ length: 500 }, () => zufall.ganz(3, 6)));
    expect([...zahlen].sort()).toEqual([3, 4, 5, 6]);
    expect(zufall.prozent(0)).toBe(false);
    expect(zufall.prozent(100)).toBe(true);
    expect(() => zufall.eines([])).toThrow();
  });

  it('mischt, ohne etwas zu verlieren', () => {
    const gemischt = new Zufall(2).gemischt([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(gemischt).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(gemischt.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('kartenstapel', () => {
  it('hält die Anteile in jeder Runde genau ein', () => {
    const ziehe = kartenstapel({ viel: 8, wenig: 2 }, new Zufall(3));
    for (let runde = 0; runde < 3; runde++) {
      const gezogen = Array.from({ length: 10 }, ziehe);
      expect(gezogen.filter((k) => k === 'wenig')).toHaveLength(2);
    }
  });
});
