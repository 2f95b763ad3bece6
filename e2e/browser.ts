import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const INSTALLED = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser sends no request beyond the store; run as root it has no sandbox. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser of most journeys: on Linux the one that comes as a package, a shell without windows that takes two thirds
 * of the processor time; elsewhere the machine's own.
 */
export async function lightBrowser(): Promise<LaunchOptions> {
  return { executablePath: isLinux ? await packaged() : await installed(), args };
}

/** A whole Chromium, for what the shell lacks: notifications, and pictures loaded no earlier than people see them. */
export const wholeBrowser = async (): Promise<LaunchOptions> => ({ executablePath: await installed(), args });

const isLinux = process.platform === 'linux' && process.arch === 'x64';

async function installed(): Promise<string> {
  return INSTALLED.find((path) => path !== undefined && existsSync(path)) ?? packaged();
}

async function packaged(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
