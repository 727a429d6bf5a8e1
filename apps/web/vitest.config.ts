import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import paket from '../../package.json' with { type: 'json' };
import { fristen } from '../../vitest.gemeinsam.js';
import { kataloge } from './bau/kataloge.ts';

export default defineConfig({
  plugins: [kataloge()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { __VERSION__: JSON.stringify(paket.version) },
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: { 'idb-keyval': resolve(import.meta.dirname, 'src/testing/browserspeicher.ts') },
  },
  test: {
    ...fristen,
    environment: 'jsdom',
    // React, the kit and the browser are loaded and warm once a worker and not once a file, which was a third of all work.
    isolate: false,
    // Each rendering leaves much behind that is dead at once: with little room it is moved several times before it goes.
    execArgv: ['--max-semi-space-size=64'],
    include: ['{src,bau}/**/*.{test,spec}.{ts,tsx}'],
    setupFiles: [
      'src/testing/elemente.ts',
      'src/testing/setup.ts',
      '../../packages/domain/vitest.zufall.ts',
      '../../packages/testkit/src/geteilte-module.ts',
    ],
    css: false,
    // Elements made so do not say that their children stand in a fixed place; keys are biome's business.
    onConsoleLog: (zeile) => !zeile.includes('react.dev/link/warning-keys'),
  },
});
