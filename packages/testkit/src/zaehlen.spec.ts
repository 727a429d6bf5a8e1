import { describe, expect, it } from 'vitest';
import {
  playwrightErgebnis,
  pruefungErgebnis,
  summe,
  vitestErgebnis,
} from '../../../scripts/lib/zaehlen.mjs';

const datei = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

const vitest = (bestanden: number, fehler: number, ...dateien: unknown[]) => ({
  numPassedTests: bestanden,
  numFailedTests: fehler,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: dateien,
});

const playwright = (zahlen: object, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...zahlen },
  errors,
});

describe('the totals of a test run', () => {
  it('are those of the report', () => {
    const bericht = vitest(3, 1, datei('failed', 'passed', 'failed'), datei('passed', 'passed'));
    expect(vitestErgebnis(bericht, 1)).toEqual({ bestanden: 3, fehler: 1, uebersprungen: 2 });
  });

  it('count a file that could not be loaded as a failure', () => {
    expect(vitestErgebnis(vitest(3, 0, datei('failed')), 1)).toMatchObject({ bestanden: 3, fehler: 1 });
  });

  it('count a runner that crashed, ran nothing or hides its failure as one', () => {
    expect(vitestErgebnis(undefined, 0).fehler).toBe(1);
    expect(vitestErgebnis(vitest(0, 0), 0).fehler).toBe(1);
    expect(vitestErgebnis(vitest(3, 0, datei('passed', 'passed')), 1).fehler).toBe(1);
    expect(playwrightErgebnis(undefined, 1).fehler).toBe(1);
    expect(playwrightErgebnis(playwright({}), 0).fehler).toBe(1);
  });

  it('do not count a browser test as passed that needed a second try', () => {
    const bericht = playwright({ expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, ['Fehler beim Start']);
    expect(playwrightErgebnis(bericht, 1)).toEqual({ bestanden: 4, fehler: 3, uebersprungen: 2 });
  });

  it('count a check as one', () => {
    expect(pruefungErgebnis(0)).toEqual({ bestanden: 1, fehler: 0, uebersprungen: 0 });
    expect(pruefungErgebnis(2)).toEqual({ bestanden: 0, fehler: 1, uebersprungen: 0 });
  });

  it('are summed over all runners', () => {
    const eines = { bestanden: 2, fehler: 1, uebersprungen: 0 };
    expect(summe([eines, { ...eines, uebersprungen: 5 }])).toEqual({
      bestanden: 4,
      fehler: 2,
      uebersprungen: 5,
    });
  });
});
