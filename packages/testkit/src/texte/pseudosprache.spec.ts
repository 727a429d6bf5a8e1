import { expect, it } from 'vitest';
import { pseudotext } from './pseudosprache.js';

it('a pseudo text is longer by a third, in brackets, with its placeholders and edges', () => {
  expect(pseudotext('Speichern')).toBe('⟦Špéíçhéřñõõõ⟧');
  expect(pseudotext('Es wurden {anzahl} Orte übernommen. ')).toBe(
    '⟦Éš wúřdéñõõ {anzahl} Óřtéõ übéřñómméñõõõ.⟧ ',
  );
});
