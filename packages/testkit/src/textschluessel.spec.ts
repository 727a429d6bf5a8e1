import { fileURLToPath } from 'node:url';
import { deutsch } from '@frachtportal/domain/texte/deutsch';
import { describe, expect, it } from 'vitest';
import { textgebrauch } from './textschluessel.js';

const wurzel = fileURLToPath(new URL('../../../', import.meta.url));
const ordner = ['apps/api/src', 'apps/web/src', 'packages/domain/src', 'packages/api-client/src'];

/** Notices of the contract that only a screen can give; each goes from here with its screen. */
const wartenAufMaske = ['preis.angefragt'];

describe('Textschlüssel', () => {
  const { literale, muster, gerufen } = textgebrauch(wurzel, ordner);
  const benutzt = (key: string) => literale.has(key) || muster.some((m) => m.test(key));

  it('die benutzt werden, gibt es alle', () => {
    expect([...gerufen].filter(([key]) => !(key in deutsch))).toEqual([]);
    expect(gerufen.size).toBeGreaterThan(100);
  });

  it('die es gibt, werden alle benutzt', () => {
    const unbenutzt = Object.keys(deutsch).filter((key) => !benutzt(key));
    expect(unbenutzt.filter((key) => !wartenAufMaske.includes(key))).toEqual([]);
  });

  it('die zusammengesetzt werden, passen zu Texten', () => {
    const namen = new Set(Object.keys(deutsch).map((key) => key.split('.')[0]));
    const texte = muster.filter((m) => namen.has(m.source.slice(1).split('\\.')[0] ?? ''));
    const leer = texte.filter((m) => !Object.keys(deutsch).some((key) => m.test(key)));
    expect(leer.map((m) => m.source)).toEqual([]);
  });
});
