import { describe, expect, it } from 'vitest';
import { passendeGroesse, umbrechbar } from './satz.js';
import { breite, hatZeichen } from './schrift.js';

describe('Satz in festen Spalten', () => {
  it('die Schrift hat alle deutschen Zeichen', () => {
    for (const zeichen of 'äöüÄÖÜßẞ€–’„“²³×§°éčŁ') {
      expect(hatZeichen(zeichen.codePointAt(0) as number), zeichen).toBe(true);
    }
    expect(hatZeichen(0x6f22)).toBe(false);
  });

  it('misst breite Zeichen breiter als schmale, fette breiter als magere', () => {
    expect(breite('WWW', { punkt: 10 })).toBeGreaterThan(breite('iii', { punkt: 10 }) * 3);
    expect(breite('Wareneingang', { punkt: 10, fett: true })).toBeGreaterThan(
      breite('Wareneingang', { punkt: 10 }),
    );
    expect(breite('W', { punkt: 20 })).toBeCloseTo(2 * breite('W', { punkt: 10 }), 6);
  });

  it('bricht nur Wörter, die breiter als die Spalte sind', () => {
    expect(umbrechbar('kurze Wörter in vielen Zeilen', 60, { punkt: 9 })).toBe(
      'kurze Wörter in vielen Zeilen',
    );
    expect(umbrechbar(`a ${'W'.repeat(35)}`, 60, { punkt: 9 })).toEqual([
      'a',
      ' ',
      { text: 'W'.repeat(35), wordBreak: 'break-all' },
    ]);
  });

  it('wählt die größte Schrift, die passt, und bricht lieber Zeilen als Wörter', () => {
    expect(passendeGroesse('Bonn', 270, [30, 20, 10])).toBe(30);
    expect(passendeGroesse('Mönchengladbach-Rheindahlen', 270, [30, 26, 22, 19, 16, 13])).toBe(19);
    expect(passendeGroesse('W'.repeat(35), 270, [30, 13])).toBe(13);
    expect(passendeGroesse('Kälteanlagen-Ersatzteile', 70, [9, 8, 7], { zeilen: 2 })).toBe(9);
    expect(passendeGroesse('Kälteanlagenersatzteile', 80, [9, 8, 7], { zeilen: 2 })).toBe(7);
  });
});
