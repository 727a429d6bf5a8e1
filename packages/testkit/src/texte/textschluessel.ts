import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const QUELLE = /\.tsx?$/;
const KEINE = /\.(spec|test)\.tsx?$|\/testing\/|\/dist\/|\/node_modules\/|\/generated\/|\/src\/texte\//;

/** A text key as a literal: `auftrag.gespeichert`. */
const LITERAL = /(['"])([a-z]\w*(?:\.\w+)+)\1/g;
/** A key put together: `mail.${art}.betreff`. */
const GEBAUT = /`([a-z]\w*\.(?:\w|\.|\$\{[^}]*\})*)`/g;
/** Functions that take a key first. */
const RUF = /\b(?:fehler|konflikt|abgewiesen|info|meldung|hinweis|melde)\(\s*(['"])([a-z]\w*(?:\.\w+)+)\1/g;

export interface Textgebrauch {
  /** Literals anywhere that look like a key. */
  literale: Set<string>;
  /** Patterns of keys that are put together. */
  muster: RegExp[];
  /** Keys given to a function that looks them up, with the file. */
  gerufen: Map<string, string>;
}

/** How the sources below these folders use text keys; tests and the tables of texts do not count. */
export function textgebrauch(wurzel: string, ordner: string[]): Textgebrauch {
  const gebrauch: Textgebrauch = { literale: new Set(), muster: [], gerufen: new Map() };
  for (const datei of ordner.flatMap((o) => quellen(join(wurzel, o)))) {
    const inhalt = readFileSync(datei, 'utf8');
    for (const [, , key = ''] of inhalt.matchAll(LITERAL)) gebrauch.literale.add(key);
    for (const [, vorlage = ''] of inhalt.matchAll(GEBAUT))
      if (vorlage.includes('${')) gebrauch.muster.push(alsMuster(vorlage));
    for (const [, , key = ''] of inhalt.matchAll(RUF)) gebrauch.gerufen.set(key, datei.slice(wurzel.length));
  }
  return gebrauch;
}

function alsMuster(vorlage: string): RegExp {
  const teile = vorlage.split(/\$\{[^}]*\}/).map((t) => t.replaceAll('.', '\\.'));
  return new RegExp(`^${teile.join('\\w+')}$`);
}

export function quellen(ordner: string): string[] {
  return readdirSync(ordner, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && QUELLE.test(e.name))
    .map((e) => join(e.parentPath, e.name))
    .filter((pfad) => !KEINE.test(pfad));
}
