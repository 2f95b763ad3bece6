import { normalize } from '../normal-form.ts';
import type { ImportColumn } from './column-names.ts';
import type { Lexicon } from './lexicon.ts';

/** What a cell names: one or several colors or sizes; `range`: its ends alone, so it is unclear what is between. */
export type CellList = readonly string[] | 'range';

/** Marks that part a list even where one of its words is unknown. */
const LIST = /\s*[/\\|,،؛;\n]\s*/;
/**
 * Marks that names have too: a list only where every part is known, and sizes only where all are of one system. Words beside
 * each other are no colors: navy blue is one.
 */
const PERHAPS = { color: [/\s+[-–—]\s+/], size: [/\s*[-–—]\s*/, /\s+/] } as const;

/** The parts of a cell such as `S/M/L`, `36-38-40` or «أسود - أبيض»; the whole cell where the shop knows it, or no part of it. */
export function listIn(kind: 'color' | 'size', cell: string, lexicon: Lexicon): CellList {
  if (cell === '') return [];
  const found = (part: string) => lexicon.find(kind, part);
  if (found(cell).length > 0) return [cell];
  const listed = partsOf(cell, LIST);
  if (listed.length > 1 && listed.some((part) => found(part).length > 0)) return listed;
  for (const mark of PERHAPS[kind]) {
    const parts = partsOf(cell, mark);
    const groups = parts.map((part) => found(part).map(({ group }) => group));
    const isList = groups[0]?.some((group) => groups.every((each) => each.includes(group))) ?? false;
    if (parts.length < 2 || !isList) continue;
    const isRange = kind === 'size' && parts.length === 2 && /[-–—]/.test(cell);
    return isRange ? 'range' : parts;
  }
  return [cell];
}

const partsOf = (cell: string, mark: RegExp): string[] => [...new Set(cell.split(mark).filter(Boolean))];

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

/** Whether a row is the sum below a list: it says so, and names nothing of a product. */
export function addsUp(cells: readonly string[], columns: readonly (ImportColumn | null)[]): boolean {
  const isSum = (cell: string) => TOTALS.has(normalize(cell));
  const named = columns.flatMap((column, at) => {
    const isNumber = column === null || column.startsWith('price') || column === 'stock';
    return isNumber || (cells[at] ?? '').trim() === '' ? [] : [cells[at] ?? ''];
  });
  return named.length < 2 && named.every(isSum) && cells.some(isSum);
}
