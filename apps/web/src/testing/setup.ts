import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { deutsch, sprich } from '../lib/sprache';

// Pages load their code on demand, which takes its time under load.
configure({ asyncUtilTimeout: 15_000 });

vi.mock('idb-keyval', () => import('./browserspeicher'));

await sprich(deutsch);
localStorage.clear();

// Somebody is there from the beginning: what comes with their first stir is in place.
beforeAll(async () => {
  window.dispatchEvent(new Event('pointermove'));
  await vi.dynamicImportSettled();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
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
