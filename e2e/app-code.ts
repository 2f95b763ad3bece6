import type { Page } from '@playwright/test';
import { totpCode, totpStep } from '../src/api/people/staff/sign-in/totp.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of the key that the page shows. */
export async function appCode(page: Page): Promise<string> {
  const key = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  const bits = Array.from(key, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpCode(Buffer.from(bytes), totpStep(new Date()));
}
