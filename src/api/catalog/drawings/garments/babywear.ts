import {
  bodyFolds,
  bodysuit,
  cuff,
  footedFolds,
  longSleeve,
  necks,
  romper,
  shortSleeve,
  sleepsuit,
} from './babywear-cut.ts';
import { bound, gatherAnkles, sewBib, sewCollar, sewPlacket, sewWrap, snap } from './babywear-front.ts';
import { type Bolt, unprinted, unroll } from './bolt.ts';
import type { BabywearLook } from './clothes-look.ts';
import type { Sleeve } from './cut.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath, rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';
import { hangingShadow } from './shadow.ts';

/** For babies: a bodysuit with snaps between the legs, a footed sleepsuit, a romper. */
export function drawBabywear(look: BabywearLook, side: Side): Drawing {
  const bolt = unroll(look);
  const isShort = look.kind === 'bodysuit';
  const body = bodyOf(look, side);
  const sleeve = look.sleeve === 'none' ? '' : look.sleeve === 'long' ? longSleeve : shortSleeve;
  const outline = body + (sleeve && sleeve + mirrorPath(sleeve));
  const hasNeck = look.kind !== 'dungarees';
  const marks =
    hangingShadow(outline) +
    (look.sleeve === 'none' ? '' : onBothSides('sleeve', sewSleeve(bolt, look.sleeve, sleeve))) +
    (hasNeck && side === 'front' ? insideOfNeck(bolt, look) : '') +
    cutPanel(bolt, 'body', body, { folds: isShort ? bodyFolds : footedFolds }) +
    (hasNeck
      ? onBothSides('armhole', sewArmhole(bolt, look.sleeve)) +
        (side === 'front' ? sewNeck(bolt, look) : backNeck(bolt))
      : sewBib(bolt, side)) +
    finish(bolt, look, side);
  return {
    definitions: bolt.definitions,
    marks,
    placed: isShort ? { x: -66, y: -34, scale: 1.22 } : { x: -18, y: -26, scale: 1.06 },
    outline,
    lines: [
      { measure: 'chest', from: [196, 300], to: [404, 300] },
      isShort
        ? { measure: 'length', from: [300, 206], to: [300, 566] }
        : { measure: 'length', from: [246, 160], to: [246, look.kind === 'sleepsuit' ? 700 : 652] },
    ],
  };
}

function bodyOf({ kind }: BabywearLook, side: Side): string {
  if (kind === 'bodysuit') return bodysuit(necks[side]);
  return kind === 'sleepsuit' ? sleepsuit(necks[side]) : romper(necks[side], kind === 'dungarees');
}

function sewArmhole(bolt: Bolt, sleeve: BabywearLook['sleeve']): string {
  const line = 'M412 192C402 228 400 262 404 300';
  if (sleeve !== 'none') return seam(line, bolt.cloth, 0.55);
  return bound(unprinted(bolt).cloth, line);
}

function sewNeck(bolt: Bolt, { front }: BabywearLook): string {
  if (front === 'wrap') return sewWrap(bolt);
  if (front === 'collar') return sewCollar(bolt);
  return envelope(bolt);
}

function finish(bolt: Bolt, { kind, front }: BabywearLook, side: Side): string {
  switch (kind) {
    case 'bodysuit':
      return finishSeat(bolt, side);
    case 'sleepsuit':
      return finishLegs(bolt, side, front === 'zip');
    case 'romper':
    case 'dungarees':
      return gatherAnkles(bolt) + (kind === 'romper' && side === 'front' ? sewPlacket(bolt) : '');
  }
}

function sewSleeve(bolt: Bolt, kind: Sleeve, outline: string): string {
  const folds = [
    shade(crease(420, 206, 458, 400, -8, 9), 0.4),
    light(crease(440, 214, 476, 392, -10, 8), 0.5),
    shade(crease(408, 320, 456, 352, 6, 6), 0.34),
  ];
  const piece = cutPanel(bolt, 'sleeve-piece', outline, {
    folds,
    roundness: 0.7,
    printTurn: 'rotate(-12 440 280)',
  });
  if (kind === 'long') return piece + ribPiece(bolt, 'cuff', cuff, { lean: -10 });
  return piece + stitch('M408 306C430 312 454 308 472 296', bolt.cloth.stitch, 0.7);
}

