import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

/** Knows what each module imports, once all of them are read. */
export type Module = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const nurJetzt = 'nur was gleich gebraucht wird';
const auchSpaeter = 'auch was erst bei Bedarf kommt';

/**
 * These modules, named from the root of the repository, all that they import, and so on: what comes along at once, or
 * also what they fetch when it is needed.
 */
export function erreicht(
  wurzeln: readonly string[],
  module: Module,
  wie: typeof nurJetzt | typeof auchSpaeter = nurJetzt,
): Set<string> {
  const gefunden = new Set<string>();
  const offen = wurzeln.map((m) => normalizePath(fileURLToPath(new URL(`../../../${m}`, import.meta.url))));
  for (let id = offen.pop(); id !== undefined; id = offen.pop()) {
    if (gefunden.has(id)) continue;
    gefunden.add(id);
    const modul = module.getModuleInfo(id);
    offen.push(...(modul?.importedIds ?? []));
    if (wie === auchSpaeter) offen.push(...(modul?.dynamicallyImportedIds ?? []));
  }
  return gefunden;
}
