import { keysOf } from '../../keys-of.ts';

/** Where pieces are: for sale, or beside it. */
export type Bucket = 'stock' | 'damaged';

export type Move = { readonly bucket: Bucket; readonly sign: 1 | -1 };

/** What a change of stock by hand moves, for each piece. A `correction` goes either way, by the sign of its count. */
const moves = {
  found: [{ bucket: 'stock', sign: 1 }],
  correction: [{ bucket: 'stock', sign: 1 }],
  damaged: [
    { bucket: 'stock', sign: -1 },
    { bucket: 'damaged', sign: 1 },
  ],
  repaired: [
    { bucket: 'damaged', sign: -1 },
    { bucket: 'stock', sign: 1 },
  ],
  scrapped: [{ bucket: 'damaged', sign: -1 }],
  missing: [{ bucket: 'stock', sign: -1 }],
  sample: [{ bucket: 'stock', sign: -1 }],
  gift: [{ bucket: 'stock', sign: -1 }],
  theft: [{ bucket: 'stock', sign: -1 }],
} as const satisfies Record<string, readonly Move[]>;

export type AdjustReason = keyof typeof moves;
export const adjustReasons = keysOf(moves);

/**
 * The moves of an adjustment of `count` pieces; what leaves a bucket comes first. Only a correction may have a
 * negative count; none has 0.
 * @returns null for a count that the reason does not allow
 */
export function movesOf(reason: AdjustReason, count: number): readonly Move[] | null {
  if (count === 0 || (count < 0 && reason !== 'correction')) return null;
  return count < 0 ? [{ bucket: 'stock', sign: -1 }] : moves[reason];
}
