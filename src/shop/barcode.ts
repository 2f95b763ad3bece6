import { typedCode } from './typed-code.ts';

/** The lengths in which a number of an article is written: GTIN-8, UPC-A, EAN-13, GTIN-14. */
const LENGTHS = [8, 12, 13, 14] as const;

/**
 * A barcode as it is compared: numbers of articles as GTIN-14, so that a UPC-A and the EAN-13 of one number are the same;
 * without invisible marks and spaces, in small letters. Scanners and labels differ in all of that.
 */
export function barcodeKey(typed: string): string {
  const code = typedCode(typed).replaceAll(/\s/g, '').toLowerCase();
  const isNumber = /^\d+$/.test(code) && LENGTHS.some((length) => length === code.length);
  return isNumber ? code.padStart(14, '0') : code;
}

/** All that a barcode of this key may be in small letters, to be looked up. */
export function barcodeForms(typed: string): string[] {
  const key = barcodeKey(typed);
  if (!/^\d{14}$/.test(key)) return [key];
  return LENGTHS.map((length) => key.slice(-length)).filter((form) => form.padStart(14, '0') === key);
}

export const isSameBarcode = (one: string, other: string): boolean => barcodeKey(one) === barcodeKey(other);

/**
 * The number that an article has all over the world (GTIN), with its check digit; null for a shop's own barcode, also for
 * one in the ranges that GS1 leaves to shops.
 */
export function gtinOf(barcode: string): string | null {
  const isNumber = /^\d+$/.test(barcode) && LENGTHS.some((length) => length === barcode.length);
  const isInternal =
    barcode.length === 8 ? /^[02]/.test(barcode) : /^(?:2|0[245])/.test(barcode.padStart(14, '0').slice(1));
  if (!isNumber || isInternal) return null;
  const digits = Array.from(barcode.padStart(14, '0'), Number);
  const sum = digits.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && sum > 0 ? barcode : null;
}
