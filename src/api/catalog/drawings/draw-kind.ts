import type { DrawingWish } from '../../../shop/catalog/drawings/calls.ts';
import { takesPattern } from '../../../shop/catalog/drawings/kinds.ts';
import { drawGarment } from './garments/draw-garment.ts';
import { printFor } from './garments/inks.ts';
import { kindOutlines } from './outlines/kind-outlines.ts';

/** A garment in the color `#rrggbb`, from the front: an SVG document on a transparent ground. */
export function drawKind({ kind, color, pattern }: DrawingWish): string {
  const hex = color.toLowerCase();
  const print = printFor(takesPattern(kind) ? pattern : 'plain', hex);
  return drawGarment(kindOutlines[kind]({ color: hex, print }));
}
