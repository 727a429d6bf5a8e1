import { describe, expect, it } from 'vitest';
import { relationsenden, relationVon } from './relation.js';

const ort = (id: number | null, plz: string | null) => ({ land: id === null ? null : { id }, plz });

describe('from where to where goods go', () => {
  it.each([
    ['20095', '80331', '1.20-1.80'],
    ['1010', '80331', '1.1-1.80'],
    ['SW1A 1AA', '00-950', '1.SW-1.00'],
    [null, '1', '1.-1.1'],
  ])('%s to %s is %s', (von, nach, relation) =>
    expect(relationVon({ absenderAdresse: ort(1, von), empfaengerAdresse: ort(1, nach) })).toBe(relation),
  );

  it('goes by the places where goods are really collected and delivered', () => {
    const kunden = { absenderAdresse: ort(1, '20095'), empfaengerAdresse: ort(1, '80331') };
    const anders = {
      abweichendeAbholerAdresse: ort(2, '1010'),
      abweichendeEmpfaengerAdresse: ort(3, '8001'),
    };
    expect(relationVon({ ...kunden, ...anders })).toBe('2.1-3.8');
  });

  it('is unknown where a country is', () => {
    expect(
      relationVon({ absenderAdresse: ort(null, '20095'), empfaengerAdresse: ort(1, '80331') }),
    ).toBeNull();
    expect(relationVon({ absenderAdresse: ort(1, '20095'), empfaengerAdresse: null })).toBeNull();
  });

  it('is read with its countries', () =>
    expect(relationsenden('1.20-2.', (id) => ['', 'D', 'A'][id] ?? '')).toEqual(['D 20', 'A']));
});
