import { asciiDigits } from '../../shop/ascii-digits.ts';

/** Only the digits of what was typed, Arabic and Persian ones as ASCII: `'٠٩ ۴4'` → `'0944'`. */
export function digitsOf(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, '');
}
