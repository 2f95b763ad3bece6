import { asciiDigits } from '../ascii-digits.ts';

/** A cell with digits and spaces of one kind, and without marks of direction. */
export const plainCell = (cell: string) =>
  asciiDigits(cell)
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .trim();

const POUNDS = String.raw`(?:ل\.?\s?س\.?|لير[ةه]|syp|s\.?p\.?)`;
const UNIT = new RegExp(
  String.raw`^${POUNDS}|(?:${POUNDS}(?:\s*سوري[ةه])?(?:\s*جديد[ةه])?|قطعة|قطع|حبة|pieces?|pcs\.?)\s*$`,
  'gi',
);

/** Without what is counted: pounds or pieces. */
export const withoutUnit = (cell: string) => plainCell(cell).replaceAll(UNIT, '').trim();
