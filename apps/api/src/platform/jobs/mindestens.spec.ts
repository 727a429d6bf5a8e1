import { expect, it } from 'vitest';
import { mindestens } from './mindestens.js';

let vorbei = () => {};
const pause = () => new Promise<void>((ende) => (vorbei = ende));

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
  const antwort = mindestens(250, arbeit, pause);
  expect(await stand(antwort)).toBe('offen');
  vorbei();
  expect(await stand(antwort)).toBe(ausgang);
});

it('what takes longer than the pause is waited for', async () => {
  let fertig = (_wert: number) => {};
  const antwort = mindestens(250, () => new Promise<number>((ende) => (fertig = ende)), pause);
  vorbei();
  expect(await stand(antwort)).toBe('offen');
  fertig(7);
  expect(await antwort).toBe(7);
});
