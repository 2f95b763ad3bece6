import { asciiDigits } from '../ascii-digits.ts';

/** Hundredths of a Syrian pound for one US dollar. */
export type Rate = number;

/** What so many pounds are in US cents. */
export const centsOf = (pounds: number, rate: Rate): number => Math.round((pounds * 10_000) / rate);

/** What so many US cents are in whole pounds. */
export const poundsOf = (cents: number, rate: Rate): number => Math.round((cents * rate) / 10_000);

/** `$1,234.50` */
export function formatDollars(cents: number): string {
  const [whole, part] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const number = `${whole.toLocaleString('en')}.${String(part).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}$${number}`;
}

/**
 * A cost besides the goods, such as shipping, split by what they cost: its parts add up to it exactly. Goods whose cost is
 * unknown get none.
 */
export function spreadCost(extra: number, values: readonly (number | null)[]): number[] {
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  let [seen, given] = [0, 0];
  return values.map((value) => {
    seen += value ?? 0;
    const upTo = total === 0 ? 0 : Math.round((extra * seen) / total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

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
