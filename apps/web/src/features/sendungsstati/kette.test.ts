import { festePlaetze, pruefeKette } from '@frachtportal/domain/sendungsstatus/status.rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alsWunsch, verschiebe } from './kette';

const kette = fc
  .uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: festePlaetze, maxLength: 12 })
  .map((ids) => ids.map((id, i) => ({ id, anzeigefolge: 10 * i + 1 })));

it('wie auch immer gezogen wird, nimmt der Server die neue Reihenfolge an', () => {
  fc.assert(
    fc.property(
      kette,
      fc.array(fc.tuple(fc.integer({ min: -2, max: 14 }), fc.integer({ min: -2, max: 14 }))),
      (vorher, zuege) => {
        let neu: readonly (typeof vorher)[number][] = vorher;
        for (const [von, nach] of zuege) neu = verschiebe(neu, von, nach);
        expect(pruefeKette(vorher, alsWunsch(neu))).toEqual([]);
        expect(neu.slice(0, festePlaetze)).toEqual(vorher.slice(0, festePlaetze));
      },
    ),
  );
});

it('ein gezogener Status steht, wo er losgelassen wurde', () => {
  expect(verschiebe(['a', 'b', 'c', 'd', 'e'], 4, 2)).toEqual(['a', 'b', 'e', 'c', 'd']);
  expect(verschiebe(['a', 'b', 'c', 'd', 'e'], 2, 4)).toEqual(['a', 'b', 'd', 'e', 'c']);
  expect(verschiebe(['a', 'b', 'c', 'd', 'e'], 3, 0)).toEqual(['a', 'b', 'd', 'c', 'e']);
  expect(verschiebe(['a', 'b', 'c', 'd', 'e'], 0, 3)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
