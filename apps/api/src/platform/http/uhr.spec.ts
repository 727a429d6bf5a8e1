import { afterEach, expect, it, vi } from 'vitest';
import { heute, jetzt } from './uhr.js';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-11-23T22:59:00Z', '2026-11-23', '23:59'],
  ['2026-11-23T23:00:00Z', '2026-11-24', ''],
  ['2026-07-01T13:05:59Z', '2026-07-01', '15:05'],
])('um %s ist es beim Spediteur der %s, %s Uhr', (zeitpunkt, tag, uhrzeit) => {
  vi.useFakeTimers({ now: new Date(zeitpunkt), toFake: ['Date'] });
  expect(jetzt()).toEqual({ tag, uhrzeit });
  expect(heute()).toBe(tag);
});
