import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const wurzel = resolve(import.meta.dirname, '../../..');
const hoechstensDateien = 20;

const dateien = globSync('{apps,packages}/*/src/**/*.{ts,tsx,css}', { cwd: wurzel }).filter(
  (datei) => !datei.includes('/generated/'),
);
const ohneTests = dateien.filter((datei) => !/\.(spec|test|ablauf)\.|\.(d\.ts|css)$/.test(datei));

/** Names that differ only in how their words are joined are one name. */
const form = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const rollen = /\.(controller|guard|interceptor|module|read-model|repository|service|strategy)$/;

/** The names a class may have in this file: with the file's role or without it. */
const namen = (datei: string) => {
  const name = basename(datei).replace(/\.tsx?$/, '');
  return [form(name), form(name.replace(rollen, ''))];
};

const gibtHinaus = (datei: string, muster: RegExp) =>
  [...readFileSync(join(wurzel, datei), 'utf8').matchAll(muster)].map((m) => m[1] ?? '');

/** The classes a file is about; an error stands beside what throws it. */
function klassen(datei: string): string[] {
  const alle = gibtHinaus(datei, /^export (?:abstract )?class (\w+)\b(?! extends \w*Error)/gm);
  const anderes = gibtHinaus(datei, /^export (?:async )?(?:function\*?|const|interface|type) (\w+)/gm);
  return rollen.test(datei.replace(/\.tsx?$/, '')) || !anderes.length ? alle : [];
}

describe('Räume', () => {
  it(`no folder of source holds more than ${hoechstensDateien} files`, () => {
    const jeOrdner = new Map<string, number>();
    for (const datei of dateien) jeOrdner.set(dirname(datei), (jeOrdner.get(dirname(datei)) ?? 0) + 1);
    expect([...jeOrdner].filter(([, zahl]) => zahl > hoechstensDateien)).toEqual([]);
    expect(jeOrdner.size).toBeGreaterThan(100);
  });

  it('a file bears the name of the class it is about', () => {
    const andere = ohneTests.filter((datei) => {
      const hier = klassen(datei);
      return hier.length === 1 && !hier.some((klasse) => namen(datei).includes(form(klasse)));
    });
    expect(andere).toEqual([]);
  });

  it('a file with a capital letter bears the name of its component', () => {
    const gross = ohneTests.filter((datei) => /\/[A-Z]\w*\.tsx$/.test(datei));
    const andere = gross.filter(
      (datei) => !gibtHinaus(datei, /^export (?:function|const) (\w+)/gm).includes(basename(datei, '.tsx')),
    );
    expect(andere).toEqual([]);
    expect(gross.length).toBeGreaterThan(100);
  });
});
