import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liesUmgebung } from './umgebung.js';

const gut = { DATABASE_URL: 'postgres://x' };

describe('Umgebung', () => {
  it.each([
    ['no database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['a port that is none', { PORT: 'abc' }, 'PORT'],
    ['a port beyond all', { PORT: '65536' }, 'PORT'],
    ['a secret that is too short', { TOKEN_SECRET: 'kurz' }, 'TOKEN_SECRET'],
    ['a yes that is none', { DEMO: 'ja' }, 'DEMO'],
    ['an unknown log level', { LOG_LEVEL: 'laut' }, 'LOG_LEVEL'],
    ['a pool of one', { DB_POOL: '1' }, 'DB_POOL'],
  ])('with %s is refused by name', (_was, env, name) => {
    expect(() => liesUmgebung({ ...gut, ...env })).toThrow(
      new RegExp(`^Die Einstellungen sind unvollständig oder falsch:.*${name}`),
    );
  });

  it('listens for this host only with demo data, unless told otherwise', () => {
    expect(liesUmgebung(gut).HOST).toBe('0.0.0.0');
    expect(liesUmgebung({ ...gut, DEMO: 'true' }).HOST).toBe('127.0.0.1');
    expect(liesUmgebung({ ...gut, DEMO: 'true', HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
  });

  it('shows the page of the API with demo data only, unless told otherwise', () => {
    expect(liesUmgebung(gut).API_DOCS).toBe(false);
    expect(liesUmgebung({ ...gut, DEMO: 'true' }).API_DOCS).toBe(true);
    expect(liesUmgebung({ ...gut, API_DOCS: 'true' }).API_DOCS).toBe(true);
  });

  it('takes secrets from files, and none from an empty one', () => {
    const ordner = mkdtempSync(join(tmpdir(), 'umgebung-'));
    const datei = join(ordner, 'geheimnis');
    writeFileSync(datei, `${'7f3a'.repeat(10)}\n`);
    expect(liesUmgebung({ ...gut, TOKEN_SECRET_FILE: datei }).TOKEN_SECRET).toBe('7f3a'.repeat(10));
    writeFileSync(datei, '\n');
    expect(liesUmgebung({ ...gut, SMTP_URL_FILE: datei }).SMTP_URL).toBeUndefined();
    rmSync(ordner, { recursive: true });
  });

  it('in a cluster refuses by name what would lie on one machine alone', () => {
    const geheim = '7f3a'.repeat(10);
    const namen = (env: Record<string, string>) => {
      try {
        return liesUmgebung({ ...gut, CLUSTER: 'true', ...env }).CLUSTER;
      } catch (fehler) {
        return [...String(fehler).matchAll(/([A-Z_]+): [^;]*\(CLUSTER=true\)/g)].map(([, name]) => name);
      }
    };
    expect(namen({ DISPO: 'datei' })).toEqual([
      'TOKEN_SECRET',
      'DATEN_SCHLUESSEL',
      'DOKUMENTE',
      'SMTP_URL',
      'PORTAL_URL',
      'DISPO_VERZEICHNIS',
    ]);
    const gemeinsam = {
      TOKEN_SECRET: geheim,
      DATEN_SCHLUESSEL: geheim,
      DOKUMENTE: 's3',
      S3_BUCKET: 'b',
      S3_SCHLUESSEL_ID: 'i',
      S3_SCHLUESSEL: geheim,
      SMTP_URL: 'smtp://m',
      PORTAL_URL: 'https://portal.example',
    };
    expect(namen(gemeinsam)).toBe(true);
    expect(namen({ ...gemeinsam, DISPO: 'datei', DISPO_VERZEICHNIS: '/gemeinsam' })).toBe(true);
  });
});
