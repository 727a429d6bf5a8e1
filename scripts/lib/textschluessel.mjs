// The keys of the texts as a type, so that a wrong one fails the types.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WURZEL } from './orte.mjs';

const TEXTE = join(WURZEL, 'packages/texte');

export async function textschluessel() {
  const ordner = join(TEXTE, 'kataloge/de');
  const dateien = (await readdir(ordner)).sort().map((name) => readFile(join(ordner, name), 'utf8'));
  const schluessel = (await Promise.all(dateien)).flatMap((inhalt) => Object.keys(JSON.parse(inhalt)));
  // What has a plural is asked for by one key.
  const namen = [...new Set(schluessel.map((name) => name.replace(/_(zero|one|two|few|many|other)$/, '')))];
  const zeilen = namen.map((name) => `  | '${name}'`);
  const kopf = '/** Every text there is. Made by `npm run generate` from the German catalogue. */';
  await writeFile(
    join(TEXTE, 'src/schluessel.generated.ts'),
    `${kopf}\nexport type Schluessel =\n${zeilen.join('\n')};\n`,
  );
}
