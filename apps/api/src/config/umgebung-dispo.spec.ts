import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liesUmgebung } from './umgebung.js';

const grund = { DATABASE_URL: 'postgres://x' };
const schluessel = 'ein-langer-schluessel';

describe('Einstellungen der Dispo-Anbindung', () => {
  it('sind ohne Angabe keine Anbindung, mit Demo-Daten deren; das Verzeichnis liegt bei den Daten', () => {
    expect(liesUmgebung({ ...grund, DATA_DIR: '/daten' })).toMatchObject({
      DISPO: 'keine',
      DISPO_VERZEICHNIS: '/daten/dispo',
      DISPO_TAKT_MS: 1000,
    });
    expect(liesUmgebung({ ...grund, DEMO: 'true' }).DISPO).toBe('demo');
    expect(liesUmgebung({ ...grund, DEMO: 'true', DISPO: 'keine' }).DISPO).toBe('keine');
  });

  it('erfinden ohne Demo-Daten nichts', () => {
    expect(() => liesUmgebung({ ...grund, DISPO: 'demo' })).toThrow(/DISPO: demo .* nur mit DEMO=true/);
  });

  it('verlangen bei http Adresse und Schlüssel', () => {
    expect(() => liesUmgebung({ ...grund, DISPO: 'http' })).toThrow(
      'DISPO_URL: fehlt bei DISPO=http; DISPO_SCHLUESSEL: fehlt bei DISPO=http',
    );
    const ganz = {
      ...grund,
      DISPO: 'http',
      DISPO_URL: 'https://dispo.example/a',
      DISPO_SCHLUESSEL: schluessel,
    };
    expect(liesUmgebung(ganz)).toMatchObject({ DISPO: 'http', DISPO_URL: 'https://dispo.example/a' });
  });

  it.each([
    ['DISPO', 'fortras'],
    ['DISPO_URL', 'ftp://dispo.example'],
    ['DISPO_URL', 'dispo'],
    ['DISPO_SCHLUESSEL', 'kurz'],
    ['DISPO_EINGANGSSCHLUESSEL', 'kurz'],
    ['DISPO_VERSUCHE', '0'],
    ['DISPO_FRIST_MS', '1'],
  ])('%s=%s gilt nicht', (name, wert) => {
    expect(() => liesUmgebung({ ...grund, [name]: wert })).toThrow(name);
  });

  it('hält eine Adresse höchstens 15 Minuten gesperrt', () => {
    expect(liesUmgebung(grund).DISPO_ADRESSSPERRE_MS).toBe(15 * 60_000);
  });

  it('sind leer wie nicht gesetzt, und Schlüssel dürfen aus Dateien kommen', () => {
    const ordner = mkdtempSync(join(tmpdir(), 'frachtportal-'));
    writeFileSync(join(ordner, 'schluessel'), `${schluessel}\n`);
    const env = {
      ...grund,
      DISPO_URL: '',
      DISPO_EINGANGSSCHLUESSEL: '',
      DISPO_SCHLUESSEL_FILE: join(ordner, 'schluessel'),
    };
    const gelesen = liesUmgebung(env);
    rmSync(ordner, { recursive: true });
    expect([gelesen.DISPO_URL, gelesen.DISPO_EINGANGSSCHLUESSEL]).toEqual([undefined, undefined]);
    expect(gelesen.DISPO_SCHLUESSEL).toBe(schluessel);
  });
});
