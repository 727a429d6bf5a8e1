import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import paket from '../../package.json' with { type: 'json' };
import { wartend } from '../../vitest.gemeinsam.js';
import { kataloge } from './bau/kataloge.ts';

export default defineConfig({
  plugins: [react(), kataloge()],
  define: { __VERSION__: JSON.stringify(paket.version) },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  test: {
    ...wartend,
    environment: 'jsdom',
    include: ['src/**/*.{test,spec}.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts', '../../packages/domain/vitest.zufall.ts'],
    css: false,
  },
});
