import { normalize } from '../../normal-form.ts';
import { isSum } from '../../sheets/totals.ts';
import type { ImportColumn } from './column-names.ts';
import type { Lexicon } from './lexicon.ts';
import { type CellPart, sizesBetween } from './size-ranges.ts';

/** The colors or sizes that a cell names; `range`: its ends are sizes of two systems; `pair`: two sizes, or one of this name. */
export type CellList = readonly CellPart[] | 'range' | 'pair';

/** What two neighboring sizes in a cell are, `M/L` or «2-3 سنوات»; null: nobody has said it of this file. */
export type Pairs = 'one' | 'two' | null;

/** Marks that part a list even where one of its words is unknown. Names have slashes too, so commas come first. */
const LISTS = [/\s*[|,،؛;\n]\s*/, /\s*[/\\]\s*/];

/** Words and marks that names have too: they part a list only where every part is known. */
const AND = /(\s+و\s*|\s+and\s+|\s*[&+]\s*|\s+[-–—]\s+)/i;
const STARTS_WITH_AND = /^(?:و\s*|and\s+|&\s*)/i;

/** Arabic keyboards write a tatweel for a hyphen. */
const HYPHEN = /\s*[-‐‑–—−ـ]\s*/;
/**
 * Between two sizes these mean a range, between more a list. The one with spaces comes first: a size such as 2-3 has a hyphen
 * of its own.
 */
const SIZE_MARKS = [/\s+[-‐‑–—−ـ]\s+/, HYPHEN, /\s*:\s*/];
const BETWEEN_TWO = /\s*[-‐‑–—−ـ/\\]\s*/;
const FROM = /^(?:من|from)\s*/i;
const TO = /^(.+?)\s+(?:to\s+|(?:إلى|الى|حتى|ل(?:ـ|حد|غاية)?)\s*)(.+)$/i;

/** Longer cells are no ranges, and are parted by the marks of lists alone. */
const LONGEST = 200;

/**
 * The parts of a cell such as `S/M/L`, `38-44`, «أسود وكحلي» or «من 38 إلى 44»; the whole cell where the shop knows it, or
 * no part of it.
 */
export function listIn(
  kind: 'color' | 'size',
  cell: string,
  lexicon: Lexicon,
  pairs: Pairs = 'two',
): CellList {
  if (cell === '') return [];
  const [COMMAS] = LISTS;
  const pieces = kind === 'size' && pairs !== 'two' && COMMAS ? partsOf(cell, COMMAS) : [];
  const inPairs = pieces.map((piece) => isPair(piece, lexicon));
  if (inPairs.includes(true)) {
    if (pairs === null) return 'pair';
    return eachOnce(
      pieces.flatMap((piece, at) => {
        const read = inPairs[at] ? null : understood('size', piece, lexicon);
        return read ?? [partOf('size', piece, lexicon)];
      }),
    );
  }
  const parts = understood(kind, cell, lexicon);
  if (parts !== null) return eachOnce(parts);
  const ends = kind === 'size' && cell.length <= LONGEST ? unclearEnds(cell, lexicon) : [];
  if (!ends.some(isKnown)) return [partOf(kind, cell, lexicon)];
  return ends.every(isKnown) ? 'range' : ends;
}

/** Two neighbors of one system with a slash or a hyphen between them, of which the shop has no size of this name. */
function isPair(cell: string, lexicon: Lexicon): boolean {
  if (cell.length > LONGEST || isKnown(partOf('size', cell, lexicon))) return false;
  const [first = '', last = '', ...others] = partsOf(cell, BETWEEN_TWO);
  return others.length === 0 && sizesBetween(first, last, lexicon)?.length === 2;
}

/** The ends of a range that is not understood. A hyphen means one only where the unknown end is near a size: S-XXL. */
function unclearEnds(cell: string, lexicon: Lexicon): readonly CellPart[] {
  const endsOf = (words: readonly string[]) => words.map((word) => partOf('size', word, lexicon));
  const said = FROM.test(cell) ? endsIn(cell) : null;
  if (said !== null) return endsOf(said);
  const ends = endsOf(partsOf(cell, HYPHEN));
  const systems = ends.flatMap(({ terms }) => terms.map(({ group }) => group));
  const isNear = ({ word }: CellPart) =>
    systems.some((system) => lexicon.namesNear('size', word, system).length > 0);
  const unknown = ends.filter((end) => !isKnown(end));
  return ends.length === 2 && unknown.length === 1 && unknown.every(isNear) ? ends : [];
}

