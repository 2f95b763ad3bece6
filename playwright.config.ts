import { defineConfig } from '@playwright/test';
import { lightBrowser } from './e2e/browser.ts';

/** A phone of 360 and a desk of 1280 pixels, each language and theme seen on both over the journeys. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:3000',
    launchOptions: await lightBrowser(),
    screenshot: 'only-on-failure',
    trace: 'off',
    // Journeys cut the line by routes, which a worker's requests pass by.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Damascus',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desk', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
