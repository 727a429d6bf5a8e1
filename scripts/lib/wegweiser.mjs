// Check: what CONTRIBUTING.md and README.md tell newcomers to open or to run is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hinweis, scheitern } from './ausgabe.mjs';
import { WURZEL } from './orte.mjs';

const { scripts } = JSON.parse(readFileSync(join(WURZEL, 'package.json'), 'utf8'));

function fehlendes(name) {
  const text = readFileSync(join(WURZEL, name), 'utf8');
  const dateien = [
    ...text.matchAll(/`((?:apps|packages|db|docs|scripts)\/[^`\s]*|\.[\w-]+\.cjs|turbo\.json)`/g),
    ...text.matchAll(/\]\(([^)#:]+)\)/g),
  ].map(([, datei]) => datei);
  const tests = [...text.matchAll(/cd (\S+) && npx \w+ (?:run|test) ([^\s`]+)/g)].map(
    ([, ort, datei]) => `${ort}/${datei}`,
  );
  const befehle = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, befehl]) => befehl);
  return [
    ...[...dateien, ...tests].filter((datei) => !existsSync(join(WURZEL, datei))),
    ...befehle.filter((befehl) => !scripts[befehl]).map((befehl) => `npm run ${befehl}`),
  ].map((was) => `${name}: ${was} gibt es nicht.`);
}

const maengel = ['CONTRIBUTING.md', 'README.md'].flatMap(fehlendes);
if (maengel.length > 0) scheitern(new Hinweis(maengel.join('\n')));
