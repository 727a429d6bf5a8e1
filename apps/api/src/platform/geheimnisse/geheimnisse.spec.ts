import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { liesUmgebung } from '../../config/umgebung.js';
import { FremderSchluessel, Geheimnisse } from './geheimnisse.service.js';

let ordner: string;
beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), 'geheimnisse-'));
});
afterEach(() => rmSync(ordner, { recursive: true }));
const schluessel = (anfang: string) => `${anfang}${'0123456789'.repeat(4)}`;
const neu = (env: Record<string, string> = {}) =>
  new Geheimnisse(liesUmgebung({ DATABASE_URL: 'postgres://x', DATA_DIR: ordner, ...env }));

it('gives back what was encrypted, also after a new start; never the same text twice', () => {
  const [eins, zwei] = [neu().verschluessele('Größe 12', 'a'), neu().verschluessele('Größe 12', 'a')];
  expect(eins).not.toBe(zwei);
  expect(eins).not.toContain('Größe');
  expect(neu().entschluessele(eins, 'a')).toBe('Größe 12');
});

it('the key is a file of its own, which only its owner reads and no other secret has a part in', () => {
  const eins = neu({ TOKEN_SECRET: schluessel('x') }).verschluessele('geheim', 'a');
  const datei = join(ordner, 'geheimnis/daten');
  expect(statSync(datei).mode & 0o777).toBe(0o600);
  expect(readFileSync(datei, 'utf8').length).toBeGreaterThan(40);
  expect(neu({ TOKEN_SECRET: schluessel('y') }).entschluessele(eins, 'a')).toBe('geheim');
});

it('says so where it was another key, another place, or somebody has changed it', () => {
  const geheimnisse = neu();
  const eins = geheimnisse.verschluessele('geheim', 'a');
  const anderer = neu({ DATEN_SCHLUESSEL: schluessel('z') });
  expect(() => anderer.entschluessele(eins, 'a')).toThrow(FremderSchluessel);
  expect(() => geheimnisse.entschluessele(eins, 'b')).toThrow(FremderSchluessel);
  expect(() => geheimnisse.entschluessele(`${eins.slice(0, 20)}AAAA${eins.slice(24)}`, 'a')).toThrow(
    FremderSchluessel,
  );
  expect(() => geheimnisse.entschluessele('alt', 'a')).toThrow(FremderSchluessel);
  expect(anderer.entschluessele(anderer.verschluessele('g', 'a'), 'a')).toBe('g');
});
