/** A measure as one number or a range, in centimeters: `84`, `84.5` or `84–88`. */
const FIGURE = /^(\d{1,3}(?:\.\d)?)(?:–(\d{1,3}(?:\.\d)?))?$/;

export const MOST_MEASURES = 8;
/** Jeans have a row for each waist with each leg. */
export const MOST_SIZES = 60;

/** What the lines of the drawings measure. */
export const measureLines = [
  'chest',
  'bust',
  'waist',
  'hips',
  'length',
  'sleeve',
  'inseam',
  'footLength',
] as const;
export type MeasureLine = (typeof measureLines)[number];

/** No body measure is larger. */
const MOST = 300;

type Range = { from: number; to: number };

/** The figure as typed with any digits, dash or point, or as it stands. */
export const tidyFigure = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll(/\s*[-−—–]\s*/g, '–');

function rangeOf(figure: string): Range | null {
  const [, from, to = from] = FIGURE.exec(figure) ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to) };
}

/** By how many centimeters one figure is larger than another, of ranges their middles; null where one was not measured. */
export function figureGrowth(from: string, to: string): number | null {
  const [less, more] = [rangeOf(from), rangeOf(to)];
  if (less === null || more === null) return null;
  return Math.round((more.from + more.to - less.from - less.to) * 5) / 10;
}

/** An empty figure is one that was not measured. */
export function isFigure(figure: string): boolean {
  if (figure === '') return true;
  const range = rangeOf(figure);
  return range !== null && range.from > 0 && range.from <= range.to && range.to <= MOST;
}

/**
 * Figures less than those of the size before, which are probably typing errors. A column that falls back again and again to
 * figures it had before is steady: the lengths of W30 L32, W30 L34, W31 L32.
 */
export function unsteadyFigures(
  rows: readonly { readonly figures: readonly string[] }[],
): { row: number; column: number }[] {
  const last: (Range | null)[] = [];
  const falls = rows.flatMap(({ figures }, row) =>
    figures.flatMap((figure, column) => {
      const range = rangeOf(figure);
      const before = last[column] ?? null;
      if (range === null) return [];
      last[column] = range;
      const isLess = before !== null && (range.from < before.from || range.to < before.to);
      return isLess ? [{ row, column }] : [];
    }),
  );
  const isKnown = ({ row, column }: { row: number; column: number }) =>
    rows.slice(0, row).some(({ figures }) => figures[column] === rows[row]?.figures[column]);
  return falls.filter(({ column }) => {
    const own = falls.filter((each) => each.column === column);
    return own.length === 1 || !own.every(isKnown);
  });
}
