import { defineConfig } from '@playwright/test';

const MINUTE = 60_000;

export default defineConfig({
  testDir: 'e2e',
  // A whole match against bots takes its time on a small machine.
  timeout: 8 * MINUTE,
  expect: { timeout: 20_000 },
  // Two cores: two tests side by side, each with a server of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that does other things besides may be late once; such a test is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
    // A trace of a whole match takes as long as the match: `TRACE=on` where one is wanted.
    trace: process.env['TRACE'] ? 'on' : 'off',
    screenshot: 'only-on-failure',
  },
});
