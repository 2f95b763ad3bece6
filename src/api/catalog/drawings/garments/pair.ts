import type { Bolt } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import type { Side } from './drawing.ts';
import { type Fold, pressFolds } from './fold.ts';
import { clipped, filled, gradient, stroked } from './markup.ts';
import type { Placement } from './path.ts';
import { boundsOf, transformOf } from './path.ts';
import { groundShadow } from './shadow.ts';

/** One shoe in its own corner: its marks, its silhouette, and the shadows where it stands. */
export type Shoe = { marks: string; silhouette: string; contact: string; pool: string };

/** Two of one shoe, toe to the right, the one behind in the shade of the one in front; from the other side mirrored. */
export function standPair(shoe: Shoe, places: { behind: Placement; before: Placement }, side: Side): string {
  const { behind, before } = places;
  const stand = (name: string, placed: Placement): string =>
    `<g transform="${transformOf(placed)}">${groundShadow(name, shoe.contact, shoe.pool)}</g>`;
  const pair =
    stand('back', behind) +
    `<g transform="${transformOf(behind)}"><g id="shoe">${shoe.marks}</g>` +
    `${filled(shoe.silhouette, '#1d1022', 0.08)}</g>` +
    stand('front', before) +
    `<use href="#shoe" transform="${transformOf(before)}"/>`;
  return side === 'front' ? pair : `<g transform="translate(600 0) scale(-1 1)">${pair}</g>`;
}

/** A stitched piece of a shoe: its own light, its own dark edge. */
export function part(name: string, outline: string, fill: string, { seam }: Cloth, inside: string): string {
  // Two strokes stand for a blur: at this width the eye can't tell, and a pair of shoes has eighteen edges.
  const edge = stroked(outline, seam, 8, 0.1) + stroked(outline, seam, 4, 0.13);
  const grain = filled(outline, 'url(#weave)', 0.6);
  return (
    clipped(`${name}-cut`, outline, filled(outline, fill) + grain + inside + edge) +
    stroked(outline, seam, 1, 0.42)
  );
}

/** The same of the shoe's own leather, lit from above, with its folds. */
export function leatherPart(bolt: Bolt, name: string, outline: string, folds: readonly Fold[] = []): string {
  return part(
    name,
    outline,
    'url(#lit-upper)',
    bolt.cloth,
    pressFolds(bolt, name, folds, boundsOf([outline])),
  );
}

/** Leather lit from above, for whatever is filled with `url(#name)`. */
export function litFromAbove(name: string, { highlight, base, shade }: Cloth): string {
  return gradient(
    name,
    [0.2, 0, 0.4, 1],
    [
      [0, highlight],
      [0.5, base],
      [1, shade],
    ],
  );
}
