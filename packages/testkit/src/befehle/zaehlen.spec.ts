import { describe, expect, it } from 'vitest';
import {
  playwrightErgebnis,
  pruefungErgebnis,
  summe,
  vitestErgebnis,
} from '../../../../scripts/lib/zaehlen.mjs';

const datei = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test, failureMessages: [] })),
});

const zweiterAnlauf = {
  status: 'passed',
  fullName: 'wackelt',
  failureMessages: ['expected 1 to be 2'],
};

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
  suites: [],
});

describe('the totals of a test run', () => {
  it('are those of the report', () => {
    const gescheitert = { ...zweiterAnlauf, status: 'failed' };
    const bericht = vitest(
      3,
      1,
      { status: 'failed', assertionResults: [gescheitert] },
      datei('passed', 'passed'),
    );
    expect(vitestErgebnis(bericht, 1)).toEqual({
      bestanden: 3,
      fehler: 1,
      uebersprungen: 2,
      zweite: [],
      gescheiterte: [{ name: 'wackelt', grund: 'expected 1 to be 2' }],
    });
  });

  it('count a file that could not be loaded as a failure', () => {
    const kaputt = { ...datei('failed'), name: 'kaputt.spec.ts', message: 'Cannot find module' };
    expect(vitestErgebnis(vitest(3, 0, kaputt), 1)).toMatchObject({
      bestanden: 3,
      fehler: 1,
      gescheiterte: [{ name: 'kaputt.spec.ts', grund: 'Cannot find module' }],
    });
  });

  it('count a runner that crashed, ran nothing or hides its failure as one', () => {
    expect(vitestErgebnis(undefined, 0).fehler).toBe(1);
    expect(vitestErgebnis(vitest(0, 0), 0).fehler).toBe(1);
    expect(vitestErgebnis(vitest(3, 0, datei('passed', 'passed')), 1).fehler).toBe(1);
    expect(playwrightErgebnis(undefined, 1).fehler).toBe(1);
    expect(playwrightErgebnis(playwright({}), 0).fehler).toBe(1);
  });

  it('count a test as passed that needed a second try, and name it with what failed at the first', () => {
    const bericht = vitest(
      2,
      0,
      { status: 'passed', assertionResults: [zweiterAnlauf] },
      datei('passed', 'passed'),
    );
    expect(vitestErgebnis(bericht, 0)).toMatchObject({
      bestanden: 2,
      fehler: 0,
      zweite: [{ name: 'wackelt', grund: 'expected 1 to be 2' }],
    });
  });

  it('do so with a browser test, wherever it stands, and tell what its page said', () => {
    const results = [
      { errors: [{ message: 'Timeout' }], stdout: [{ text: 'Dialog' }] },
      { errors: [], stdout: [] },
    ];
    const gescheitert = [...results.slice(1), { errors: [{ message: 'zuletzt' }], stdout: [] }];
    const specs = [
      { file: 'liste.ablauf.ts', title: 'wackelt', tests: [{ status: 'flaky', results }] },
      {
        file: 'liste.ablauf.ts',
        title: 'scheitert',
        tests: [{ status: 'unexpected', results: gescheitert }],
      },
      { file: 'liste.ablauf.ts', title: 'steht', tests: [{ status: 'expected', results: results.slice(1) }] },
    ];
    const bericht = {
      ...playwright({ expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, ['Fehler beim Start']),
      suites: [{ suites: [{ specs }] }],
    };
    expect(playwrightErgebnis(bericht, 1)).toEqual({
      bestanden: 5,
      fehler: 2,
      uebersprungen: 2,
      gescheiterte: [{ name: 'liste.ablauf.ts: scheitert', grund: 'zuletzt' }],
      zweite: [{ name: 'liste.ablauf.ts: wackelt', grund: 'Timeout\nDialog' }],
    });
  });

  it('count a check as one', () => {
    const sonst = { uebersprungen: 0, gescheiterte: [], zweite: [] };
    expect(pruefungErgebnis(0)).toEqual({ ...sonst, bestanden: 1, fehler: 0 });
    expect(pruefungErgebnis(2)).toEqual({ ...sonst, bestanden: 0, fehler: 1 });
  });

  it('are summed over all runners', () => {
    const gescheiterte = [{ name: 'scheitert', grund: 'Timeout' }];
    const eines = { bestanden: 2, fehler: 1, uebersprungen: 0, gescheiterte, zweite: [] };
    const anderes = { ...eines, uebersprungen: 5, zweite: [{ name: 'wackelt', grund: 'Timeout' }] };
    expect(summe([eines, anderes])).toEqual({
      bestanden: 4,
      fehler: 2,
      uebersprungen: 5,
      gescheiterte: [...gescheiterte, ...gescheiterte],
      zweite: anderes.zweite,
    });
  });
});
