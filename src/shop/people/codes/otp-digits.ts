import { asciiDigits } from '../../ascii-digits.ts';

export const otpLength = 6;

/** The digits of a typed or pasted code as 0-9, at most six; other characters are dropped. */
export function otpDigits(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, '').slice(0, otpLength);
}
