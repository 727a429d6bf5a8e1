import { setTimeout as warte } from 'node:timers/promises';

/** Does the work, but answers no sooner: how long it took tells nothing. A failure waits too. */
export async function mindestens<T>(
  ms: number,
  arbeit: () => Promise<T>,
  pause: (ms: number) => Promise<unknown> = warte,
): Promise<T> {
  const [ergebnis] = await Promise.allSettled([arbeit(), pause(ms)]);
  if (ergebnis.status === 'rejected') throw ergebnis.reason;
  return ergebnis.value;
}
