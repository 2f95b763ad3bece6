import type { Bolt } from './bolt.ts';
import { light, shade } from './fold.ts';
import type { TrousersLook } from './look.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { button, rivet, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';

export const waistband = 'M197 80C232 74 368 74 403 80L405 116C366 124 234 124 195 116Z';

/** Everything above the legs: pockets, fly, waistband, and what closes it. */
export function sewWaist(bolt: Bolt, look: TrousersLook): string {
  switch (look.waist) {
    case 'jeans':
      return jeansPockets(bolt, look.thread) + fly(bolt, look.thread) + jeansBand(bolt, look.thread);
    case 'tailored':
      return slantPockets(bolt) + fly(bolt, bolt.cloth.stitch) + tailoredBand(bolt);
    case 'drawstring':
      return slantPockets(bolt) + ribPiece(bolt, 'waistband', waistband) + drawstring(bolt, look.thread);
  }
}

function jeansPockets({ cloth }: Bolt, thread: string): string {
  const coinPocket = 'M356 140L392 135L388 176C380 184 364 190 358 192Z';
  const right =
    filled('M406 118C408 156 386 194 340 202L332 122Z', cloth.shade, 0.5) +
    filled(coinPocket, cloth.base) +
    stroked(coinPocket, cloth.seam, 1, 0.5) +
    stitch('M357 145L389 140.5', thread, 0.95, 1.2) +
    stitch('M404 130C402 166 380 190 340 197', thread, 0.95, 1.3) +
    stitch('M409 132C407 172 383 197 341 203.5', thread, 0.95, 1.3) +
    seam('M406 128C404 170 381 194 340 200', cloth, 0.8) +
    rivet(403, 132) +
    rivet(345, 198) +
    rivet(390, 141);
  return onBothSides('pocket', right);
}

function slantPockets({ cloth }: Bolt): string {
  const right =
    seam('M378 122C392 150 404 176 417 198', cloth, 0.75) +
    stitch('M373 123C387 151 399 178 412 201', cloth.stitch, 0.7) +
    stroked('M380 122C394 150 406 175 418 196', cloth.highlight, 1.1, 0.4);
  return onBothSides('pocket', right);
}

function fly({ cloth }: Bolt, thread: string): string {
  const line = cloth.stitch === thread ? 0.6 : 0.95;
  return (
    stitch('M304 268C320 262 326 244 326 214L326 126', thread, line, 1.3) +
    (line < 0.9 ? '' : stitch('M308 273.5C328 266 332 244 332 214L332 126', thread, line, 1.3)) +
    (line < 0.9
      ? ''
      : stitch('M304 128L304 262', thread, 0.8, 1.2) +
        stitch('M303 274C309 296 313 330 314 360', thread, 0.75, 1.2))
  );
}

function band(bolt: Bolt): string {
  return cutPanel(bolt, 'waistband', waistband, {
    folds: [shade(rectangle(190, 106, 220, 14), 0.4), light(rectangle(190, 78, 220, 10), 0.4)],
    roundness: 0.5,
  });
}

function jeansBand(bolt: Bolt, thread: string): string {
  return (
    band(bolt) +
    stitch('M200 86C234 80 366 80 400 86', thread, 0.95, 1.2) +
    stitch('M199 112.5C236 119 364 119 401 112.5', thread, 0.95, 1.2) +
    beltLoops(bolt, thread, [
      [216, 13],
      [262, 12],
      [338, 12],
      [384, 13],
    ]) +
    button(300, 99, bolt.cloth, 9, '#b27a45') +
    `<path d="M285 99h-10" stroke="${thread}" stroke-width="3" opacity=".9" stroke-linecap="round"/>`
  );
}

function tailoredBand(bolt: Bolt): string {
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

/** Two eyelets and a tied cord. */
function drawstring({ cloth }: Bolt, cord: string): string {
  const tails = 'M290 102C284 122 287 146 280 172M310 102C318 126 312 150 320 186';
  const bow =
    'M290 102C270 92 268 114 288 108M310 102C330 92 334 114 312 108M288 104C296 100 304 100 312 104';
  const thick = (path: string, color: string, width: number, opacity = 1): string =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  return (
    `<g transform="translate(2 3)">${thick(tails + bow, cloth.seam, 5, 0.45)}</g>` +
    thick(tails + bow, cloth.seam, 5.4, 0.8) +
    thick(tails + bow, cord, 4) +
    `<circle cx="290" cy="102" r="2.4" fill="${cloth.seam}"/><circle cx="310" cy="102" r="2.4" fill="${cloth.seam}"/>`
  );
}
