import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/start-app.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // Long, because a busy machine is no fault; where time matters, the journey measures it.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine can stall for seconds; what passes only then is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  outputDir: '.tmp/e2e',
  reporter: [['list'], ['json', { outputFile: '.tmp/reports/e2e.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // What moves on a page keeps a machine without a graphics card busy.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every journey made all of them a third slower.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
