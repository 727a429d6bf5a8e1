// True totals out of the JSON reports of the test runners. A runner that crashed, or ran nothing, is a failure.

const KEINE = { bestanden: 0, fehler: 0, uebersprungen: 0 };

/** Report of Vitest and the exit code it came with. */
export function vitestErgebnis(bericht, code) {
  if (!bericht) return { ...KEINE, fehler: 1 };
  // A file that could not even be loaded counts no test of its own.
  const dateien = bericht.testResults.filter(
    (datei) => datei.status === 'failed' && !datei.assertionResults.some((test) => test.status === 'failed'),
  );
  return ehrlich(code, {
    bestanden: bericht.numPassedTests,
    fehler: bericht.numFailedTests + dateien.length,
    uebersprungen: bericht.numPendingTests + bericht.numTodoTests,
  });
}

/** Report of Playwright; a test that passed only at the second try has not passed. */
export function playwrightErgebnis(bericht, code) {
  if (!bericht) return { ...KEINE, fehler: 1 };
  const { expected, unexpected, flaky, skipped } = bericht.stats;
  return ehrlich(code, {
    bestanden: expected,
    fehler: unexpected + flaky + bericht.errors.length,
    uebersprungen: skipped,
  });
}

/** A check is one test. */
export const pruefungErgebnis = (code) => (code === 0 ? { ...KEINE, bestanden: 1 } : { ...KEINE, fehler: 1 });

export const summe = (ergebnisse) =>
  ergebnisse.reduce(
    (alle, eines) => ({
      bestanden: alle.bestanden + eines.bestanden,
      fehler: alle.fehler + eines.fehler,
      uebersprungen: alle.uebersprungen + eines.uebersprungen,
    }),
    KEINE,
  );

function ehrlich(code, ergebnis) {
  const nichts = ergebnis.bestanden + ergebnis.fehler === 0;
  const verschwiegen = code !== 0 && ergebnis.fehler === 0;
  return nichts || verschwiegen ? { ...ergebnis, fehler: 1 } : ergebnis;
}
