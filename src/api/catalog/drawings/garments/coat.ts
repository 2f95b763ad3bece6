import { type Bolt, unroll } from './bolt.ts';
import type { CoatLook } from './clothes-look.ts';
import { backFolds, sewCoatBack } from './coat-back.ts';
import { sewCoatBelt, tieCoatBelt } from './coat-belt.ts';
import { closeDouble, horn, sewFlyZip, sewRoundFront, sewToggles, wrapOver } from './coat-front.ts';
import { coatHood, sewCoatHood, sewCoatHoodFront, sewHoodBehind } from './coat-hood.ts';
import { sewPatch, sewStorm, sewWelt, strapSleeve } from './coat-parts.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { sewLapels } from './lapels.ts';
import { onBothSides, stroked } from './markup.ts';
import { button, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { type Curve, mirroredOutline, mirrorPath, rectangle } from './path.ts';
import { hangingShadow } from './shadow.ts';
import { sewStandFront } from './stand-front.ts';

/** A coat with its front, its pockets and its belt: to the knee, or short as a blazer. */
export function drawCoat(look: CoatLook, side: Side): Drawing {
  const bolt = unroll(look);
  const isLong = look.length === 'long';
  const hem = isLong ? 716 : 548;
  const body = bodyOutline(look, hem, neckOf(look, side));
  const hooded = look.front === 'toggles' || look.front === 'parka';
  const outline = body + sleeve + mirrorPath(sleeve) + (hooded && side === 'front' ? coatHood : '');
  const marks =
    hangingShadow(outline) +
    (hooded && side === 'front' ? sewCoatHood(bolt) : '') +
    onBothSides('sleeve', sewSleeve(bolt, look)) +
    cutPanel(bolt, 'body', body, { folds: side === 'back' ? backFolds(hem) : bodyFolds(hem) }) +
    onBothSides('armhole', seam(look.cut === 'raglan' ? raglan : armhole, bolt.cloth, 0.6)) +
    (side === 'back' ? sewCoatBack(bolt, hem, look) : sewCoatFront(bolt, look, hem)) +
    (hooded && side === 'back' ? sewHoodBehind(bolt) : '') +
    (look.belt ? (look.front === 'wrap' ? tieCoatBelt(bolt, side) : sewCoatBelt(bolt, side)) : '');
  return {
    definitions: bolt.definitions,
    marks,
    placed: hooded
      ? { x: 15, y: 14, scale: 0.95 }
      : isLong
        ? { x: 0, y: -14, scale: 1 }
        : { x: -66, y: 8, scale: 1.22 },
    outline,
    lines: measured(hem),
  };
}

const armhole = 'M412 135C424 180 418 240 416 290';
const raglan = 'M344 104C372 160 398 230 416 290';

function sewCoatFront(bolt: Bolt, look: CoatLook, hem: number): string {
  const { length, front, threads, cut } = look;
  const isLong = length === 'long';
  const pockets = sewPockets(bolt, look, isLong ? 476 : 438);
  const storm = cut === 'trench' ? sewStorm(bolt) : '';
  if (front === undefined) {
    return pockets + closeFront(bolt, hem, buttonsOf(look)) + sewLapels(bolt, threads) + storm;
  }
  switch (front) {
    case 'stand':
      return pockets + sewStandFront(bolt, threads, hem);
    case 'double':
      return pockets + closeDouble(bolt, hem, isLong) + sewLapels(bolt, threads, 'peak') + storm;
    case 'wrap':
      return pockets + wrapOver(bolt, hem) + sewLapels(bolt, threads, 'shawl');
    case 'shawl':
      return pockets + closeFront(bolt, hem, [352]) + sewLapels(bolt, threads, 'satin');
    case 'round':
      return pockets + sewRoundFront(bolt, threads, hem);
    case 'toggles':
    case 'parka':
      return (
        pockets +
        (front === 'toggles' ? sewToggles(bolt, hem) : sewFlyZip(bolt, hem)) +
        sewCoatHoodFront(bolt)
      );
  }
}

function buttonsOf({ buttons, length }: CoatLook): number[] {
  const heights = length === 'long' ? [350, 430, 510, 590] : [352, 424];
  return heights.slice(0, buttons ?? heights.length);
}

function sewPockets(bolt: Bolt, { pockets, front }: CoatLook, top: number): string {
  if (pockets === 'patch') return onBothSides('pocket', sewPatch(bolt, top));
  if (pockets === 'welt') return onBothSides('pocket', sewWelt(bolt, top));
  const chest = front === 'parka' ? onBothSides('chest-pocket', sewPatch(bolt, top - 190, 0.72)) : '';
  return chest + onBothSides('pocket', front === 'parka' ? sewPatch(bolt, top) : sewPocket(bolt, top));
}

/** How deep the neck is, in the middle and on its way to the shoulder. */
function neckOf({ front }: CoatLook, side: Side): readonly [middle: number, between: number] {
  if (side === 'back') return [104, 103];
  if (front === 'round') return [150, 146];
  return front === 'stand' ? [124, 118] : [120, 112];
}

function bodyOutline(
  { length, cut }: CoatLook,
  hem: number,
  [neck, between]: readonly [number, number],
): string {
  const half = length === 'long' ? 146 : 124;
  const side: readonly Curve[] =
    cut === 'cocoon'
      ? [
          [470, 380, 478, hem - 200, 452, hem],
          [412, hem + 10, 356, hem + 13, 300, hem + 13],
        ]
      : [
          [413, 380, 292 + half, hem - 130, 300 + half, hem],
          [390, hem + 10, 346, hem + 13, 300, hem + 13],
        ];
  return mirroredOutline(
    [300, neck],
    [
      [316, neck, 332, between, 342, 98],
      [366, 104, 392, 116, 412, 134],
      [424, 180, 418, 240, 416, 290],
      ...side,
    ],
  );
}

const measured = (hem: number): readonly MeasureLine[] => [
  { measure: 'chest', from: [184, 292], to: [416, 292] },
  { measure: 'waist', from: [182, 390], to: [418, 390] },
  { measure: 'length', from: [258, 100], to: [258, hem + 10] },
  { measure: 'sleeve', from: [412, 134], to: [484, 500] },
];

const sleeve =
  'M410 133C436 144 456 174 466 222C480 300 490 400 496 496C480 508 452 510 434 503C430 430 424 350 416 290C420 240 424 180 410 133Z';

function bodyFolds(hem: number): Fold[] {
  return [
    shade(crease(250, 330, 240, hem, -8, 13), 0.34, 'broad'),
    light(crease(216, 250, 208, hem - 10, -4, 12), 0.5, 'broad'),
    shade(crease(356, 330, 366, hem, 8, 12), 0.34, 'broad'),
    light(crease(338, 360, 342, hem, 2, 11), 0.4, 'broad'),
    shade(`M408 300L440 300L460 ${hem + 10}L420 ${hem + 10}Z`, 0.36, 'broad'),
    shade('M186 262Q214 300 236 366Q206 330 184 308Z', 0.36),
    shade('M414 262Q386 300 364 366Q394 330 416 308Z', 0.36),
    light('M196 240Q226 280 244 330Q216 296 190 276Z', 0.34),
    shade(rectangle(140, hem - 4, 320, 20), 0.24),
  ];
}

const sleeveFolds: readonly Fold[] = [
  shade(crease(424, 150, 456, 500, -12, 10), 0.42),
  light(crease(446, 170, 474, 490, -12, 9), 0.5),
  shade(crease(472, 280, 494, 492, -4, 7), 0.4),
  shade(crease(424, 300, 462, 352, 6, 7), 0.36),
  light(crease(430, 322, 470, 368, 6, 5), 0.34),
  shade(crease(438, 396, 484, 416, 4, 6), 0.28),
];

function sewSleeve(bolt: Bolt, { front, cut }: CoatLook): string {
  const { cloth } = bolt;
  const piece = cutPanel(bolt, 'sleeve-piece', sleeve, {
    folds: sleeveFolds,
    roundness: 0.8,
    printTurn: 'rotate(-5 450 300)',
  });
  if (cut === 'trench') return piece + strapSleeve(bolt);
  if (front !== undefined && front !== 'double' && front !== 'shawl' && front !== 'stand') {
    return piece + stitch('M436 488C456 494 478 492 495 481', cloth.stitch, 0.6);
  }
  const buttons = [462, 475, 488].map((y) => button(447, y, cloth, 3.2, horn(cloth))).join('');
  return piece + seam('M438 440C438 462 439 484 440 505', cloth, 0.45) + buttons;
}

function sewPocket(bolt: Bolt, top: number): string {
  const { cloth } = bolt;
  const flap = `M346 ${top}L408 ${top - 8}L411 ${top + 16}C392 ${top + 22} 368 ${top + 26} 348 ${top + 26}Z`;
  const cast = stroked(
    `M349 ${top + 28}C368 ${top + 28} 392 ${top + 24} 411 ${top + 18}`,
    cloth.deep,
    3,
    0.6,
  );
  const sewn = cutPanel(bolt, 'flap', flap, { roundness: 0.45 });
  return (
    cast +
    sewn +
    stitch(`M350 ${top + 22}C368 ${top + 22} 390 ${top + 18} 407 ${top + 13}`, cloth.stitch, 0.6)
  );
}

/** The overlap's edge with the shadow it throws, and the buttons. */
function closeFront(bolt: Bolt, hem: number, heights: readonly number[]): string {
  const { cloth } = bolt;
  const edge = `M306 318C314 332 316 350 316 372L318 ${hem + 12}`;
  return (
    `<g transform="translate(3 1)">${stroked(edge, cloth.deep, 5, 0.4)}</g>` +
    seam(edge, cloth, 0.75) +
    stroked(edge.replace('M306', 'M304.6'), cloth.highlight, 1, 0.3) +
    heights.map((y) => button(300, y, cloth, 6.6, horn(cloth))).join('')
  );
}
