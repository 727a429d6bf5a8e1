import { describe, expect, it } from 'vitest';
import { sucheEintraege } from './listensuche.js';

const liste = [
  { kurz: 'KAP', lang: 'Karton auf Palette' },
  { kurz: 'KT', lang: 'Karton' },
  { kurz: 'FA', lang: 'Fass mit Kartonring' },
  { kurz: 'KÖ', lang: 'Körbe' },
  { kurz: 'XX', lang: 'Karton, alt', awSperre: true },
];
const suche = (text: string, hoechstens = 10) =>
  sucheEintraege(liste, text, (e) => [e.kurz, e.lang], hoechstens).map((e) => e.kurz);

describe('sucheEintraege', () => {
  it.each([
    ['karton', ['KT', 'KAP', 'FA']],
    ['KA', ['KAP', 'KT', 'FA']],
    ['kt', ['KT']],
    [' korbe ', ['KÖ']],
    ['%', []],
    ['', []],
  ])('"%s" finds %s', (text, erwartet) => {
    expect(suche(text)).toEqual(erwartet);
  });

  it('gives at most as many as asked for', () => {
    expect(suche('karton', 2)).toEqual(['KT', 'KAP']);
  });
});
