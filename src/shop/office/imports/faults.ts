import type { ImportColumn } from './column-names.ts';

/** Why a row is refused; the words are in the texts (`import-faults.ts`). */
export const importFaults = [
  'formula',
  'sheetError',
  'openQuote',
  'moreCells',
  'broken',
  'unknown',
  'ambiguous',
  'missing',
  'notNumber',
  'negative',
  'notPositive',
  'notDate',
  'notSeason',
  'tooLong',
  'wrongForm',
  'shortened',
  'differs',
  'twice',
  'tooMany',
  'range',
  'pair',
  'dateForSize',
  'ofSeveral',
  'noSize',
  'noHeading',
  'codeElsewhere',
  'codeTaken',
  'codeUnknown',
  'slugTaken',
  'priceStep',
  'noRate',
  'twoPrices',
  'notDollars',
  'discountAbovePrice',
  'discountWindow',
  'incomplete',
  'pictureMissing',
  'picturesFewer',
  'notFocus',
  'stale',
  'refused',
] as const;
export type ImportFault = (typeof importFaults)[number];

/** Why a file of a ZIP is refused; the first ones are of its bytes alone. */
export const pictureFaults = [
  'notPicture',
  'heic',
  'tooLarge',
  'tooManyPixels',
  'animated',
  'broken',
  'encrypted',
  'link',
  'unknown',
  'ambiguous',
  'twice',
  'noColor',
  'tooMany',
] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** Why no picture came from an address. */
export const addressFaults = [
  'notAddress',
  'notPublic',
  'notThere',
  'noAnswer',
  'notPicture',
  'heic',
  'tooLarge',
  'tooManyPixels',
  'animated',
  'broken',
  'tooMany',
] as const;
export type AddressFault = (typeof addressFaults)[number];

/** A refused cell; without a column the whole row is meant. `more` is what the sentence names besides the value. */
export type RowFault = {
  column: ImportColumn | null;
  fault: ImportFault;
  value?: string;
  more?: string;
  /** What the shop has that was probably meant. */
  nearId?: string;
  /** The category in which a subcategory is unknown. */
  within?: string;
  /** The number of its column, where several of the file are columns of pieces. */
  place?: number;
};
