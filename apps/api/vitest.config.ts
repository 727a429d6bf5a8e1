import { defineConfig } from 'vitest/config';
import { fristen, gemeinsam } from '../../vitest.gemeinsam.js';

// Packages as Node itself resolves them: what some offer bundlers under `module` it cannot load.
const conditions = gemeinsam.resolve.conditions.filter((c) => c !== 'module');

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    ...fristen,
    include: ['src/**/*.spec.ts'],
    setupFiles: ['../../packages/domain/vitest.zufall.ts'],
    globalSetup: ['../../packages/testkit/src/vitest-global-setup.ts'],
    maxWorkers: 2,
  },
});
