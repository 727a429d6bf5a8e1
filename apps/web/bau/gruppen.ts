import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import groessen from '../skriptgroessen.json' with { type: 'json' };

type Kontext = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Frage = (id: string, kontext: Kontext) => boolean;

/** What comes with a measured page: its modules, what those import, and so on. */
function mit(seite: keyof typeof groessen): Frage {
  let alle: Set<string> | undefined;
  const sammle = (kontext: Kontext) => {
    const gefunden = new Set<string>();
    const offen = groessen[seite].module.map((m) => fileURLToPath(new URL(`../../../${m}`, import.meta.url)));
    for (let id = offen.pop(); id !== undefined; id = offen.pop()) {
      if (gefunden.has(id)) continue;
      gefunden.add(id);
      offen.push(...(kontext.getModuleInfo(id)?.importedIds ?? []));
    }
    return gefunden;
  };
  return (id, kontext) => {
    alle ??= sammle(kontext);
    return alle.has(id);
  };
}

const anmeldung = mit('anmeldung');
const liste = mit('liste');
const erfassung = mit('erfassung');
const beide: Frage = (...m) => liste(...m) && erfassung(...m);

/** A file of this name for the modules of which this is true and that no file before took. */
const datei = (name: string, gehoertDazu: Frage, priority: number) => ({
  name: (id: string, kontext: Kontext) => (gehoertDazu(id, kontext) ? name : null),
  priority,
});

/**
 * Which modules make a file. Left alone, every set of modules that the same pages share is a file and a request of its
 * own, some seventy for the list, and in each of them compression begins anew. So the pages people work on all day
 * have a file each, and one for what both of them need; what a file imports stands in it or in one before it.
 */
export const gruppen = [
  { name: 'start', tags: ['$initial' as const], priority: 6 },
  datei('anmeldung', anmeldung, 5),
  datei('innen', beide, 4),
  // Other pages have tables too.
  { name: 'tabelle', test: /x-data-grid/, priority: 3 },
  datei('liste', liste, 2),
  datei('erfassung', erfassung, 1),
  // What many of the other pages share, and small things of some of them: a file for each costs more than its content.
  { name: 'gemeinsam', minShareCount: 20 },
  {
    name: 'klein',
    minShareCount: 6,
    test: /icons-material|ownerWindow|src.lib(?!.dateien.dateipruefung)|useSlotProps|felder.optionen|KeinRecht|useLetzteSeite|Mandantfilter|(api|generated).(mandanten|benutzer)/,
  },
];
