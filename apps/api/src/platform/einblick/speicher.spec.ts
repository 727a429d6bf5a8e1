import { setTimeout as warte } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Speicherwacht } from './speicher.js';

it('gives memory back in quiet times, once, and leaves whoever works alone', async () => {
  const wacht = new Speicherwacht();
  const ende = performance.now() + 200;
  while (performance.now() < ende);
  expect(await wacht.pruefe()).toBe(false);
  await warte(500);
  expect(await wacht.pruefe()).toBe(true);
  await warte(500);
  expect(await wacht.pruefe()).toBe(false);
});
