// Builds what is not built yet; turbo knows what has not changed.
import { schritt } from './ausgabe.mjs';
import { befehl } from './befehl.mjs';
import { werkzeug } from './orte.mjs';

export const turbo = (aufgabe, ...mehr) =>
  befehl(werkzeug('turbo'), [
    'run',
    aufgabe,
    '--ui=stream',
    '--no-color',
    '--output-logs=errors-only',
    ...mehr,
  ]);

export const bauen = (...mehr) => schritt('Programm bauen', () => turbo('build', ...mehr));
