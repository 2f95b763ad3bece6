import type { Bolt } from './bolt.ts';
import { stroked } from './markup.ts';
import { seam } from './notions.ts';
import { ribPiece } from './round-neck.ts';

export const rollNeck =
  'M250 92C270 84 330 84 350 92C353 112 355 128 361 143C336 168 264 168 239 143C245 128 247 112 250 92Z';

/** A ribbed neck that folds once over itself. */
export function sewRollNeck(bolt: Bolt, outline = rollNeck): string {
  const { cloth } = bolt;
  return (
    ribPiece(bolt, 'roll-neck', outline) +
    `<g transform="translate(0 2)">${stroked('M241 139C266 160 334 160 359 139', cloth.deep, 3, 0.55)}</g>` +
    seam('M239 143C264 167 336 167 361 143', cloth, 0.7) +
    stroked('M252 95C272 88 328 88 348 95', cloth.highlight, 2, 0.5)
  );
}
