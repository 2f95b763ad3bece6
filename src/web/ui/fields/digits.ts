import { asciiDigits } from '../../../shop/ascii-digits.ts';

/** The digits of a text, Arabic and Persian ones converted to ASCII: `'٠٩ ۴4'` → `'0944'`. */
export function digitsOf(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, '');
}
