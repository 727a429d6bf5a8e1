// Runs Vitest with the arguments given and a JSON report. A file whose process died without any test having failed (a
// fault in native code) is run once more; what passes then is named as passed at the second try.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [bericht, ...argumente] = process.argv.slice(2);
/** More than a few is no accident. */
const hoechstens = 2;

function laufe(ausgabe, dateien = []) {
  const berichte = ['--reporter=default', '--reporter=json', `--outputFile.json=${ausgabe}`];
  return (
    spawnSync('vitest', ['run', ...argumente, ...berichte, ...dateien], { stdio: 'inherit' }).status ?? 1
  );
}

const lies = (datei) => JSON.parse(readFileSync(datei, 'utf8'));

const stand = (datei, status) => datei.assertionResults.filter((test) => test.status === status).length;
const gestorben = (datei) => datei.status === 'failed' && stand(datei, 'failed') === 0;

/** The report of the first run with the files of the second in place of those that died. */
function zusammen(erster, zweiter) {
  const neue = new Map(zweiter.testResults.map((datei) => [datei.name, datei]));
  for (const { assertionResults } of neue.values())
    assertionResults[0]?.failureMessages.push('Im ersten Anlauf starb der Prozess, in dem diese Datei lief.');
  const testResults = erster.testResults.map((datei) => neue.get(datei.name) ?? datei);
  const zahl = (...arten) =>
    testResults.flatMap((d) => arten.map((a) => stand(d, a))).reduce((a, b) => a + b, 0);
  return {
    ...erster,
    success: true,
    numTotalTests: testResults.flatMap((datei) => datei.assertionResults).length,
    numPassedTests: zahl('passed'),
    numPendingTests: zahl('pending', 'skipped'),
    testResults,
  };
}

function fuehre() {
  const code = laufe(bericht);
  if (code === 0) return 0;
  const erster = lies(bericht);
  const tote = erster.testResults.filter(gestorben).map((datei) => datei.name);
  if (erster.numFailedTests > 0 || tote.length === 0 || tote.length > hoechstens) return code;
  const zweiterBericht = bericht.replace(/\.json$/, '-zweiter.json');
  if (laufe(zweiterBericht, tote) !== 0) return code;
  writeFileSync(bericht, JSON.stringify(zusammen(erster, lies(zweiterBericht))));
  return 0;
}

process.exit(fuehre());
