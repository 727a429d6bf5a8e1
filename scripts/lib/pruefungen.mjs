// What `check` consists of; each counts as one test. The test run adds the comparison of generated files.

import { Hinweis } from './ausgabe.mjs';
import { turbo } from './bauen.mjs';
import { befehl } from './befehl.mjs';
import { abweichungen } from './erzeugen.mjs';
import { werkzeug } from './orte.mjs';

export const PRUEFUNGEN = [
  {
    name: 'Format und Regeln (biome)',
    pruefen: () => befehl(werkzeug('biome'), ['check', '--error-on-warnings', '--colors=off', '.']),
  },
  { name: 'Typen (tsc)', pruefen: () => turbo('types') },
  {
    name: 'Grenzen zwischen den Teilen (dependency-cruiser)',
    pruefen: () => befehl(werkzeug('depcruise'), ['--config', '.dependency-cruiser.cjs', 'apps', 'packages']),
  },
  { name: 'Ungenutztes (knip)', pruefen: () => befehl(werkzeug('knip'), ['--no-progress']) },
];

export const ERZEUGTES = {
  name: 'OpenAPI und Klient auf dem Stand der API',
  pruefen: async () => {
    const namen = await abweichungen();
    if (namen.length > 0) throw new Hinweis(`Bitte „pnpm generate“ laufen lassen:\n  ${namen.join('\n  ')}`);
  },
};
