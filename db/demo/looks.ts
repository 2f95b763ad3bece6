import { createHash } from 'node:crypto';
import { printFor } from '../../src/shop/catalog/garments/inks.ts';
import type { Look } from '../../src/shop/catalog/garments/look.ts';
import type { Pattern } from '../../src/shop/catalog/garments/print.ts';
import { colors } from './colors.ts';
import { outlines } from './outlines.ts';

/**
 * How a piece of the demo shop looks. Pieces that look the same share one look, and so one picture.
 * @throws when the type or the color is not one of the shop's
 */
export function lookOf(typeId: string, colorId: string, pattern: Pattern): Look {
  const outline = outlines[typeId];
  const color = hexById.get(colorId);
  if (!outline || !color) throw new Error(`no look for ${typeId} in ${colorId}`);
  return outline({ color, print: printFor(pattern, color) });
}

/** The name of a look in `pictures.json`: equal looks have equal names, on every machine. */
export function lookHash(look: Look): string {
  return createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 16);
}

const hexById = new Map(colors.map(({ id, hex }) => [id, hex.toLowerCase()]));
