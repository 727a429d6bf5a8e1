import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { liesUmgebung } from '../../config/umgebung.js';
import { nimmNaechstes, zieheNaechstes } from './eigenes-geheimnis.js';
import { FremderSchluessel, Schluesselbund } from './schluesselbund.js';

let ordner: string;
beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), 'geheimnisse-'));
});
afterEach(() => rmSync(ordner, { recursive: true }));
const schluessel = (anfang: string) => `${anfang}${'0123456789'.repeat(4)}`;
const bund = (env: Record<string, string> = {}) =>
  Schluesselbund.lies(liesUmgebung({ DATABASE_URL: 'postgres://x', DATA_DIR: ordner, ...env }));

it('gives back what was encrypted, also after a new start; never the same text twice', () => {
  const [eins, zwei] = [bund().verschluessele('Größe 12', 'a'), bund().verschluessele('Größe 12', 'a')];
  expect(eins).not.toBe(zwei);
  expect(eins).not.toContain('Größe');
  expect(bund().entschluessele(eins, 'a')).toBe('Größe 12');
});

it('the key is a file of its own, which only its owner reads and no other secret has a part in', () => {
  const eins = bund({ TOKEN_SECRET: schluessel('x') }).verschluessele('geheim', 'a');
  const datei = join(ordner, 'geheimnis/daten');
  expect(statSync(datei).mode & 0o777).toBe(0o600);
  expect(readFileSync(datei, 'utf8').length).toBeGreaterThan(40);
  expect(bund({ TOKEN_SECRET: schluessel('y') }).entschluessele(eins, 'a')).toBe('geheim');
});

it('says so where it was another key, another place, or somebody has changed it', () => {
  const eigener = bund();
  const eins = eigener.verschluessele('geheim', 'a');
  const anderer = bund({ DATEN_SCHLUESSEL: schluessel('z') });
  expect(() => anderer.entschluessele(eins, 'a')).toThrow(FremderSchluessel);
  expect(() => eigener.entschluessele(eins, 'b')).toThrow(FremderSchluessel);
  expect(() => eigener.entschluessele(`${eins.slice(0, 20)}AAAA${eins.slice(24)}`, 'a')).toThrow(
    FremderSchluessel,
  );
  expect(() => eigener.entschluessele('alt', 'a')).toThrow(FremderSchluessel);
  expect(anderer.entschluessele(anderer.verschluessele('g', 'a'), 'a')).toBe('g');
});

it('while a key is changed the one before still reads, and the new one encrypts', () => {
  const alt = bund().verschluessele('geheim', 'a');
  zieheNaechstes(ordner, 'daten');
  const [mitte, wieder] = [bund(), bund()];
  zieheNaechstes(ordner, 'daten');
  const neu = mitte.erneuere(alt, 'a') ?? '';
  expect(mitte.entschluessele(alt, 'a')).toBe('geheim');
  expect(neu.split('.')[1]).toBe(wieder.kennung);
  expect(wieder.erneuere(neu, 'a')).toBeUndefined();
  nimmNaechstes(ordner, 'daten');
  expect(readdirSync(join(ordner, 'geheimnis'))).toEqual(['daten']);
  expect(bund().entschluessele(neu, 'a')).toBe('geheim');
  expect(() => bund().entschluessele(alt, 'a')).toThrow(FremderSchluessel);
});

it('of a key that the environment names, the environment names the one before', () => {
  const alt = bund({ DATEN_SCHLUESSEL: schluessel('a') }).verschluessele('geheim', 'a');
  const beide = bund({ DATEN_SCHLUESSEL: schluessel('b'), DATEN_SCHLUESSEL_ALT: schluessel('a') });
  const neu = beide.erneuere(alt, 'a') ?? '';
  expect(bund({ DATEN_SCHLUESSEL: schluessel('b') }).entschluessele(neu, 'a')).toBe('geheim');
});
