import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entschluessle, verschluessle } from './druckschluessel.js';

const key = randomBytes(32);
const wer = { benutzerId: 7, sitzungId: '0d4c3f5e-6f0e-4a51-9f8e-0c0b1e2d3a4b' };
const jetzt = new Date('2026-05-27T10:00:00Z');
const nach = (sekunden: number) => new Date(jetzt.getTime() + sekunden * 1000);

describe('Druckschein', () => {
  it('gibt Aufträge, Benutzer und Sitzung zurück, ohne dass man sie ihm ansieht', async () => {
    const wert = await verschluessle([4711, 12], wer, key, jetzt);
    expect(wert).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(Buffer.from(wert, 'base64url').toString('latin1')).not.toContain('4711');
    expect(await entschluessle(wert, key, jetzt)).toEqual({
      ids: [4711, 12],
      benutzer: 7,
      sitzung: wer.sitzungId,
    });
    expect(await verschluessle([4711, 12], wer, key, jetzt)).not.toBe(wert);
  });

  it('gilt fünf Minuten', async () => {
    const wert = await verschluessle([1], wer, key, jetzt);
    expect(await entschluessle(wert, key, nach(299))).toBeDefined();
    expect(await entschluessle(wert, key, nach(301))).toBeUndefined();
  });

  it('gilt nur unverändert und unter seinem Schlüssel', async () => {
    const wert = await verschluessle([1], wer, key, jetzt);
    const teile = wert.split('.');
    const [erstes = ''] = teile[3] ?? '';
    teile[3] = (erstes === 'A' ? 'B' : 'A') + teile[3]!.slice(1);
    for (const falsch of ['', 'x', 'a.b.c.d.e', teile.join('.'), wert.slice(0, -4), `${wert}.x`]) {
      expect(await entschluessle(falsch, key, jetzt), falsch).toBeUndefined();
    }
    expect(await entschluessle(wert, randomBytes(32), jetzt)).toBeUndefined();
  });

  it('trägt 1.000 Aufträge in einer Adresse, die Server annehmen', async () => {
    const ids = Array.from({ length: 1000 }, (_, i) => 1_000_000 + i);
    const wert = await verschluessle(ids, wer, key, jetzt);
    expect(wert.length).toBeLessThan(14_000);
    expect((await entschluessle(wert, key, jetzt))?.ids).toEqual(ids);
  });
});
