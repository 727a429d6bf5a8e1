import { expect, it, vi } from 'vitest';
import { mindestens } from './mindestens.js';

// The pause is Node's own, which fake timers do not reach.
const { pause } = vi.hoisted(() => ({ pause: { ende: () => {} } }));
vi.mock('node:timers/promises', () => ({
  setTimeout: vi.fn(() => new Promise<void>((ende) => Object.assign(pause, { ende }))),
}));

/** What has been decided once everything that can go on has gone on. */
async function stand(versprechen: Promise<unknown>): Promise<string> {
  let gesehen = 'offen';
  void versprechen.then(
    () => (gesehen = 'gelungen'),
    () => (gesehen = 'gescheitert'),
  );
  await new Promise((weiter) => setImmediate(weiter));
  return gesehen;
}

it.each([
  ['gelungen', async () => 7],
  ['gescheitert', () => Promise.reject(new Error('nein'))],
])('what is %s at once waits for the pause', async (ausgang, arbeit) => {
  const antwort = mindestens(250, arbeit);
  expect(await stand(antwort)).toBe('offen');
  pause.ende();
  expect(await stand(antwort)).toBe(ausgang);
});

it('what takes longer than the pause is waited for', async () => {
  let fertig = (_wert: number) => {};
  const antwort = mindestens(250, () => new Promise<number>((ende) => (fertig = ende)));
  pause.ende();
  expect(await stand(antwort)).toBe('offen');
  fertig(7);
  expect(await antwort).toBe(7);
});
