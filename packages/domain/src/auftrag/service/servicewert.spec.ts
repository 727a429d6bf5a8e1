import { describe, expect, it } from 'vitest';
import { istLogisch, istServicewert, serviceAnzeige } from './servicewert.js';

describe('Wert eines Service', () => {
  it.each([
    ['Datum', '2026-11-23T14:30', true, '23.11.2026 14:30'],
    ['Datum', '2026-11-23', true, '23.11.2026'],
    ['Datum', 'morgen', false, 'morgen'],
    ['Integer', '3', true, '3'],
    ['Integer', '3.5', false, '3.5'],
    ['Integer', '-1', false, '-1'],
    ['Dezimal', '1500.5', true, '1500,5'],
    ['Dezimal', '-18', true, '-18'],
    ['Dezimal', '1,5', false, '1,5'],
    ['Text', '089 99998', true, '089 99998'],
    ['Text', '   ', false, '   '],
  ] as const)('%s „%s“: %s, zu lesen als „%s“', (typ, wert, gilt, anzeige) => {
    expect(istServicewert(typ, wert)).toBe(gilt);
    expect(serviceAnzeige(typ, wert)).toBe(anzeige);
  });

  it('ein logischer hat keinen [1-4.049]', () => {
    expect(istLogisch({ typ: 'Logisch' })).toBe(true);
    expect(istLogisch({ typ: 'logisch' })).toBe(true);
    expect(serviceAnzeige('Logisch', 'true')).toBe('');
  });
});
