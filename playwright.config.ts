import { defineConfig } from '@playwright/test';
import { lightBrowser } from './e2e/browser.ts';
import { elsewhere, journeysAt } from './e2e/widths.ts';

/** A phone of 360 and a desk of 1280 pixels. A journey is walked at one of them, unless its point is the width. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Timeouts for a hang, not for a slow machine: under load a journey takes several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
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
      testMatch: journeysAt('phone'),
      grepInvert: elsewhere('phone'),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desk',
      testMatch: journeysAt('desk'),
      grepInvert: elsewhere('desk'),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
