import { defineConfig } from 'vitest/config';
import { fristen, gemeinsam } from '../../vitest.gemeinsam.js';

export default defineConfig({
  ...gemeinsam,
  test: { ...fristen, isolate: false, include: ['src/**/*.spec.ts'], setupFiles: ['vitest.zufall.ts'] },
});
