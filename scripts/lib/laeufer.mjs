// The test runners of the workspaces, each with a report for machines.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ausfuehren } from './befehl.mjs';
import { WURZEL } from './orte.mjs';
import { playwrightErgebnis, vitestErgebnis } from './zaehlen.mjs';

const VITEST = {
  art: 'Tests',
  datei: 'vitest.config.ts',
  werkzeug: 'vitest',
  argumente: (bericht) => [
    'run',
    '--no-color',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${bericht}`,
  ],
  env: () => ({}),
  auswerten: vitestErgebnis,
};

const PLAYWRIGHT = {
  art: 'Abläufe im Browser',
  datei: 'playwright.config.ts',
  werkzeug: 'playwright',
  argumente: () => ['test', '--reporter=list,json'],
  env: (bericht) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: bericht, PLAYWRIGHT_JSON_OUTPUT_NAME: bericht }),
  auswerten: playwrightErgebnis,
};

/** All runners there are, the browser at the end. */
export async function laeufer() {
  const orte = [];
  for (const ordner of ['packages', 'apps']) {
    for (const name of (await readdir(join(WURZEL, ordner))).sort()) orte.push(`${ordner}/${name}`);
  }
  return [VITEST, PLAYWRIGHT].flatMap((runner) =>
    orte.filter((ort) => existsSync(join(WURZEL, ort, runner.datei))).map((ort) => ({ ort, runner })),
  );
}

/** Runs one; `{ ergebnis, ausgabe }`. */
export async function laufen({ ort, runner }) {
  const ordner = await mkdtemp(join(tmpdir(), 'frachtportal-bericht-'));
  const bericht = join(ordner, 'bericht.json');
  try {
    const { code, ausgabe } = await ausfuehren(
      join(WURZEL, ort, 'node_modules/.bin', runner.werkzeug),
      runner.argumente(bericht),
      {
        cwd: join(WURZEL, ort),
        env: { NO_COLOR: '1', ...runner.env(bericht) },
      },
    );
    const daten = await readFile(bericht, 'utf8')
      .then(JSON.parse)
      .catch(() => undefined);
    return { ergebnis: runner.auswerten(daten, code), ausgabe };
  } finally {
    await rm(ordner, { recursive: true, force: true });
  }
}
