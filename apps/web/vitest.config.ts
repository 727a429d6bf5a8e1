import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import paket from '../../package.json' with { type: 'json' };

export default defineConfig({
  plugins: [react()],
  define: { __VERSION__: JSON.stringify(paket.version) },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.{test,spec}.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    testTimeout: 30_000,
  },
});
