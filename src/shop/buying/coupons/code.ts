import { asciiDigits } from '../../ascii-digits.ts';

/** Normalizes a typed or pasted coupon code: uppercase, digits 0-9, without spaces and invisible marks. */
export function readCouponCode(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
}
