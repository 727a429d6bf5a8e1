import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { deutsch, sprich, sprichSeiten } from '../lib/sprache';
import { dauerhaft } from './browserspeicher';

const { getElementError: zeichneSeite } = getConfig();

configure({
  // Pages load their code on demand, which takes its time under load.
  asyncUtilTimeout: 15_000,
  // Who waits for an element misses it many times; the page is drawn when somebody reads what is missing.
  getElementError: (text, container) =>
    Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { get: () => zeichneSeite(text, container).message, configurable: true },
    }),
});

await sprich(deutsch);
await sprichSeiten();
localStorage.clear();

// Somebody is there from the beginning: what comes with their first stir is in place.
beforeAll(async () => {
  window.dispatchEvent(new Event('pointermove'));
  await vi.dynamicImportSettled();
});

// Files share their modules and their window: what one has put in place of something goes with its test.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  dauerhaft.clear();
});

// jsdom lays nothing out.
window.matchMedia ??= vi.fn((frage: string) => ({
  matches: false,
  media: frage,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})) as unknown as typeof window.matchMedia;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
