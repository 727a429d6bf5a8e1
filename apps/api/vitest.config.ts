import { defineConfig } from 'vitest/config';
import { fristen, gemeinsam } from '../../vitest.gemeinsam.js';

// Packages as Node itself resolves them: what some offer bundlers under `module` it cannot load.
const conditions = gemeinsam.resolve.conditions.filter((c) => c !== 'module');

const pruefung = 'src/**/*.pruefung.spec.ts';
const integration = 'src/**/*.integration.spec.ts';

const globalSetup = ['../../packages/testkit/src/vitest-global-setup.ts'];

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    ...fristen,
    maxWorkers: 2,
    setupFiles: ['../../packages/domain/vitest.zufall.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.spec.ts'], exclude: [integration, pruefung] },
      },
      { extends: true, test: { name: 'integration', include: [integration], globalSetup } },
      { extends: true, test: { name: 'anweisungen', include: [pruefung], globalSetup } },
    ],
  },
});
