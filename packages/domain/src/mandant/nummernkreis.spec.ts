import { describe, expect, it } from 'vitest';
import { nummernpraefix } from './nummernkreis.js';

describe('Vorsatz der Auftragsnummern', () => {
  it.each([
    ['Nordlicht Spedition GmbH', ['NS-', 'NSG-', 'NO-', 'M7-']],
    ['Huber', ['HU-', 'M7-']],
    ['Ö', ['M7-']],
    ['', ['M7-']],
    ['4711', ['M7-']],
  ])('für „%s“', (name, erwartet) => {
    expect(nummernpraefix(name, 7)).toEqual(erwartet);
  });

  it('hat höchstens zehn Zeichen, auch bei der größten Kennung', () => {
    for (const p of nummernpraefix('Alle Vier Namen Hier', 99_999_999))
      expect(p.length).toBeLessThanOrEqual(10);
  });
});
