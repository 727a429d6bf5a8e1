import { expect, vi } from 'vitest';

/** Waits until `pruefe` throws no more: so long that only what never comes fails, however busy the machine is. */
export const bald = <T>(pruefe: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(pruefe, { timeout: 30_000, interval: 20 });

/** Waits as long until this is so. */
export const bis = (bedingung: () => boolean | Promise<boolean>) =>
  bald(async () => expect(await bedingung()).toBe(true));
