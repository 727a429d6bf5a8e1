import { describe, expect, it } from 'vitest';
import { Drossel } from './drossel.js';

describe('Drossel', () => {
  it('lets through so many in a while, each caller for itself', () => {
    const drossel = new Drossel(2, 60);
    for (const wer of ['a', 'a', 'b']) drossel.zaehle(wer, 0);
    expect(() => drossel.zaehle('a', 30_000)).toThrow(
      expect.objectContaining({ status: 429, wartenSekunden: 30 }),
    );
    drossel.zaehle('b', 30_000);
    drossel.zaehle('a', 60_000);
  });

  it('remembers a bounded number of callers', () => {
    const drossel = new Drossel(1, 60);
    for (let i = 0; i < 20_000; i++) drossel.zaehle(`a${i}`, 0);
    drossel.zaehle('a0', 1);
    expect(() => drossel.zaehle('a19999', 1)).toThrow();
  });
});
