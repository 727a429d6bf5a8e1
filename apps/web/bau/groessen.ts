import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import groessen from '../skriptgroessen.json' with { type: 'json' };
import { textdatei } from './kataloge.ts';

export type Datei = Rolldown.OutputChunk;

/** The parts of the texts of a language; a page loads one or two of them beside its script. */
const hoechstensTexte: Readonly<Record<string, number>> = { anfang: 5, portal: 28, seiten: 40 };

const kilobyte = (inhalt: string | Uint8Array) => gzipSync(inhalt).length / 1000;

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
      for (const d of Object.values(buendel)) {
        const hoechstens = hoechstensTexte[textdatei.exec(d.fileName)?.groups?.teil ?? ''];
        if (d.type !== 'asset' || hoechstens === undefined || kilobyte(d.source) <= hoechstens) continue;
        this.error(`${d.fileName}: ${kilobyte(d.source).toFixed(1)} kB, erlaubt sind ${hoechstens} kB.`);
      }
      for (const [seite, { hoechstens, module }] of Object.entries(groessen)) {
        const eigene = module.map((m) => dateien.find((d) => d.moduleIds.some((id) => id.endsWith(m))));
        const alle = [...mitAllem(dateien, [...start, ...eigene])];
        const kb = alle.reduce((summe, d) => summe + kilobyte(d.code), 0);
        if (eigene.includes(undefined) || kb > hoechstens)
          this.error(`Skripte der Seite „${seite}“: ${kb.toFixed(1)} kB, erlaubt sind ${hoechstens} kB.`);
      }
    },
  };
}
