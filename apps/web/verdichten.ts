import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gezippt = promisify(gzip);

/** Puts a compressed copy beside each text file of the build, so that no server has to do it for every visitor. */
export function verdichten(): Plugin {
  let ziel = '';
  return {
    name: 'verdichten',
    apply: 'build',
    configResolved: (einstellungen) => {
      ziel = resolve(einstellungen.root, einstellungen.build.outDir);
    },
    closeBundle: async () => {
      const dateien = await readdir(ziel, { recursive: true });
      const texte = dateien.filter((datei) => /\.(js|css|svg|html)$/.test(datei));
      await Promise.all(texte.map((datei) => verdichte(join(ziel, datei))));
    },
  };
}

async function verdichte(datei: string): Promise<void> {
  const inhalt = await readFile(datei);
  if (inhalt.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: inhalt.length };
  await writeFile(`${datei}.br`, await brotli(inhalt, { params }));
  await writeFile(`${datei}.gz`, await gezippt(inhalt, { level: 9 }));
}
