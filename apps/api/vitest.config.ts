import { defineConfig } from 'vitest/config';
import { gemeinsam } from '../../vitest.gemeinsam.js';

export default defineConfig({
  ...gemeinsam,
  test: {
    include: ['src/**/*.spec.ts'],
    globalSetup: ['../../packages/testkit/src/vitest-global-setup.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
