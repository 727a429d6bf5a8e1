// True totals out of the JSON reports of the test runners. A runner that crashed, or ran nothing, is a failure. A test
// that failed is named with what it said last; one that passed at its second try has passed, and is named with what
// failed at the first.

const KEINE = { bestanden: 0, fehler: 0, uebersprungen: 0, gescheiterte: [], zweite: [] };

/** Report of Vitest and the exit code it came with. */
export function vitestErgebnis(bericht, code) {
  if (!bericht) return { ...KEINE, fehler: 1 };
  // A file that could not even be loaded counts no test of its own.
  const dateien = bericht.testResults.filter(
    (datei) => datei.status === 'failed' && !datei.assertionResults.some((test) => test.status === 'failed'),
  );
  const tests = bericht.testResults.flatMap((datei) => datei.assertionResults);
  const genannt = (test) => ({ name: test.fullName, grund: test.failureMessages.join('\n') });
  return ehrlich(code, {
    bestanden: bericht.numPassedTests,
    fehler: bericht.numFailedTests + dateien.length,
    uebersprungen: bericht.numPendingTests + bericht.numTodoTests,
    gescheiterte: [
      ...tests.filter(({ status }) => status === 'failed').map(genannt),
      ...dateien.map(({ name, message }) => ({ name, grund: message })),
    ],
    zweite: tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0).map(genannt),
  });
}

/** Report of Playwright. */
export function playwrightErgebnis(bericht, code) {
  if (!bericht) return { ...KEINE, fehler: 1 };
  const { expected, unexpected, flaky, skipped } = bericht.stats;
  const mitStand = (stand, welcher) =>
    ablaeufe(bericht.suites)
      .filter(({ tests }) => tests.some((test) => test.status === stand))
      .map(({ file, title, tests }) => ({
        name: `${file}: ${title}`,
        grund: tests.flatMap(({ results }) => gesagtes(results.at(welcher))).join('\n'),
      }));
  return ehrlich(code, {
    bestanden: expected + flaky,
    fehler: unexpected + bericht.errors.length,
    uebersprungen: skipped,
    gescheiterte: mitStand('unexpected', -1),
    zweite: mitStand('flaky', 0),
  });
}

const ablaeufe = (suiten = []) =>
  suiten.flatMap((suite) => [...(suite.specs ?? []), ...ablaeufe(suite.suites)]);

const gesagtes = ({ errors, stdout }) => [...errors.map((e) => e.message), ...stdout.map((s) => s.text)];

/** A check is one test. */
export const pruefungErgebnis = (code) => (code === 0 ? { ...KEINE, bestanden: 1 } : { ...KEINE, fehler: 1 });

export const summe = (ergebnisse) =>
  ergebnisse.reduce(
    (alle, eines) => ({
      bestanden: alle.bestanden + eines.bestanden,
      fehler: alle.fehler + eines.fehler,
      uebersprungen: alle.uebersprungen + eines.uebersprungen,
      gescheiterte: [...alle.gescheiterte, ...eines.gescheiterte],
      zweite: [...alle.zweite, ...eines.zweite],
    }),
    KEINE,
  );

function ehrlich(code, ergebnis) {
  const nichts = ergebnis.bestanden + ergebnis.fehler === 0;
  const verschwiegen = code !== 0 && ergebnis.fehler === 0;
  return nichts || verschwiegen ? { ...ergebnis, fehler: 1 } : ergebnis;
}
