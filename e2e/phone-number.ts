import { mobileAt } from '../test/mobile-at.ts';

/** Each worker takes from a block of its own. */
const BLOCK = 10_000;

let taken = 0;

/** A Syrian mobile used once in the run, in E.164. */
export function phoneNumber(): string {
  taken += 1;
  return mobileAt(Number(process.env['TEST_WORKER_INDEX'] ?? 0) * BLOCK + taken);
}

/** As people write it: `0931234567`. */
export const asWritten = (phone: string): string => phone.replace('+963', '0');

/** `0931` as `٠٩٣١`. */
export const inArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
