import fc from 'fast-check';

/**
 * Set up for tests: properties draw the same cases in every run, so that a rare counterexample is found by whoever
 * looks for it and never on somebody's unlucky day. Others, and more: FRACHTPORTAL_STARTWERT=7 FRACHTPORTAL_FAELLE=10000.
 */
const { FRACHTPORTAL_STARTWERT = '20260302', FRACHTPORTAL_FAELLE = '100' } = process.env;

fc.configureGlobal({ seed: Number(FRACHTPORTAL_STARTWERT), numRuns: Number(FRACHTPORTAL_FAELLE) });
