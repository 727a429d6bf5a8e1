import { describe, expect, it } from 'vitest';
import { Datenbankziel } from './datenbankziel.js';

describe('Die Adresse einer Datenbank', () => {
  it.each([
    ['postgres://a:b@eins:5432/portal', ['postgres://a:b@eins:5432/portal']],
    ['postgres:///portal?host=/var/run/postgresql', ['postgres:///portal?host=/var/run/postgresql']],
    [
      'postgresql://a:b%2Cc@eins:5432,zwei:5433,drei/portal?target_session_attrs=read-write',
      [
        'postgresql://a:b%2Cc@eins:5432/portal',
        'postgresql://a:b%2Cc@zwei:5433/portal',
        'postgresql://a:b%2Cc@drei/portal',
      ],
    ],
    [
      'postgres://eins,zwei/portal?target_session_attrs=primary&sslmode=verify-full',
      ['postgres://eins/portal?sslmode=verify-full', 'postgres://zwei/portal?sslmode=verify-full'],
    ],
    [
      'postgres://eins,zwei/portal?sslmode=require&target_session_attrs=any',
      ['postgres://eins/portal?sslmode=require', 'postgres://zwei/portal?sslmode=require'],
    ],
  ])('%s', (url, adressen) => {
    const ziel = new Datenbankziel(url);
    expect(ziel.adressen).toEqual(adressen);
    expect(ziel.mehrere).toBe(adressen.length > 1);
  });

  it('of one host is not looked for', async () => {
    const url = 'postgres://127.0.0.1:1/nirgends';
    expect(await new Datenbankziel(url).suche()).toBe(url);
  });

  it('of several that do not answer is said why', async () => {
    const ziel = new Datenbankziel('postgres://127.0.0.1:1,127.0.0.1:2/nirgends');
    await expect(ziel.suche()).rejects.toThrow(/ECONNREFUSED/);
  });
});
