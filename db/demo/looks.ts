import { createHash } from 'node:crypto';
import { drawDetail } from '../../src/api/catalog/drawings/garments/detail.ts';
import { drawGarment, hasBack } from '../../src/api/catalog/drawings/garments/draw-garment.ts';
import { printFor } from '../../src/api/catalog/drawings/garments/inks.ts';
import type { Look } from '../../src/api/catalog/drawings/garments/look.ts';
import type { Pattern } from '../../src/shop/catalog/drawings/kinds.ts';
import { colors } from './colors.ts';
import { outlines } from './outlines.ts';
import { pieceOutlines } from './piece-outlines.ts';

/**
 * How a piece of the demo shop looks. Pieces that look the same share one look, and so one picture.
 * @throws when the type or the color is not one of the shop's
 */
export function lookOf(typeId: string, colorId: string, pattern: Pattern, slug = ''): Look {
  const outline = pieceOutlines[slug] ?? outlines[typeId];
  const color = hexById.get(colorId);
  if (!outline || !color) throw new Error(`no look for ${typeId} in ${colorId}`);
  return outline({ color, print: printFor(pattern, color) });
}

/** The sides a product is shown from. */
export const views = ['front', 'back', 'detail'] as const;
export type View = (typeof views)[number];

/** The drawing of one view as SVG; null where there is nothing to see: a scarf has no back, an earring no cloth. */
export function drawView(look: Look, view: View): string | null {
  if (view === 'detail') return drawDetail(look);
  return view === 'back' && !hasBack(look) ? null : drawGarment(look, view);
}

/** The name of a view in `pictures.json`: equal looks have equal names, on every machine. */
export function viewKey(look: Look, view: View): string {
  const hash = createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 16);
  return view === 'front' ? hash : `${hash}-${view}`;
}

const hexById = new Map(colors.map(({ id, hex }) => [id, hex.toLowerCase()]));
