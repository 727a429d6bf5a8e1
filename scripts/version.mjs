// Part of `npm version`: the day of the release goes into CHANGELOG.md, before both are committed and tagged.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hinweis, scheitern } from './lib/ausgabe.mjs';
import { WURZEL } from './lib/orte.mjs';

try {
  const { version } = JSON.parse(readFileSync(join(WURZEL, 'package.json'), 'utf8'));
  const datei = join(WURZEL, 'CHANGELOG.md');
  const text = readFileSync(datei, 'utf8');
  const kopf = `## [${version}] – noch nicht veröffentlicht`;
  if (!text.includes(kopf)) throw new Hinweis(`In CHANGELOG.md fehlt der Abschnitt „${kopf}“.`);
  writeFileSync(datei, text.replace(kopf, `## [${version}] – ${new Date().toISOString().slice(0, 10)}`));
  execFileSync('git', ['add', datei]);
} catch (fehler) {
  scheitern(fehler);
}