type Parts = readonly CellPart[] | null;

function understood(kind: 'color' | 'size', cell: string, lexicon: Lexicon): Parts {
  const whole = partOf(kind, cell, lexicon);
  if (isKnown(whole)) return [whole];
  for (const mark of LISTS) {
    const words = partsOf(cell, mark);
    if (words.length < 2) continue;
    const read = words.map((word) => listedIn(kind, word, lexicon));
    if (read.some((parts) => parts !== null))
      return read.flatMap((parts, at) => parts ?? [partOf(kind, words[at] ?? '', lexicon)]);
  }
  if (cell.length > LONGEST) return null;
  return kind === 'color' ? joinedColors(cell.split(AND), lexicon) : sizesIn(cell, lexicon);
}

/** A part of a list; the last one may begin with an «و»: «أسود، وكحلي». */
const listedIn = (kind: 'color' | 'size', part: string, lexicon: Lexicon): Parts =>
  understood(kind, part, lexicon) ??
  (STARTS_WITH_AND.test(part) ? understood(kind, part.replace(STARTS_WITH_AND, ''), lexicon) : null);

/** Words with the marks between them, as colors of as many words as possible: one may be called «أبيض و أسود». */
function joinedColors(words: readonly string[], lexicon: Lexicon): Parts {
  if (words.length === 0) return [];
  for (let end = words.length; end > 0; end -= 2) {
    const first = partOf('color', words.slice(0, end).join(''), lexicon);
    const rest = isKnown(first) ? joinedColors(words.slice(end + 1), lexicon) : null;
    if (rest !== null) return [first, ...rest];
  }
  return null;
}

function sizesIn(cell: string, lexicon: Lexicon): Parts {
  const bare = cell.replace(FROM, '');
  for (const mark of SIZE_MARKS) {
    const [first = '', last = '', ...others] = partsOf(bare, mark);
    const sizes =
      others.length > 0 ? ofOneSystem([first, last, ...others], lexicon) : sizesBetween(first, last, lexicon);
    if (sizes !== null) return sizes;
  }
  const [first = '', last = ''] = endsIn(cell) ?? [];
  return (
    sizesBetween(first, last, lexicon) ??
    ofOneSystem(
      cell.split(AND).filter((_, at) => at % 2 === 0),
      lexicon,
    ) ??
    ofOneSystem(partsOf(cell, /\s+/), lexicon)
  );
}

/** Sizes and ranges, each of them known; null where no system has all. */
function ofOneSystem(words: readonly string[], lexicon: Lexicon): Parts {
  if (words.length < 2) return null;
  const read = words.map((word) => understood('size', word, lexicon));
  const parts = read.flatMap((each) => each ?? []);
  const systems = parts
    .filter(({ rangeSystems }) => rangeSystems === null)
    .map(({ terms }) => terms.map(({ group }) => group));
  const isOne = systems[0]?.some((system) => systems.every((each) => each.includes(system))) ?? false;
  return isOne && read.every((each) => each !== null) ? parts : null;
}

/** The ends of «من 38 إلى 44». */
const endsIn = (cell: string) => TO.exec(cell.replace(FROM, ''))?.slice(1) ?? null;

const partOf = (kind: 'color' | 'size', word: string, lexicon: Lexicon): CellPart => ({
  word,
  terms: lexicon.find(kind, word),
  rangeSystems: null,
});

const isKnown = ({ terms }: CellPart) => terms.length > 0;

const partsOf = (cell: string, mark: RegExp): string[] => cell.split(mark).filter(Boolean);

/** «أسود / Black» is one color. */
const eachOnce = (parts: readonly CellPart[]): CellPart[] =>
  [
    ...new Map(
      parts
        .toReversed()
        .map((part) => [part.terms.map(({ id }) => id).join(' ') || normalize(part.word), part] as const),
    ).values(),
  ].toReversed();

/** Whether a row is the sum below a list: it says so, and names nothing of a product. */
export function addsUp(cells: readonly string[], columns: readonly (ImportColumn | null)[]): boolean {
  const named = columns.flatMap((column, at) => {
    const isNumber = column === null || /^(?:price|cost|stock|sizePieces)/.test(column);
    return isNumber || (cells[at] ?? '').trim() === '' ? [] : [cells[at] ?? ''];
  });
  return named.length < 2 && named.every(isSum) && cells.some(isSum);
}
