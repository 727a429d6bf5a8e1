import { expect, it } from 'vitest';
import { infozeile, seitenfenster } from './seitenfenster';

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 26, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [13, 26, [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]],
  [26, 26, [17, 18, 19, 20, 21, 22, 23, 24, 25, 26]],
  [1, 0, []],
])('Seite %i von %i', (seite, seiten, erwartet) => expect(seitenfenster(seite, seiten)).toEqual(erwartet));

it('die Infozeile des Vertrags', () => {
  expect(infozeile(1284, 50, 1)).toBe(
    'Anzahl gemäß Suchvorgaben: 1.284 / Anzeige pro Seite: 50 / Anzeige aktuell: 1-50',
  );
  expect(infozeile(1284, 50, 26)).toContain('Anzeige aktuell: 1.251-1.284');
  expect(infozeile(0, 13, 1)).toContain('Anzeige aktuell: 0-0');
});
