import { defineConfig } from 'vitest/config';
import { gemeinsam } from '../../vitest.gemeinsam.js';

export default defineConfig({
  ...gemeinsam,
  test: {
    include: ['src/**/*.spec.ts'],
    globalSetup: ['../../packages/testkit/src/vitest-global-setup.ts'],
    // One process for all files of a worker: Nest and TypeORM are loaded once, not once a file.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
