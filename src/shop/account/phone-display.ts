import { asciiDigits } from '../ascii-digits.ts';

/** `+963944123456` as a person reads it: `+963 944 123 456`. Set it left to right. Anything else stays as it is. */
export function displayPhone(e164: string): string {
  return e164.replace(/^(\+963)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/**
 * What a person types into a field that already shows +963, in groups as it grows: `0944123` reads `944 123`.
 * Country code, trunk zero and everything that is no digit go away; at most nine digits stay.
 */
export function groupAsTyped(typed: string): string {
  const digits = asciiDigits(typed).replace(/\D/g, '');
  const national = digits.replace(/^(00)?963(?=\d)/, '').replace(/^0+/, '');
  return national.slice(0, 9).replace(/(\d{3})(?=\d)/g, '$1 ');
}
