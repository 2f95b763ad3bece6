import { normalize } from '../normal-form.ts';

/** A heading as it is known and remembered. The sign of the dollar is a word: without it `Price $` would be pounds. */
export const headingWord = (heading: string) => normalize(heading.replaceAll('$', ' usd '));

/** The column of each known heading, by its word. */
export type Headings<Column extends string = string> = ReadonlyMap<string, Column>;

/** A column for each heading; each column once, the first heading takes it. */
export function columnsOf<Column extends string>(
  head: readonly string[],
  known: Headings<Column>,
): (Column | null)[] {
  const taken = new Set<Column>();
  return head.map((heading) => {
    const column = known.get(headingWord(heading)) ?? null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

const HEAD_ROWS = 10;

const knownIn = (rows: readonly (readonly string[])[], known: Headings) =>
  rows.slice(0, HEAD_ROWS).map((cells) => columnsOf(cells, known).filter((column) => column !== null).length);

/** How many known headings one of the first rows has; a single one may be a word of a title. */
export const countHeadings = (rows: readonly (readonly string[])[], known: Headings): number =>
  Math.max(0, ...knownIn(rows, known));

/** The row of the headings among the first ones: above it may stand the shop's name. Null where no row has text. */
export function findHead(rows: readonly (readonly string[])[], known: Headings): number | null {
  const counts = knownIn(rows, known);
  const best = Math.max(0, ...counts);
  if (best > 1) return counts.indexOf(best);
  const filled = rows.slice(0, HEAD_ROWS).findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  return filled === -1 ? null : filled;
}

/** Names a head line as a whole: a file with another heading or another order has another. */
export const headLine = (head: readonly string[]): string => {
  const words = head.map(headingWord);
  return words.slice(0, words.findLastIndex((word) => word !== '') + 1).join('\n');
};

/** `A`, `B`, … `AA`: the name of a column in a spreadsheet. */
export function letterOf(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : letterOf(Math.floor(index / 26) - 1) + rest;
}
