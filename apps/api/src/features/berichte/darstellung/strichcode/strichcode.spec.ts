import { expect, it } from 'vitest';
import { code128 } from './strichcode.js';

const masse = { breite: 270, hoehe: 50, modul: 1.4 };

/** Widths of bars and spaces in modules, as a scanner sees them. */
function abgetastet(text: string): number[] {
  const { canvas, ruhezone } = code128(text, masse)!;
  const modul = ruhezone / 10;
  const breiten: number[] = [];
  let ende = ruhezone;
  for (const balken of canvas as { x: number; w: number }[]) {
    if (balken.x > ende + 0.01) breiten.push(Math.round((balken.x - ende) / modul));
    breiten.push(Math.round(balken.w / modul));
    ende = balken.x + balken.w;
  }
  return breiten;
}

it('beginnt mit einem Start-, endet mit dem Stoppzeichen und hat 11 Module je Zeichen', () => {
  const module = abgetastet('NL004711-0001');
  expect(['211412', '211214', '211232']).toContain(module.slice(0, 6).join(''));
  expect(module.slice(-7).join('')).toBe('2331112');
  expect((module.reduce((a, b) => a + b) - 13) % 11).toBe(0);
});

it('passt in seine Breite und wird höchstens so breit wie erlaubt', () => {
  expect(code128('W'.repeat(25), masse)?.breite).toBeCloseTo(270, 6);
  expect(code128('A1', masse)?.breite).toBeLessThan(120);
});

it('lässt weg, was Code 128 nicht tragen kann', () => {
  expect(abgetastet('Ü-1')).toEqual(abgetastet('-1'));
  expect(code128('äöü', masse)).toBeUndefined();
});