function insideOfNeck({ cloth }: Bolt, { threads }: BabywearLook): string {
  return (
    filled(
      'M244 160C262 144 338 144 356 160C350 190 334 210 300 210C266 210 250 190 244 160Z',
      cloth.inside,
    ) +
    filled('M250 160C268 148 332 148 350 160L347 171C326 162 274 162 253 171Z', cloth.deep, 0.85) +
    label(300, 164, threads, 24, 14)
  );
}

/** The shoulders lap over each other, so that the neck opens wide. */
function envelope(bolt: Bolt): string {
  const { cloth } = unprinted(bolt);
  const lap = 'M357 159C372 182 386 206 404 230';
  return (
    onBothSides('lap', bound(cloth, lap)) +
    bound(cloth, 'M243 159C250 190 266 209 300 209C334 209 350 190 357 159')
  );
}

const backNeck = (bolt: Bolt): string => bound(unprinted(bolt).cloth, 'M245 157C262 169 338 169 355 157');

/** Bound leg openings, and three snaps that close the seat in front. */
function finishSeat(bolt: Bolt, side: Side): string {
  const { cloth } = bolt;
  const opening = 'M410 449C378 463 350 501 340 556';
  const bound =
    stroked(opening, cloth.seam, 8.6, 0.5) +
    stroked(opening, cloth.base, 7) +
    stroked(opening, cloth.highlight, 1.4, 0.4);
  const flap =
    side === 'front'
      ? seam('M262 548C284 554 316 554 338 548', cloth, 0.5) +
        [272, 300, 328].map((x) => snap(x, 558, cloth.highlight, cloth.seam)).join('')
      : '';
  return onBothSides('leg-opening', bound) + flap;
}

function finishLegs(bolt: Bolt, side: Side, isZipped: boolean): string {
  const { cloth } = bolt;
  const foot = onBothSides(
    'foot',
    seam('M411 660C390 668 352 668 330 660', cloth, 0.55) +
      stitch('M412 666C390 674 352 674 331 666', cloth.stitch, 0.6),
  );
  if (side === 'back') return foot + seam('M300 210L300 536', cloth, 0.35);
  if (isZipped) return foot + sewZip(bolt);
  const placket = 'M294 209L312 208L312 520C320 570 332 620 340 662L326 664C316 610 306 570 294 534Z';
  const places = [232, 276, 320, 364, 408, 452, 496].map((y) => snap(303, y, cloth.highlight, cloth.seam));
  return (
    foot +
    cutPanel(bolt, 'placket', placket, {
      folds: [shade(rectangle(306, 210, 8, 330), 0.3, 'crisp')],
      roundness: 0.35,
    }) +
    stitch('M309 212L309 520C317 570 329 620 336 660', cloth.stitch, 0.6) +
    places.join('') +
    [
      [314, 560],
      [323, 604],
      [331, 644],
    ]
      .map(([x = 0, y = 0]) => snap(x, y, cloth.highlight, cloth.seam))
      .join('')
  );
}

/** A zip that opens from both ends, down to one ankle. */
function sewZip({ cloth }: Bolt): string {
  const line = 'M300 206L300 520C308 572 320 620 330 662';
  return (
    stroked(line, cloth.seam, 13, 0.55) +
    stroked(line, cloth.deep, 11) +
    `<path d="${line}" fill="none" stroke="#f6f1e4" stroke-width="4.6" stroke-dasharray="2.4 1.6"/>` +
    '<rect x="294" y="212" width="12" height="26" rx="4" fill="#efeae0" stroke="#6d675c" stroke-width="1"/>' +
    '<rect x="320" y="628" width="11" height="22" rx="4" fill="#efeae0" stroke="#6d675c" stroke-width="1" transform="rotate(-14 325 640)"/>'
  );
}
