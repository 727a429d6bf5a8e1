const sekunde = 1000;
const minute = 60 * sekunde;
const stunde = 60 * minute;

/** After each try that failed the pause before the next: the plan of the specification, a little over three days. */
export const pausenMs = [
  5 * sekunde,
  5 * minute,
  30 * minute,
  2 * stunde,
  5 * stunde,
  10 * stunde,
  14 * stunde,
  20 * stunde,
  24 * stunde,
] as const;

/** So many times is tried at most. */
export const hoechstensVersuche = pausenMs.length + 1;

const laengsteBitteMs = 24 * stunde;

/**
 * How long to wait after the try `versuche`, in milliseconds; undefined after the last one.
 * @param bitteMs what the other side asked for (`Retry-After`): never sooner, but no longer than a day
 * @param zufall from 0 to 1: spreads what failed together over a tenth of the pause
 */
export function pauseNach(versuche: number, bitteMs: number | undefined, zufall: number): number | undefined {
  const pause = pausenMs[versuche - 1];
  if (pause === undefined) return undefined;
  return Math.round(Math.max(pause * (1 + zufall / 10), Math.min(bitteMs ?? 0, laengsteBitteMs)));
}

/** What `Retry-After` says, in milliseconds: seconds, or a moment. */
export function bitteAus(kopf: string | undefined, jetzt: Date): number | undefined {
  if (!kopf) return undefined;
  const ms = /^\d{1,7}$/.test(kopf) ? Number(kopf) * sekunde : Date.parse(kopf) - jetzt.getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
