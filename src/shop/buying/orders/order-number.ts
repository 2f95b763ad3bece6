import { asciiDigits } from '../../ascii-digits.ts';
import type { Language } from '../../language.ts';

/** Nine digits: eight random ones (the first is not 0) and a check digit. */
const length = 9;
const smallest = 10_000_000;
const numbers = 90_000_000;

/** Random bytes per number: enough that probabilities differ by less than 1 in 3 million. */
export const orderNumberBytes = 6;

/**
 * An order number for people, to read aloud and to type on a keypad. Random, so that it does not reveal the previous
 * ones. May collide: the caller retries. It is no secret; an order is opened by its id.
 */
export function orderNumber(random: Uint8Array): string {
  if (random.length < orderNumberBytes)
    throw new RangeError(`an order number takes ${orderNumberBytes} random bytes`);
  const drawn = random.slice(0, orderNumberBytes).reduce((value, byte) => value * 256 + byte, 0);
  const digits = String(smallest + (drawn % numbers));
  return digits + checkDigit(digits);
}

/** Parses a typed number, in any digits and groups; null if it is invalid, so that typos are noticed. */
export function readOrderNumber(typed: string): string | null {
  const digits = asciiDigits(typed).replace(/[\s-]/g, '');
  const isNumber = new RegExp(`^[1-9]\\d{${length - 1}}$`).test(digits) && checkDigit(digits) === '0';
  return isNumber ? digits : null;
}

/** `482 913 057`. Show it left to right. */
export function displayOrderNumber(number: string): string {
  return number.replace(/(\d{3})(?=\d)/g, '$1 ');
}

/** The same inside a sentence, isolated: in Arabic its groups would swap places. */
export function orderNumberText(number: string): string {
  return `\u2066${displayOrderNumber(number).replaceAll(' ', '\u00a0')}\u2069`;
}

/**
 * The same in a message to a phone, which shows no isolation: no-break spaces keep its groups in order in Arabic. In
 * English plain ones: a no-break space is outside the GSM alphabet and would make the SMS longer.
 */
export function orderNumberIn(language: Language, number: string): string {
  const groups = displayOrderNumber(number);
  return language === 'ar' ? groups.replaceAll(' ', '\u00a0') : groups;
}

/** Damm's quasigroup of order 10: detects every single wrong digit and every swap of adjacent digits. */
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

/** The check digit; '0' for digits that already include theirs. */
function checkDigit(digits: string): string {
  // Rows and columns are digits, so the lookup never fails.
  return Array.from(digits).reduce((interim, digit) => damm[Number(interim)]?.[Number(digit)] ?? '0', '0');
}
