import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mitEntfernungsstufe,
  mitGewichtsstufe,
  mitPreisen,
  ohneEntfernungsstufe,
  ohneGewichtsstufe,
} from './mautraster.js';
import type { Mautraster } from './mauttabelle.js';

const raster: Mautraster = {
  kgBis: [100, 500],
  kmBis: [50, 100],
  cent: [
    [1, 2],
    [3, 4],
  ],
};

describe('Das Mautraster', () => {
  it('teilt eine Stufe mit den Preisen der bisherigen', () => {
    expect(mitGewichtsstufe(raster, 300)).toMatchObject({
      kgBis: [100, 300, 500],
      cent: [
        [1, 2],
        [3, 4],
        [3, 4],
      ],
    });
    expect(mitEntfernungsstufe(raster, 75)).toMatchObject({
      kmBis: [50, 75, 100],
      cent: [
        [1, 2, 2],
        [3, 4, 4],
      ],
    });
  });

  it('geht hinten mit den Preisen der letzten Stufe weiter', () => {
    expect(mitGewichtsstufe(raster, 900).cent.at(-1)).toEqual([3, 4]);
    expect(mitEntfernungsstufe(raster, 150).cent).toEqual([
      [1, 2, 2],
      [3, 4, 4],
    ]);
    expect(mitGewichtsstufe({ kgBis: [], kmBis: [50], cent: [] }, 100).cent).toEqual([[0]]);
  });

  it('nimmt eine Stufe, die es gibt, nicht doppelt und eine, die es nicht gibt, nicht weg', () => {
    for (const gleich of [
      mitGewichtsstufe(raster, 100),
      mitEntfernungsstufe(raster, 50),
      ohneGewichtsstufe(raster, 1),
      ohneEntfernungsstufe(raster, 1),
    ])
      expect(gleich).toBe(raster);
  });

  it('bleibt rechteckig und aufsteigend, und eine Stufe hin und zurück ändert nichts', () => {
    const stufen = fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 8 });
    fc.assert(
      fc.property(stufen, stufen, fc.integer({ min: 1, max: 3000 }), (kg, km, neu) => {
        const r = km.reduce(mitEntfernungsstufe, kg.reduce(mitGewichtsstufe, raster));
        expect(r.kgBis).toEqual([...new Set(r.kgBis)].sort((a, b) => a - b));
        expect(r.cent.map((z) => z.length)).toEqual(r.kgBis.map(() => r.kmBis.length));
        if (!r.kgBis.includes(neu)) expect(ohneGewichtsstufe(mitGewichtsstufe(r, neu), neu)).toEqual(r);
        if (!r.kmBis.includes(neu)) expect(ohneEntfernungsstufe(mitEntfernungsstufe(r, neu), neu)).toEqual(r);
      }),
    );
  });

  it('nimmt einen Block auf, Lücken und was übersteht nicht', () => {
    expect(mitPreisen(raster, 0, 1, [[9, 8], [null], [7]]).cent).toEqual([
      [1, 9],
      [3, 4],
    ]);
  });
});
