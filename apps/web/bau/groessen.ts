import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import groessen from '../skriptgroessen.json' with { type: 'json' };

export type Datei = Rolldown.OutputChunk;

/** A part of the texts of one language; those of the login page count there as well. */
const hoechstensTexte = 45;

const kilobyte = (datei: Datei) => gzipSync(datei.code).length / 1000;

/** All that is loaded with these files. */
export function mitAllem(dateien: readonly Datei[], wurzeln: readonly (Datei | undefined)[]): Set<Datei> {
  const gefunden = new Set<Datei>();
  const nimm = (datei: Datei | undefined) => {
    if (!datei || gefunden.has(datei)) return;
    gefunden.add(datei);
    for (const name of datei.imports) nimm(dateien.find((d) => d.fileName === name));
  };
  for (const wurzel of wurzeln) nimm(wurzel);
  return gefunden;
}

/** The script of each measured page has to stay within its bound, compressed as it is sent; otherwise there is no build. */
export function pruefeGroessen(): Plugin {
  return {
    name: 'skriptgroessen',
    // Other modes build what is only looked at.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    writeBundle(_, buendel) {
      const dateien = Object.values(buendel).filter((d) => d.type === 'chunk');
      const start = dateien.filter((d) => d.isEntry);
      for (const d of dateien.filter(({ name }) => name.startsWith('_virtual_texte-')))
        if (kilobyte(d) > hoechstensTexte)
          this.error(`${d.name}: ${kilobyte(d).toFixed(1)} kB, erlaubt sind ${hoechstensTexte} kB.`);
      for (const [seite, { hoechstens, module }] of Object.entries(groessen)) {
        const eigene = module.map((m) => dateien.find((d) => d.moduleIds.some((id) => id.endsWith(m))));
        const alle = [...mitAllem(dateien, [...start, ...eigene])];
        const kb = alle.reduce((summe, d) => summe + kilobyte(d), 0);
        if (eigene.includes(undefined) || kb > hoechstens)
          this.error(`Skripte der Seite „${seite}“: ${kb.toFixed(1)} kB, erlaubt sind ${hoechstens} kB.`);
      }
    },
  };
}
