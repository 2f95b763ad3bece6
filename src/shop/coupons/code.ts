import { asciiDigits } from '../ascii-digits.ts';

/**
 * A coupon's code as it is kept, from what somebody typed or pasted: capitals, digits 0-9, without spaces and the
 * invisible marks that copying brings along.
 */
export function readCouponCode(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
}
