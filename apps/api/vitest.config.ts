import { defineConfig } from 'vitest/config';
import { bedingungen, fristen, geladenAls } from '../../vitest.gemeinsam.js';

// Packages as Node itself resolves them: what some offer bundlers under `module` it cannot load.
const ohneModule = bedingungen.filter((c) => c !== 'module');

const pruefung = 'src/**/*.pruefung.spec.ts';
const integration = 'src/**/*.integration.spec.ts';
// Needs root and programs of Debian; `npm run test:cluster` alone runs it.
const cluster = 'src/testing/cluster/*.spec.ts';

const globalSetup = ['../../packages/testkit/src/vitest-global-setup.ts'];

export default defineConfig({
  ...geladenAls(ohneModule),
  test: {
    ...fristen,
    maxWorkers: 2,
    // The modules of the whole application are loaded once a worker and not once a file, which was half of all work.
    isolate: false,
    // Most of what they make is thrown away at once: fewer and larger collections of garbage.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['../../packages/domain/vitest.zufall.ts', '../../packages/testkit/src/geteilte-module.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.spec.ts'], exclude: [integration, pruefung, cluster] },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          globalSetup: [...globalSetup, 'src/testing/server/programmordner.ts'],
          setupFiles: ['src/testing/server/faeden.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: [cluster],
          globalSetup: ['src/testing/server/programmordner.ts'],
          testTimeout: 300_000,
        },
      },
      { extends: true, test: { name: 'anweisungen', include: [pruefung], globalSetup } },
    ],
  },
});
