import { defineConfig } from 'vitest/config';
import { gemeinsam } from '../../vitest.gemeinsam.js';

// Packages as Node itself resolves them: what some offer bundlers under `module` it cannot load.
const conditions = gemeinsam.resolve.conditions.filter((c) => c !== 'module');

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    include: ['src/**/*.spec.ts'],
    globalSetup: ['../../packages/testkit/src/vitest-global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
