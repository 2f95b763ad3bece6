import { randomInt } from 'node:crypto';

/** A Syrian mobile used once in the run, in E.164; spread so widely that no limit is met by chance. */
export function phoneNumber(): string {
  return `+96393${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** As people write it: `0931234567`. */
export const asWritten = (phone: string): string => phone.replace('+963', '0');

/** `0931` as `٠٩٣١`. */
export const inArabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
