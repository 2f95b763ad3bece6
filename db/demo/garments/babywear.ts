import {
  bodyFolds,
  bodysuit,
  cuff,
  footedFolds,
  longSleeve,
  necks,
  shortSleeve,
  sleepsuit,
} from './babywear-cut.ts';
import { type Bolt, unprinted, unroll } from './bolt.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import type { BabywearLook } from './look.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath, rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';
import { hangingShadow } from './shadow.ts';

/** For babies: a bodysuit with snaps between the legs, or a footed sleepsuit that opens down the front. */
export function drawBabywear(look: BabywearLook, side: Side): Drawing {
  const bolt = unroll(look);
  const isFooted = look.kind === 'sleepsuit';
  const body = isFooted ? sleepsuit(necks[side]) : bodysuit(necks[side]);
  const sleeve = look.sleeve === 'long' ? longSleeve : shortSleeve;
  const outline = body + sleeve + mirrorPath(sleeve);
  const marks =
    hangingShadow(outline) +
    onBothSides('sleeve', sewSleeve(bolt, look.sleeve, sleeve)) +
    (side === 'front' ? insideOfNeck(bolt, look) : '') +
    cutPanel(bolt, 'body', body, { folds: isFooted ? footedFolds : bodyFolds }) +
    onBothSides('armhole', seam('M412 192C402 228 400 262 404 300', bolt.cloth, 0.55)) +
    (side === 'front' ? envelope(bolt) : backNeck(bolt)) +
    (isFooted ? finishLegs(bolt, side) : finishSeat(bolt, side));
  return {
    definitions: bolt.definitions,
    marks,
    placed: isFooted ? { x: -18, y: -26, scale: 1.06 } : { x: -66, y: -34, scale: 1.22 },
    outline,
    lines: [
      { measure: 'chest', from: [196, 300], to: [404, 300] },
      isFooted
        ? { measure: 'length', from: [246, 160], to: [246, 700] }
        : { measure: 'length', from: [300, 206], to: [300, 566] },
    ],
  };
}

function sewSleeve(bolt: Bolt, kind: BabywearLook['sleeve'], outline: string): string {
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
  const bound = (path: string): string =>
    stroked(path, cloth.seam, 8.6, 0.5) +
    stroked(path, cloth.base, 7) +
    stroked(path, cloth.highlight, 1.4, 0.5);
  const neckline = 'M243 159C250 190 266 209 300 209C334 209 350 190 357 159';
  const lap = 'M357 159C372 182 386 206 404 230';
  return onBothSides('lap', bound(lap)) + bound(neckline);
}

function backNeck(bolt: Bolt): string {
  const { cloth } = unprinted(bolt);
  const line = 'M245 157C262 169 338 169 355 157';
  return (
    stroked(line, cloth.seam, 8.6, 0.5) +
    stroked(line, cloth.base, 7) +
    stroked(line, cloth.highlight, 1.4, 0.5)
  );
}

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

function finishLegs(bolt: Bolt, side: Side): string {
  const { cloth } = bolt;
  const foot = onBothSides(
    'foot',
    seam('M411 660C390 668 352 668 330 660', cloth, 0.55) +
      stitch('M412 666C390 674 352 674 331 666', cloth.stitch, 0.6),
  );
  if (side === 'back') return foot + seam('M300 210L300 536', cloth, 0.35);
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

function snap(x: number, y: number, color: string, edge: string): string {
  return (
    `<circle cx="${x + 0.5}" cy="${y + 1.2}" r="5.4" fill="${edge}" opacity=".4"/>` +
    `<circle cx="${x}" cy="${y}" r="5" fill="${color}" stroke="${edge}" stroke-width=".8" stroke-opacity=".6"/>` +
    `<circle cx="${x}" cy="${y}" r="2" fill="none" stroke="${edge}" stroke-width=".8" opacity=".5"/>`
  );
}
