import groessen from '../skriptgroessen.json' with { type: 'json' };
import { erreicht, type Module } from './reichweite.ts';

type Frage = (id: string, module: Module) => boolean;

/** What comes with a measured page. */
function mit(seite: keyof typeof groessen): Frage {
  let alle: Set<string> | undefined;
  return (id, module) => {
    alle ??= erreicht(groessen[seite].module, module);
    return alle.has(id);
  };
}

const anmeldung = mit('anmeldung');
const liste = mit('liste');
const erfassung = mit('erfassung');
const beide: Frage = (...m) => liste(...m) && erfassung(...m);

/** A file of this name for the modules of which this is true and that no file before took. */
const datei = (name: string, gehoertDazu: Frage, priority: number) => ({
  name: (id: string, module: Module) => (gehoertDazu(id, module) ? name : null),
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
