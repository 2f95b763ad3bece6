import { type Thread, threadNames } from '../threads.ts';

/** A band of the stripe; the widths of all bands sum to 100. */
export type Band = { readonly thread: Thread; readonly width: number };

/** No two wide bands are equally wide, so that there are always three widest. */
const wideWidths = [15, 13, 12, 10, 9, 8] as const;
const thinWidths = [5, 5, 4, 4, 4, 3, 3, 3, 2] as const;

/** Thin bands before, between and after the wide ones at the least; the others fall where they fall. */
const leastThin = [0, 1, 1, 1, 1, 1, 0] as const;

/**
 * The woven stripe of an order, made from its number alone: 15 bands, 6 wide and 9 thin, of the eight threads. The
 * page and the parcel's label draw the same one, and the shopper matches them before paying, so what a number weaves
 * must never change. No wide band lies beside another, no thread beside itself, the wide ones are of six threads.
 */
export function stripeOf(orderNumber: string): readonly Band[] {
  const draw = drawerFrom(orderNumber);
  const threads = shuffled(threadNames, draw);
  const wide = shuffled(wideWidths, draw).map((width, index) => ({ width, thread: threads[index] }));
  const thin = shuffled(thinWidths, draw).map((width) => ({ width, thread: undefined }));
  const laid = thinCounts(draw).flatMap((count, index) => [
    ...thin.splice(0, count),
    ...wide.slice(index, index + 1),
  ]);
  return weave(laid, draw);
}

/** The threads of the three widest bands, the widest first: what the shopper hears instead of seeing. */
export function widestThreads(stripe: readonly Band[]): Thread[] {
  return [...stripe]
    .sort((a, b) => b.width - a.width)
    .slice(0, 3)
    .map(({ thread }) => thread);
}

/** Draws a whole number below `below`. */
type Draw = (below: number) => number;

/** Always the same draws from the same text: FNV-1a seeds mulberry32. */
function drawerFrom(text: string): Draw {
  let state = Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function shuffled<Item>(items: readonly Item[], draw: Draw): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(draw(left.length), 1));
}

function thinCounts(draw: Draw): number[] {
  const counts: number[] = [...leastThin];
  const placed = counts.reduce((sum, count) => sum + count, 0);
  for (let left = thinWidths.length - placed; left > 0; left -= 1) {
    const gap = draw(counts.length);
    counts[gap] = (counts[gap] ?? 0) + 1;
  }
  return counts;
}

/** Gives each thin band a thread that neither neighbor has. */
function weave(laid: readonly { width: number; thread: Thread | undefined }[], draw: Draw): Band[] {
  const bands: Band[] = [];
  for (const [index, { width, thread }] of laid.entries()) {
    const neighbors = [bands.at(-1)?.thread, laid[index + 1]?.thread];
    const free = threadNames.filter((name) => !neighbors.includes(name));
    // At least six of the eight threads are free, so one is always drawn.
    bands.push({ width, thread: thread ?? free[draw(free.length)] ?? 'plum' });
  }
  return bands;
}
