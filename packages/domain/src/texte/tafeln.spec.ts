import { describe, expect, it } from 'vitest';
import { deutsch } from './deutsch.js';
import { englisch } from './englisch.js';
import { tafelZu, tafelZuKennung } from './tafeln.js';

const platzhalter = (text = '') => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('Texte', () => {
  it('gibt es in beiden Sprachen', () => {
    expect(Object.keys(deutsch).filter((key) => !(key in englisch))).toEqual([]);
    expect(Object.keys(englisch).filter((key) => !(key in deutsch))).toEqual([]);
  });

  it('haben in beiden Sprachen dieselben Platzhalter', () => {
    const falsch = Object.keys(deutsch).filter(
      (key) => platzhalter(deutsch[key]).join() !== platzhalter(englisch[key]).join(),
    );
    expect(falsch).toEqual([]);
  });

  it('sind nicht leer und ohne Ränder, außer dem Ende einer Mail', () => {
    const alle = [...Object.entries(deutsch), ...Object.entries(englisch)];
    expect(
      alle.filter(([key, t]) => !t.trim() || (t !== t.trim() && !key.startsWith('mail.'))).map(([k]) => k),
    ).toEqual([]);
  });

  it.each([
    ['51', tafelZu('en')],
    ['50', deutsch],
    ['0', deutsch],
    ['', deutsch],
    [undefined, deutsch],
    ['99', deutsch],
    ['constructor', deutsch],
  ])('der Sprache %j', (kennung, tafel) => {
    expect(tafelZuKennung(kennung)).toBe(tafel);
  });

  it('einer fremden Sprache sind die deutschen', () => {
    expect(tafelZu('fr')).toBe(deutsch);
    expect(tafelZu('__proto__')).toBe(deutsch);
  });
});
