// Runs Vitest with the arguments given and a JSON report. A file in which something failed is run once more, alone and
// from its beginning; what passes then is named as passed at the second try.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [bericht, ...argumente] = process.argv.slice(2);
/** More is no accident. */
const hoechstens = 3;

function laufe(ausgabe, dateien = []) {
  const berichte = ['--reporter=default', '--reporter=json', `--outputFile.json=${ausgabe}`];
  return (
    spawnSync('vitest', ['run', ...argumente, ...berichte, ...dateien], { stdio: 'inherit' }).status ?? 1
  );
}

const lies = (datei) => JSON.parse(readFileSync(datei, 'utf8'));

const gefallen = (datei) => datei.assertionResults.filter((test) => test.status === 'failed');

/** The tests of the second try, each with what the first said against it. */
function mitErstemAnlauf(erste, zweite) {
  const gruende = new Map(gefallen(erste).map((test) => [test.fullName, test.failureMessages]));
  const tests = zweite.assertionResults.map((test) => ({
    ...test,
    failureMessages: [...test.failureMessages, ...(gruende.get(test.fullName) ?? [])],
  }));
  if (gruende.size === 0)
    tests[0]?.failureMessages.push(
      erste.message || 'Im ersten Anlauf starb der Prozess, in dem diese Datei lief.',
    );
  return { ...zweite, assertionResults: tests };
}

/** The report of the first run with the files of the second in place of those that failed. */
function zusammen(erster, zweiter) {
  const neue = new Map(zweiter.testResults.map((datei) => [datei.name, datei]));
  const testResults = erster.testResults.map((datei) => {
    const neu = neue.get(datei.name);
    return neu ? mitErstemAnlauf(datei, neu) : datei;
  });
  const tests = testResults.flatMap((datei) => datei.assertionResults);
  const zahl = (...arten) => tests.filter((test) => arten.includes(test.status)).length;
  return {
    ...erster,
    success: zweiter.success,
    numTotalTests: tests.length,
    numPassedTests: zahl('passed'),
    numFailedTests: zahl('failed'),
    numPendingTests: zahl('pending', 'skipped'),
    testResults,
  };
}

function fuehre() {
  const code = laufe(bericht);
  if (code === 0) return 0;
  const erster = lies(bericht);
  const gefallene = erster.testResults
    .filter((datei) => datei.status === 'failed')
    .map((datei) => datei.name);
  if (gefallene.length === 0 || gefallene.length > hoechstens) return code;
  const zweiterBericht = bericht.replace(/\.json$/, '-zweiter.json');
  const zweiterCode = laufe(zweiterBericht, gefallene);
  writeFileSync(bericht, JSON.stringify(zusammen(erster, lies(zweiterBericht))));
  return zweiterCode;
}

process.exit(fuehre());
