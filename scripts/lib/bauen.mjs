// Builds what is not built yet; turbo knows what has not changed.
import { schritt } from './ausgabe.mjs';
import { ausfuehren, gelungen } from './befehl.mjs';
import { werkzeug } from './orte.mjs';

/** Runs tasks of turbo.json; `{ code, ausgabe }`, the output being that of what failed. */
export const turbo = (aufgaben, ...mehr) =>
  ausfuehren(werkzeug('turbo'), [
    'run',
    ...aufgaben,
    '--ui=stream',
    '--no-color',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...mehr,
  ]);

export const bauen = (...mehr) =>
  schritt('Programm bauen', async () => gelungen(await turbo(['build'], ...mehr)));
