import { defineConfig } from 'vitest/config';
import { gemeinsam, wartend } from '../../vitest.gemeinsam.js';

export default defineConfig({
  ...gemeinsam,
  test: { ...wartend, include: ['src/**/*.spec.ts'], globalSetup: ['src/vitest-global-setup.ts'] },
});
