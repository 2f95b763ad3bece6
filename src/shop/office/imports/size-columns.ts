import type { ImportColumn } from './column-names.ts';
import type { RowFault } from './faults.ts';
import { type RowSize, sizeOf, unknown } from './find-terms.ts';
import type { Lexicon } from './lexicon.ts';
import { type Cell, readPieces } from './read-cells.ts';

/** What may stand before a size in its heading: «مقاس 38». */
const BEFORE_SIZE = /^(?:ال)?(?:مقاس|قياس|نمرة|size)\s+/i;

const sizeWord = (heading: string, lexicon: Lexicon) =>
  lexicon.find('size', heading).length > 0 ? heading : heading.replace(BEFORE_SIZE, '');

/**
 * Headings that are sizes are columns of their pieces, where at least two are sizes of the shop and no column has the size;
 * those near one, such as `6XL`, are too, and asked for. A column of pieces beside them is their sum, so it is not read.
 */
export function withSizeColumns(
  columns: readonly (ImportColumn | null)[],
  head: readonly string[],
  lexicon: Lexicon,
): (ImportColumn | null)[] {
  const words = head.map((heading, at) => (columns[at] === null ? sizeWord(heading, lexicon) : ''));
  const found = words.map((word) => lexicon.find('size', word));
  const known = found.filter((terms) => terms.length > 0).length;
  if (columns.includes('size') || known < 2) return [...columns];
  const systems = [...new Set(found.flat().map(({ group }) => group))];
  const isSize = (word: string) =>
    lexicon.find('size', word).length > 0 ||
    systems.some((system) => lexicon.namesNear('size', word, system).length > 0);
  return columns.map((column, at) => {
    if (column === 'stock') return null;
    return isSize(words[at] ?? '') ? 'sizePieces' : column;
  });
}

/**
 * The headings together with the sizes in the row below them, as under a «القياسات» merged over all; null where that row has
 * anything but sizes and headings that are merged over both rows.
 */
export function withSizesBelow(
  head: readonly string[],
  below: readonly string[],
  lexicon: Lexicon,
): string[] | null {
  const words = below.map((cell, at) => (cell.trim() === head[at]?.trim() ? '' : cell.trim()));
  const isKnown = (word: string) => lexicon.find('size', sizeWord(word, lexicon)).length > 0;
  const isSize = (word: string) =>
    isKnown(word) || lexicon.namesNear('size', sizeWord(word, lexicon)).length > 0;
  const filled = words.filter(Boolean);
  if (filled.filter(isKnown).length < 2 || !filled.every(isSize)) return null;
  return Array.from({ length: Math.max(head.length, words.length) }, (_, at) => words[at] || head[at] || '');
}

/** The size is offered; the number of its pieces is not given. */
const UNCOUNTED = /^(?:[xX×✓✔√✅☑•●]|نعم|yes|متوفر|موجود)$/i;
const NOT_OFFERED = /^[-–—ـ]+$/;

/** The sizes of a row with a column for each: an empty cell is a size that is not offered. */
export function sizesInColumns(
  cells: readonly Cell[],
  { head, colors }: { head: readonly string[]; colors: number },
  lexicon: Lexicon,
  faults: RowFault[],
): RowSize[] {
  const sizes = cells
    .filter(({ column, text }) => column === 'sizePieces' && !NOT_OFFERED.test(text))
    .map(({ column, place, text }): RowSize => {
      const heading = head[place] ?? '';
      const word = sizeWord(heading, lexicon);
      const terms = lexicon.find('size', word);
      if (heading === '') faults.push({ column, place, fault: 'noHeading' });
      else if (terms.length === 0) faults.push({ ...unknown('size', word, lexicon), place });
      const pieces = UNCOUNTED.test(text) ? null : readPieces(text);
      if (typeof pieces === 'string') faults.push({ column, place, fault: pieces, value: text.slice(0, 60) });
      else if (pieces !== null && colors > 1) faults.push({ column, place, fault: 'ofSeveral' });
      return { ...sizeOf(terms, word, lexicon), stock: typeof pieces === 'string' ? null : pieces };
    });
  const isUnread = faults.some(({ column }) => column === 'sizePieces');
  if (sizes.length === 0 && colors > 0 && !isUnread) faults.push({ column: 'size', fault: 'noSize' });
  return sizes;
}
