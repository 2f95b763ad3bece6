import type { Bolt } from './bolt.ts';
import type { TrousersLook } from './clothes-look.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { rivet, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { ribPiece } from './round-neck.ts';
import {
  bandFolds,
  bandStitches,
  boxerBand,
  jeansBand,
  narrowBand,
  tailoredBand,
  waistband,
} from './waistband.ts';

/** Everything above the legs: pockets, fly, waistband, and what closes it. */
export function sewWaist(bolt: Bolt, look: TrousersLook): string {
  switch (look.waist) {
    case 'jeans':
      return jeansPockets(bolt, look.thread) + fly(bolt, look.thread) + jeansBand(bolt, look.thread, true);
    case 'tailored':
      return slantPockets(bolt) + fly(bolt, bolt.cloth.stitch) + tailoredBand(bolt);
    case 'drawstring':
      return slantPockets(bolt) + ribPiece(bolt, 'waistband', waistband) + drawstring(bolt, look.thread);
    case 'elastic':
      return (
        cutPanel(bolt, 'waistband', narrowBand, { roundness: 0.6, folds: bandFolds }) + bandStitches(bolt)
      );
    case 'boxer':
      return boxerFront(bolt) + boxerBand(bolt, look.thread);
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

/** The pouch of boxers, in two halves that overlap. */
function boxerFront({ cloth }: Bolt): string {
  const half = 'M352 122C356 170 344 230 306 270';
  return onBothSides(
    'pouch',
    seam(half, cloth, 0.5) + stitch('M357 122C361 172 349 234 311 276', cloth.stitch, 0.6),
  );
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
