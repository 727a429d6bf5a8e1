import { browserprogramm } from '@frachtportal/testkit/browserprogramm';
import { defineConfig } from '@playwright/test';

// Days that journeys compute are those of the browser.
process.env.TZ = 'Europe/Berlin';

const { executablePath, args } = await browserprogramm();

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.ablauf.ts',
  outputDir: 'ergebnisse',
  reporter: [['list'], ['json', { outputFile: 'bericht/journeys.json' }]],
  fullyParallel: false,
  // A journey waits more than it computes. Where all would meet in one portal they go one by one: they configure it.
  workers: process.env['PORTAL_URL'] || process.env['DATABASE_URL'] ? 1 : 2,
  // What passes at the second try passes and is named; `npm test` says with which failure of the first.
  retries: 2,
  // A busy machine is slow, not wrong; what cannot be clicked in a minute never will be.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
});
