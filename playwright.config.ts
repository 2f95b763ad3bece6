import { defineConfig } from '@playwright/test';
import { lightBrowser } from './e2e/browser.ts';

/**
 * Journeys whose width is not their point, seen at one: on a phone in English by day, or on a desk in Arabic at night. The
 * others run at both, or skip one by themselves.
 */
const ONE_WIDTH = {
  phone: [
    'addresses',
    'early-press',
    'favorites',
    'guest-choices',
    'half-dead-line',
    'messages',
    'no-connection',
    'office',
    'points',
    'reviews',
  ],
  desk: [
    'appeal',
    'brand',
    'console-audit',
    'console-calls',
    'console-cases',
    'console-content',
    'console-passkeys',
    'console-texts',
    'console-webhooks',
    'error-messages-limits',
    'new-build',
    'orders',
    'session',
  ],
} as const;

const filesOf = (names: readonly string[]) => names.map((name) => `${name}.journey.ts`);

/** A phone of 360 and a desk of 1280 pixels, each language and theme seen on both over the journeys. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.journey.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // A shared machine may stall a browser for seconds; what hangs is still found.
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
      testIgnore: filesOf(ONE_WIDTH.desk),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desk',
      testIgnore: filesOf(ONE_WIDTH.phone),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
