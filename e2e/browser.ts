import { existsSync } from 'node:fs';

const INSTALLED = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser the journeys run in: the machine's Chromium, else the one that comes as a package. */
export async function browserPath(): Promise<string> {
  const installed = INSTALLED.find((path) => path !== undefined && existsSync(path));
  if (installed !== undefined) return installed;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Nothing is asked of the network beyond the store; root has no sandbox to give. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
