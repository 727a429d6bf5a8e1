import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const wurzel = resolve(import.meta.dirname, '../../..');
const blatt = readFileSync(join(wurzel, 'docs/zuverlaessigkeit.md'), 'utf8');
const zeilen = blatt.split('\n').filter((zeile) => /^\| \d+ \|/.test(zeile));

/** The files that a row names, where there is one of that name. */
const dateien = (zeile: string) =>
  [...zeile.matchAll(/`([\w/.-]+\.(?:spec|ablauf)\.ts)`/g)].map(([, name = '']) => ({
    name,
    pfad: [join(wurzel, name), join(wurzel, 'apps/api/src', name)].find(existsSync),
  }));

describe('docs/zuverlaessigkeit.md', () => {
  it('names no test that is not there', () => {
    const genannt = zeilen.flatMap(dateien);
    expect(genannt.filter(({ pfad }) => !pfad).map(({ name }) => name)).toEqual([]);
    expect(genannt.length).toBeGreaterThan(30);
  });

  it('says "more than" only where a test demands as many', () => {
    const behauptet = zeilen.flatMap((zeile) =>
      [...zeile.matchAll(/über (\d[\d.]*\d)/g)].map(([, zahl = '']) => ({
        zahl: Number(zahl.replaceAll('.', '')),
        quellen: dateien(zeile).flatMap(({ pfad }) => (pfad ? [readFileSync(pfad, 'utf8')] : [])),
      })),
    );
    const verlangt = (quelle: string) =>
      [...quelle.matchAll(/toBeGreaterThan\(([\d_]+)\)/g)].map(([, n = '']) => Number(n.replaceAll('_', '')));
    expect(behauptet.filter(({ zahl, quellen }) => !quellen.flatMap(verlangt).includes(zahl))).toEqual([]);
    expect(behauptet.length).toBeGreaterThan(3);
  });
});
