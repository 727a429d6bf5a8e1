// Row types of the SQL statements; OpenAPI document and typed client, made from the built API.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { turbo } from './bauen.mjs';
import { befehl, gelungen } from './befehl.mjs';
import { NODE, WURZEL } from './orte.mjs';

export const KLIENT = join(WURZEL, 'packages/api-client');
const ERZEUGT = ['openapi.json', 'src/generated'];

/** Writes the row types of the SQL statements. Runs on the sources: a statement without type stops no compiler. */
export const zeilentypen = async () => gelungen(await turbo(['anweisungen'], '--', '--update'));

/** Writes both into `ziel`, which is laid out like packages/api-client. */
export async function erzeugen(ziel) {
  await befehl(NODE, [join(WURZEL, 'apps/api/dist/openapi.js'), join(ziel, 'openapi.json')]);
  await befehl(join(KLIENT, 'node_modules/.bin/orval'), ['--config', 'orval.config.ts'], { cwd: ziel });
}

/** The XML schemas of the dispatch interface and docs/regeln.md; tests of the API compare them. */
export async function dokumente() {
  await befehl(NODE, [join(WURZEL, 'apps/api/dist/schnittstellen.js'), join(WURZEL, 'docs')]);
}

/** Names of the generated files that differ from a fresh generation. */
export async function abweichungen() {
  // Beside the package, so that imports and the way to the root are the same.
  const probe = await mkdtemp(join(WURZEL, 'packages/.api-client-'));
  try {
    for (const name of await readdir(KLIENT)) {
      if (name === 'node_modules') await symlink(join(KLIENT, name), join(probe, name));
      else if (name !== 'dist') await cp(join(KLIENT, name), join(probe, name), { recursive: true });
    }
    for (const name of ERZEUGT) await rm(join(probe, name), { recursive: true, force: true });
    await erzeugen(probe);
    const [soll, ist] = [await dateien(probe), await dateien(KLIENT)];
    const namen = new Set([...soll.keys(), ...ist.keys()]);
    return [...namen].filter((name) => soll.get(name) !== ist.get(name)).sort();
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

async function dateien(wurzel) {
  const inhalt = new Map();
  for (const name of ERZEUGT.filter((ort) => existsSync(join(wurzel, ort)))) {
    for (const datei of await alleUnter(join(wurzel, name))) {
      inhalt.set(relative(wurzel, datei), await readFile(datei, 'utf8'));
    }
  }
  return inhalt;
}

async function alleUnter(ort) {
  const eintraege = await readdir(ort, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!eintraege) return [ort];
  return eintraege
    .filter((eintrag) => eintrag.isFile())
    .map((eintrag) => join(eintrag.parentPath, eintrag.name));
}
