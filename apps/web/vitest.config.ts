import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import paket from '../../package.json' with { type: 'json' };
import { fristen } from '../../vitest.gemeinsam.js';
import { kataloge } from './bau/kataloge.ts';

export default defineConfig({
  plugins: [react(), kataloge()],
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
    include: ['src/**/*.{test,spec}.{ts,tsx}'],
    setupFiles: [
      'src/testing/setup.ts',
      '../../packages/domain/vitest.zufall.ts',
      '../../packages/testkit/src/geteilte-module.ts',
    ],
    css: false,
  },
});
