import { type Thread, threadNames } from '../../threads.ts';

/** A band of the stripe; the widths sum to 100. */
export type Band = { readonly thread: Thread; readonly width: number };

/** All wide bands differ in width, so that the three widest are well defined. */
const wideWidths = [15, 13, 12, 10, 9, 8] as const;
const thinWidths = [5, 5, 4, 4, 4, 3, 3, 3, 2] as const;

/** The minimum of thin bands before, between and after the wide ones; the rest are placed randomly. */
const leastThin = [0, 1, 1, 1, 1, 1, 0] as const;

/**
 * The stripe of an order, computed from its number: 15 bands, 6 wide and 9 thin, of eight threads. Shown on the page
 * and printed on the parcel's label, so that the shopper can compare them before paying; the result for a number must
 * never change. No two wide bands are adjacent, nor two bands of one thread; the wide ones are of six threads.
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

/** The threads of the three widest bands, widest first, as the stripe's text alternative. */
export function widestThreads(stripe: readonly Band[]): Thread[] {
  return [...stripe]
    .sort((a, b) => b.width - a.width)
    .slice(0, 3)
    .map(({ thread }) => thread);
}

/** Returns a random integer below `below`. */
type Draw = (below: number) => number;

/** A deterministic generator seeded by a text: FNV-1a seeds mulberry32. */
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

/** Gives each thin band a thread that differs from both neighbors. */
function weave(laid: readonly { width: number; thread: Thread | undefined }[], draw: Draw): Band[] {
  const bands: Band[] = [];
  for (const [index, { width, thread }] of laid.entries()) {
    const neighbors = [bands.at(-1)?.thread, laid[index + 1]?.thread];
    const free = threadNames.filter((name) => !neighbors.includes(name));
    // At least six of the eight threads are free.
    bands.push({ width, thread: thread ?? free[draw(free.length)] ?? 'plum' });
  }
  return bands;
}
