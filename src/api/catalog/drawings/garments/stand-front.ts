import type { Bolt } from './bolt.ts';
import type { Threads } from './cut.ts';
import { crease, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';

/** A standing collar, and a front that closes under a flap from the neck to the hem. */
export function sewStandFront(bolt: Bolt, threads: Threads, hem: number): string {
  const { cloth } = bolt;
  const edge = `M316 134C318 240 318 420 320 ${hem + 12}`;
  const half = cutPanel(bolt, 'stand', stand, {
    folds: [light(crease(312, 122, 346, 86, 4, 5), 0.45), shade(crease(304, 134, 354, 96, 8, 5), 0.4)],
    roundness: 0.45,
  });
  return (
    filled('M246 84C268 66 332 66 354 84C346 112 322 122 300 124C278 122 254 112 246 84Z', cloth.inside) +
    stroked('M246 84C268 66 332 66 354 84', cloth.seam, 1.2, 0.6) +
    filled('M256 92C272 80 328 80 344 92C338 110 322 120 300 122C278 120 262 110 256 92Z', cloth.inside) +
    filled('M259 93C276 83 324 83 341 93L337 106C320 97 280 97 263 106Z', cloth.deep, 0.9) +
    label(300, 97, threads, 24, 14) +
    `<g transform="translate(4 1)">${stroked(edge, cloth.deep, 5, 0.4)}</g>` +
    seam(edge, cloth, 0.75) +
    stitch(`M284 138C283 240 283 420 283 ${hem + 8}`, cloth.stitch, 0.55) +
    onBothSides('stands', half + stitch('M304 130C326 126 344 110 350 88', cloth.stitch, 0.6))
  );
}

const stand = 'M300 116C322 113 338 100 343 80C347 76 351 78 354 85C357 114 334 136 300 138Z';
