import { expect } from 'vitest';

/** Seconds are a matter of the machine: they are asserted only where somebody has left it to the test alone. */
export const zeitenGenau = process.env['FRACHTPORTAL_ZEITEN'] === 'true';

/** Asserts a time with FRACHTPORTAL_ZEITEN=true; else the test has to look at what makes things slow. */
export function hoechstens(ms: number, grenzeMs: number): void {
  if (zeitenGenau) expect(ms).toBeLessThan(grenzeMs);
}

/** How long `arbeit` took. */
export async function dauer(arbeit: () => Promise<unknown>): Promise<number> {
  const beginn = performance.now();
  await arbeit();
  return performance.now() - beginn;
}
