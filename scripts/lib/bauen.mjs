// Builds what is not built yet; turbo knows what has not changed.
import { access, constants } from 'node:fs/promises';
import { schritt } from './ausgabe.mjs';
import { ausfuehren, gelungen } from './befehl.mjs';
import { WURZEL, werkzeug } from './orte.mjs';

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

const beschreibbar = () =>
  access(WURZEL, constants.W_OK).then(
    () => true,
    () => false,
  );

export async function bauen(...mehr) {
  // Where nothing may be written, as for a service, somebody has built before (`npm run build`).
  if (await beschreibbar())
    await schritt('Programm bauen', async () => gelungen(await turbo(['build'], ...mehr)));
}
