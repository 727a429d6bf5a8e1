// The notices that go with the program: every part with its licence, and each text once.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WURZEL } from '../orte.mjs';
import { lizenzVon } from './lizenzen.mjs';

const LAGER = join(WURZEL, 'node_modules/.pnpm');
const STRICH = '-'.repeat(90);

/** `teile` as CycloneDX names them. */
export async function lizenzheft(teile) {
  const ordner = await readdir(LAGER);
  const texte = new Map();
  for (const { group, name, version, ...rest } of teile) {
    const paket = group ? `${group}/${name}` : name;
    const text =
      (await textAus(ordner, paket, version)) || `(kein Text beigelegt: ${lizenzVon({ name, ...rest })})`;
    const zeile = `${paket} ${version} (${lizenzVon({ group, name, version, ...rest })})`;
    texte.set(text, [...(texte.get(text) ?? []), zeile]);
  }
  const hefte = [...texte].map(([text, namen]) => `${namen.sort().join('\n')}\n\n${text}\n`);
  const kopf = `Frachtportal: Programme Dritter und ihre Lizenzen\nMitgelieferte Daten Dritter nennt NOTICE.\n`;
  return [kopf, ...hefte.sort()].join(`\n${STRICH}\n\n`);
}

/** The first licence text in the folder of a package. */
async function textAus(ordner, paket, version) {
  const anfang = `${paket.replace('/', '+')}@${version}`;
  const treffer = ordner.find((name) => name === anfang || name.startsWith(`${anfang}_`));
  if (!treffer) return '';
  const ort = join(LAGER, treffer, 'node_modules', paket);
  const dateien = await readdir(ort).catch(() => []);
  const datei = dateien.sort().find((name) => /^(licen[sc]e|copying|notice)/i.test(name));
  return datei ? (await readFile(join(ort, datei), 'utf8').catch(() => '')).trim() : '';
}
