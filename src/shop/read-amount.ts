import { asciiDigits } from './ascii-digits.ts';

const GROUPED = /^\d{1,3}(?:([,.٬ ])\d{3})(?:\1\d{3})*(?:([.,٫])(\d{1,2}))?$/;
const PLAIN = /^(\d{1,10})(?:[.,٫](\d{1,2}))?$/;

/**
 * An amount as people type it, in hundredths: `115,50`, `115.5`, `١١٥٫٥٠` and `1,234.50`. A mark before three digits parts
 * thousands, before one or two it is the decimal mark; null for anything else.
 */
export function readHundredths(typed: string): number | null {
  const text = asciiDigits(typed)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u200E\u200F\u061C]/g, '')
    .trim();
  const plain = PLAIN.exec(text);
  if (plain !== null) return inHundredths(plain[1] ?? '', plain[2]);
  const grouped = GROUPED.exec(text);
  // `1.234.56` has one mark for both, and `115.500` may be 115 and a half.
  if (grouped === null || grouped[1] === grouped[2] || /^\d+\.\d+$/.test(text)) return null;
  const whole = grouped[2] === undefined ? text : text.slice(0, text.lastIndexOf(grouped[2]));
  return inHundredths(whole.replaceAll(/\D/g, ''), grouped[3]);
}

const inHundredths = (whole: string, part = '') => Number(whole) * 100 + Number(part.padEnd(2, '0'));
