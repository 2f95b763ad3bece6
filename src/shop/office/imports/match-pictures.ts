import { asciiDigits } from '../../ascii-digits.ts';
import type { PictureView } from '../../catalog/browse/contract.ts';
import { texts } from '../../texts/by-language.ts';
import type { PictureDetails } from './picture-cells.ts';

/** What a code or short address stands for; `product` is the caller's. */
export type PictureKey = { readonly product: number; readonly colorId: string | null };
/** Where a column names a file: its place among those of its row, and its details there. */
export type NamedPicture = PictureKey & { readonly order: number; readonly details?: PictureDetails };

/** `called`: the names by which rows name it. */
export type PictureMatch =
  | (PictureKey &
      PictureDetails & {
        readonly order: number;
        readonly view: PictureView;
        readonly called: readonly string[];
      })
  | { readonly fault: 'unknown' | 'ambiguous' };

type Known = {
  /** By the file's name as it is compared, with and without its folders and ending. */
  readonly named: ReadonlyMap<string, readonly NamedPicture[]>;
  /** By barcode, SKU or short address in small letters. */
  readonly keys: ReadonlyMap<string, readonly PictureKey[]>;
  /** The color of a name in either language; null for none or several. */
  readonly colorOf: (name: string) => string | null;
};

const SEPARATORS = /[-_ .()+,،]+/;

/** How names of files are compared: systems differ in capitals and in how they compose letters. */
export const comparable = (name: string) => asciiDigits(name.normalize('NFC')).trim().toLowerCase();

/** A file's name, what it is without its ending, and its folders, the nearest first. */
function partsOf(path: string): { name: string; stem: string; folders: string[] } {
  const folders = comparable(path).split('/').filter(Boolean);
  const name = folders.pop() ?? '';
  return { name, stem: name.replace(/\.[a-z0-9]{1,5}$/, ''), folders: folders.toReversed() };
}

/** What a name may begin with, the longest first: `f-1_2` may be of `f-1_2`, `f-1` or `f`. */
function beginnings(text: string): string[] {
  const found = [text];
  for (let at = text.length - 1; at > 0; at -= 1)
    if (SEPARATORS.test(text[at] ?? '')) found.push(text.slice(0, at).replace(/[-_ .()+,،]+$/, ''));
  return [...new Set(found)].filter(Boolean);
}

/** The codes and short addresses that a file may be named after. */
export function keysOfPicture(path: string): string[] {
  const { stem, folders } = partsOf(path);
  return [stem, ...folders].flatMap(beginnings);
}

/**
 * The product a picture belongs to: the one whose row names the file; else the code or short address its name begins with,
 * followed by nothing but a color, a side and a number; else that of its folder.
 */
export function matchPicture(path: string, known: Known): PictureMatch {
  const { name, stem, folders } = partsOf(path);
  const whole = comparable(path).split('/').filter(Boolean).join('/');
  const called = [whole, name, stem].filter((each) => known.named.has(each));
  const named = known.named.get(called[0] ?? '');
  if (named !== undefined) {
    const one = only(named);
    if (one === null) return { fault: 'ambiguous' };
    const details = named.find((each) => Object.keys(each.details ?? {}).length > 0)?.details;
    const order = Math.min(...named.map((each) => each.order));
    return { ...one, order, view: viewIn(stem), called, ...details };
  }
  for (const text of [stem, ...folders]) {
    const match = matchText(text, known);
    if (match === null) continue;
    if ('fault' in match || text === stem) return match;
    // In a folder of its product a file may be called anything.
    const own = readRest(stem, known);
    return own === null ? match : { ...match, ...own, colorId: own.colorId ?? match.colorId };
  }
  return { fault: 'unknown' };
}

function matchText(text: string, known: Known): PictureMatch | null {
  for (const beginning of beginnings(text)) {
    const found = known.keys.get(beginning);
    if (found === undefined) continue;
    const rest = readRest(text.slice(beginning.length), known);
    if (rest === null) continue;
    const one = only(found);
    if (one === null) return { fault: 'ambiguous' };
    return { ...rest, product: one.product, colorId: rest.colorId ?? one.colorId, called: [] };
  }
  return null;
}

/** The one product of all; without a color where they differ in it. */
function only(found: readonly PictureKey[]): { product: number; colorId: string | null } | null {
  const [first] = found;
  if (first === undefined || found.some(({ product }) => product !== first.product)) return null;
  const isOneColor = found.every(({ colorId }) => colorId === first.colorId);
  return { product: first.product, colorId: isOneColor ? first.colorId : null };
}

/** Of a file without a number: after those that have one would be the end, so the plain name is the cover. */
const FIRST = 0;

function readRest(
  text: string,
  { colorOf }: Known,
): { colorId: string | null; order: number; view: PictureView } | null {
  const words = text.split(SEPARATORS).filter(Boolean);
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  const color = words.filter((word) => !/^\d{1,4}$/.test(word) && sideOf(word) === null).join(' ');
  const colorId = color === '' ? null : colorOf(color);
  if (numbers.length > 1 || (color !== '' && colorId === null)) return null;
  return { colorId, order: Number(numbers[0] ?? FIRST), view: viewIn(text) };
}

const sides = new Map<string, PictureView>(
  (['front', 'back', 'detail'] as const).flatMap((side) => [
    [side, side] as const,
    ...(['en', 'ar'] as const).map(
      (language) => [comparable(texts[language].products.sides[side]), side] as const,
    ),
  ]),
);
const sideOf = (word: string) => sides.get(word) ?? null;
const viewIn = (text: string): PictureView =>
  text
    .split(SEPARATORS)
    .map(sideOf)
    .find((side) => side !== null) ?? 'front';
