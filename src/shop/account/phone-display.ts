import { asciiDigits } from '../ascii-digits.ts';

/** Formats `+963944123456` as `+963 944 123 456`. Show it left to right. Other texts are returned unchanged. */
export function displayPhone(e164: string): string {
  return e164.replace(/^(\+963)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/**
 * Groups the digits of a number typed into a field with a fixed +963: `0944123` becomes `944 123`. Drops country
 * code, trunk zero and non-digits; at most nine digits.
 */
export function groupAsTyped(typed: string): string {
  const digits = asciiDigits(typed).replace(/\D/g, '');
  const national = digits.replace(/^(00)?963(?=\d)/, '').replace(/^0+/, '');
  return national.slice(0, 9).replace(/(\d{3})(?=\d)/g, '$1 ');
}
