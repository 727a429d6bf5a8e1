import { defineConfig } from 'vitest/config';
import { fristen, gemeinsam } from '../../vitest.gemeinsam.js';

export default defineConfig({
  ...gemeinsam,
  test: { ...fristen, include: ['src/**/*.spec.ts'], globalSetup: ['src/vitest-global-setup.ts'] },
});
