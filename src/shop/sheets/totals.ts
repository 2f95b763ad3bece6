import { normalize } from '../normal-form.ts';

/** As `normalize` writes them. */
const TOTALS: ReadonlySet<string> = new Set([
  'المجموع',
  'مجموع',
  'المجموع الكلي',
  'الاجمالي',
  'اجمالي',
  'الاجمالي الكلي',
  'total',
  'totals',
  'grand total',
  'sum',
]);

/** Whether a cell names the sum below a list. */
export const isSum = (cell: string): boolean => TOTALS.has(normalize(cell));

const BEGINS = new RegExp(`^(?:${[...TOTALS].join('|')})(?: |$)`);

/** Whether a cell begins with the name of a sum: "Total: 12". */
export const beginsAsSum = (cell: string): boolean => BEGINS.test(normalize(cell));
