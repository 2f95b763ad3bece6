import type { ImportColumn } from './column-names.ts';

/** Why a row is refused; the words are in the texts (`imports.ts`). */
export const importFaults = [
  'formula',
  'broken',
  'unknown',
  'ambiguous',
  'missing',
  'notNumber',
  'negative',
  'notDate',
  'notSeason',
  'tooLong',
  'wrongForm',
  'differs',
  'twice',
  'tooMany',
  'codeElsewhere',
  'codeTaken',
  'codeUnknown',
  'slugTaken',
  'priceStep',
  'discountAbovePrice',
  'discountWindow',
  'incomplete',
  'stale',
  'refused',
] as const;
export type ImportFault = (typeof importFaults)[number];

/** A refused cell; without a column the whole row is meant. `more` is what the sentence names besides the value. */
export type RowFault = {
  column: ImportColumn | null;
  fault: ImportFault;
  value?: string;
  more?: string;
};
