import { hexOf, oklchOf } from '../../../../shop/catalog/media/oklch.ts';
import { type Cloth, clothOf } from './cloth.ts';
import type { Threads } from './cut.ts';
import { flute, spread } from './fold.ts';
import { blurred, clipped, filled, stroked } from './markup.ts';
import { boundsOf, grown, rectangle } from './path.ts';

/** The lining is the cloth's hue, lifted and quieted. */
export function liningOf({ lightness, base }: Cloth): Cloth {
  return clothOf(hexOf({ lightness: Math.min(0.8, lightness + 0.22), chroma: 0.04, hue: oklchOf(base).hue }));
}

/** The lining that shows where the front hangs open. */
export function openFront(lining: Cloth): string {
  const falls = [286, 300, 313]
    .map((x, index) => filled(flute(300, 260, x, 760, 0, 6), index % 2 ? lining.highlight : lining.deep, 0.5))
    .join('');
  const region = grown(boundsOf([opening]), 15);
  return clipped(
    'lining',
    opening,
    filled(rectangle(260, 140, 80, 620), lining.base) +
      blurred('lining-folds', region, spread.soft, falls) +
      blurred('lining-edge', region, spread.soft, stroked(opening, lining.seam, 14, 0.55)),
  );
}

/** The plain edge of the right half, turned in and sewn. */
export function sewEdges({ seam, base, highlight }: Cloth): string {
  return (
    stroked(alongTheFront(2), seam, 6, 0.6) +
    stroked(alongTheFront(2), base, 4.4) +
    stroked(alongTheFront(9), highlight, 0.9, 0.5)
  );
}

/** The right half of the trim: seven threads side by side, from neck to hem. */
export function trimFront(cloth: Cloth, [outer, middle, inner]: Threads): string {
  const threads = [
    [1.6, 3.2, outer],
    [4.6, 1.2, cloth.deep],
    [6.6, 2.2, middle],
    [9, 1.1, outer],
    [11.4, 2.6, inner],
    [14, 1.1, cloth.deep],
    [16, 1.8, outer],
  ] as const;
  const ground = alongTheFront(9);
  return (
    blurred(
      'trim-shadow',
      grown(boundsOf([ground]), 30),
      spread.soft,
      stroked(ground, cloth.seam, 22, 0.45),
    ) +
    stroked(ground, cloth.deep, 19) +
    threads.map(([inset, width, color]) => stroked(alongTheFront(inset), color, width)).join('') +
    stroked(alongTheFront(18.4), cloth.seam, 1, 0.7)
  );
}

/** Where the front hangs open. */
export const opening = 'M300 152C298 300 293 520 276 748L324 748C309 520 303 300 300 152Z';

/** A line at a distance from the front edge, round the neck and down to the hem. */
function alongTheFront(inset: number): string {
  const x = (from: number, share = 1): number => Number((from + inset * share).toFixed(2));
  return (
    `M${x(341, 0.9)} ${x(100, 0.2)}C${x(333)} ${x(134, 0.5)} ${x(319)} ${x(150, 0.8)} ${x(304)} ${x(154, 0.9)}` +
    `C${x(306)} 300 ${x(312)} 520 ${x(328)} 750`
  );
}
