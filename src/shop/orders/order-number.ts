import { asciiDigits } from '../ascii-digits.ts';

/** Nine digits: eight at random (the first is not 0) and a check digit. */
const length = 9;
const smallest = 10_000_000;
const numbers = 90_000_000;

/** Random bytes that one number takes: so many that no number is likelier than another by more than 1 in 3 million. */
export const orderNumberBytes = 6;

/**
 * A number for people, to read aloud and to type on a phone's keypad in any digits; digits cannot be confused with
 * one another. Taken from random bytes, so that none tells of the one before. Numbers can meet: the caller tries
 * again when one is taken. It is no secret either; an order is opened by its id.
 */
export function orderNumber(random: Uint8Array): string {
  if (random.length < orderNumberBytes)
    throw new RangeError(`an order number takes ${orderNumberBytes} random bytes`);
  const drawn = random.slice(0, orderNumberBytes).reduce((value, byte) => value * 256 + byte, 0);
  const digits = String(smallest + (drawn % numbers));
  return digits + checkDigit(digits);
}

/** The number that somebody typed, in any digits and groups, or null where it cannot be one: a slip is noticed. */
export function readOrderNumber(typed: string): string | null {
  const digits = asciiDigits(typed).replace(/[\s-]/g, '');
  const isNumber = new RegExp(`^[1-9]\\d{${length - 1}}$`).test(digits) && checkDigit(digits) === '0';
  return isNumber ? digits : null;
}

/** `482 913 057`. Set it left to right. */
export function displayOrderNumber(number: string): string {
  return number.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** Damm's quasigroup of order 10: it notices every single wrong digit and every swap of two neighbors. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const;

/** The digit to add; '0' where the digits end with their own. */
function checkDigit(digits: string): string {
  // Rows and columns are digits, so the table always answers.
  return Array.from(digits).reduce((interim, digit) => damm[Number(interim)]?.[Number(digit)] ?? '0', '0');
}
