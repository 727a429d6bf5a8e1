import { browserprogramm } from '@frachtportal/testkit/browserprogramm';
import { defineConfig } from '@playwright/test';

const { executablePath, args } = await browserprogramm();

export default defineConfig({
  testDir: 'src',
  testMatch: '*.ablauf.ts',
  outputDir: 'ergebnisse',
  globalSetup: './src/portal.setup.ts',
  fullyParallel: false,
  // One browser at a time: a second one would only share the same two cores.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
});
