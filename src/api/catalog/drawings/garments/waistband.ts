import type { Bolt } from './bolt.ts';
import type { TrousersLook } from './clothes-look.ts';
import { light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { button, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';

/** The outline of the waistband. */
export function bandOf({ waist }: Pick<TrousersLook, 'waist'>): string {
  return waist === 'elastic' ? narrowBand : waistband;
}

/** A soft band folded over its elastic. */
export function bandStitches({ cloth }: Bolt): string {
  return (
    stitch('M208 110C240 117 360 117 392 110', cloth.stitch, 0.7) +
    stitch('M208 105C240 112 360 112 392 105', cloth.stitch, 0.5)
  );
}

/** The woven elastic of boxers, with one line in the thread's color. */
export function boxerBand(bolt: Bolt, thread: string): string {
  return (
    ribPiece(bolt, 'waistband', waistband) +
    stroked('M196 104C234 111 366 111 404 104', thread, 3.4, 0.9) +
    stroked('M196.5 98C234 105 366 105 403.5 98', thread, 1.2, 0.7)
  );
}

/** The band with its loops and no closure, as behind. */
export function plainBand(bolt: Bolt): string {
  return (
    band(bolt) +
    beltLoops(bolt, bolt.cloth.stitch, [
      [222, 9],
      [300, 9],
      [378, 9],
    ])
  );
}

/** Riveted jeans close with a button in front; behind, a fifth loop stands in the middle. */
export function jeansBand(bolt: Bolt, thread: string, isFront = false): string {
  return (
    band(bolt) +
    stitch('M200 86C234 80 366 80 400 86', thread, 0.95, 1.2) +
    stitch('M199 112.5C236 119 364 119 401 112.5', thread, 0.95, 1.2) +
    beltLoops(bolt, thread, [
      [216, 13],
      [262, 12],
      [338, 12],
      [384, 13],
      ...(isFront ? [] : ([[300, 13]] as const)),
    ]) +
    (isFront
      ? button(300, 99, bolt.cloth, 9, '#b27a45') +
        `<path d="M285 99h-10" stroke="${thread}" stroke-width="3" opacity=".9" stroke-linecap="round"/>`
      : '')
  );
}

/** A waistband that closes under a tab. */
export function tailoredBand(bolt: Bolt): string {
  const { cloth } = bolt;
  const tab = 'M300 82L336 81L341 99L336 118L300 119Z';
  return (
    band(bolt) +
    beltLoops(bolt, cloth.stitch, [
      [222, 9],
      [262, 9],
      [352, 9],
      [384, 9],
    ]) +
    filled(tab, cloth.base) +
    filled(tab, 'url(#weave)') +
    stroked(tab, cloth.seam, 1.1, 0.5) +
    button(328, 100, cloth, 5)
  );
}

export const waistband = 'M197 80C232 74 368 74 403 80L405 116C366 124 234 124 195 116Z';

export const narrowBand = 'M210 74C240 68 360 68 390 74L395 116C360 124 240 124 205 116Z';

export const bandFolds = [shade(rectangle(190, 106, 220, 14), 0.4), light(rectangle(190, 78, 220, 10), 0.4)];

function band(bolt: Bolt): string {
  return cutPanel(bolt, 'waistband', waistband, { folds: bandFolds, roundness: 0.5 });
}

function beltLoops({ cloth }: Bolt, thread: string, places: readonly (readonly [number, number])[]): string {
  return places
    .map(([x, width]) => {
      const left = x - width / 2;
      const loop = rectangle(left, 79, width, 42);
      return (
        filled(loop, cloth.base) +
        stroked(loop, cloth.seam, 1, 0.5) +
        stitch(
          `M${left + 2.4} 81L${left + 2.4} 119M${left + width - 2.4} 81L${left + width - 2.4} 119`,
          thread,
          0.9,
          1,
        ) +
        filled(rectangle(left + 0.8, 81, 2, 38), cloth.highlight, 0.4)
      );
    })
    .join('');
}
