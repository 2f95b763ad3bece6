import { type Bolt, unroll } from './bolt.ts';
import type { TrousersLook } from './clothes-look.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { type Fold, shade } from './fold.ts';
import { ankleCuffs, hems, type Leg, legFolds, legs } from './legs.ts';
import { onBothSides } from './markup.ts';
import { seam } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath } from './path.ts';
import { ribPiece } from './round-neck.ts';
import { sewSeat } from './seat.ts';
import { hangingShadow } from './shadow.ts';
import { pleats, sewDetail, sewOver, sewSideStripes } from './trousers-detail.ts';
import { sewWaist } from './waist.ts';
import { bandOf } from './waistband.ts';

/** Trousers laid flat: jeans, tailored with a pressed crease, knitted with a cord, or leggings; long or short. */
export function drawTrousers(look: TrousersLook, side: Side): Drawing {
  const bolt = unroll(look);
  const right = legs[look.leg];
  const left = mirrorPath(right);
  const folds = [...legFolds(look), ...(look.detail === 'pleats' && side === 'front' ? pleats : [])];
  const finish = look.round ? { printTurn: 'rotate(90 300 400)' } : {};
  const crotchShadow = shade('M262 300L300 280L290 730L250 734Z', 0.14, 'broad');
  const cuff = ankleCuffs[look.leg] ?? '';
  const outline = right + left + bandOf(look) + cuff + mirrorPath(cuff);
  const marks =
    hangingShadow(outline) +
    cutPanel(bolt, 'left-leg', left, { folds: [...folds.map(mirrorFold), crotchShadow], ...finish }) +
    cutPanel(bolt, 'right-leg', right, { folds, ...finish }) +
    onBothSides('leg-seam', sewSideStripes(look, right) + sewLeg(bolt, look) + sewDetail(bolt, look, side)) +
    seam('M300 122L300 282', bolt.cloth, look.waist === 'elastic' ? 0.45 : 0.8) +
    (look.detail === 'skirt' ? sewOver(bolt, look) : '') +
    (side === 'back' ? sewSeat(bolt, look) : sewWaist(bolt, look)) +
    (look.detail === 'braces' ? sewOver(bolt, look) : '');
  return { definitions: bolt.definitions, marks, placed: places[look.leg], outline, lines: measured(look) };
}

const places: Record<Leg, Drawing['placed']> = {
  long: { x: 0, y: -2, scale: 1 },
  short: { x: -75, y: 130, scale: 1.25 },
  wide: { x: 0, y: -4, scale: 1 },
  slim: { x: 0, y: -2, scale: 1 },
  skinny: { x: -9, y: -4, scale: 1.03 },
  flare: { x: 0, y: -4, scale: 1 },
  barrel: { x: 0, y: -2, scale: 1 },
  cropped: { x: -45, y: 20, scale: 1.15 },
  bermuda: { x: -60, y: 60, scale: 1.2 },
  brief: { x: -105, y: 130, scale: 1.35 },
  tapered: { x: 0, y: -4, scale: 1 },
  narrow: { x: 0, y: -2, scale: 1 },
  ribbed: { x: 0, y: -4, scale: 1 },
  baby: { x: -60, y: 60, scale: 1.2 },
};

function measured({ leg }: TrousersLook): readonly MeasureLine[] {
  const { inner, outer } = hems[leg];
  const isNarrow = leg === 'narrow' || leg === 'ribbed' || leg === 'cropped';
  return [
    { measure: 'waist', from: [isNarrow ? 207 : 196, 98], to: [isNarrow ? 393 : 404, 98] },
    { measure: 'hips', from: [isNarrow ? 185 : 174, 216], to: [isNarrow ? 415 : 426, 216] },
    { measure: 'inseam', from: [309, 292], to: inner },
    { measure: 'length', from: [isNarrow ? 209 : 197, 80], to: [600 - outer[0], outer[1]] },
  ];
}

const mirrorFold = (fold: Fold): Fold => ({ ...fold, path: mirrorPath(fold.path) });

/** The outer seam and the hem. */
function sewLeg(bolt: Bolt, { leg, waist, thread }: TrousersLook): string {
  const { cloth } = bolt;
  switch (leg) {
    case 'short':
      return hemStitch('M324 372C360 379 416 375 446 363', thread);
    case 'tapered':
    case 'ribbed':
    case 'baby':
      return ribPiece(bolt, 'ankle-cuff', ankleCuffs[leg] ?? '');
    case 'narrow':
      return (
        hemStitch('M328 718C344 722 366 721 382 715', cloth.stitch) +
        hemStitch('M328 713C344 717 366 716 382 710', cloth.stitch)
      );
    case 'wide':
    case 'barrel':
    case 'flare':
    case 'bermuda':
    case 'slim':
    case 'skinny':
    case 'cropped':
    case 'brief':
      return sewEnd(bolt, leg, waist, thread);
    case 'long': {
      const outer = seam('M412 196C428 330 430 560 437 722', cloth, 0.45);
      if (waist === 'tailored') return outer;
      const hem = hemStitch('M331 709C362 717 416 714 444 705', thread);
      return outer + hem + seam('M330 703C362 711 416 708 444 699', cloth, 0.4);
    }
  }
}

type PlainEnd = 'wide' | 'barrel' | 'flare' | 'bermuda' | 'slim' | 'skinny' | 'cropped' | 'brief';

/** Where each of these legs ends, its stitching goes along: from the inner side to the outer. */
const ends: Record<Exclude<PlainEnd, 'wide'>, string> = {
  slim: 'M329 717C350 723 384 722 405 713',
  skinny: 'M329 690C346 695 370 694 387 687',
  flare: 'M318 717C356 726 414 724 443 713',
  barrel: 'M333 705C356 711 398 709 419 699',
  cropped: 'M325 557C344 562 374 561 392 554',
  bermuda: 'M317 491C356 498 418 495 449 483',
  brief: 'M408 240C384 250 356 278 344 322',
};

function sewEnd(bolt: Bolt, leg: PlainEnd, waist: TrousersLook['waist'], thread: string): string {
  if (leg === 'wide') return seam('M412 196C434 330 452 560 472 722', bolt.cloth, 0.4);
  const line = hemStitch(ends[leg], waist === 'jeans' ? thread : bolt.cloth.stitch);
  return waist === 'tailored' ? '' : line;
}

const hemStitch = (path: string, thread: string): string =>
  `<path d="${path}" fill="none" stroke="${thread}" stroke-width="1.2" stroke-dasharray="4.2 2.8" opacity=".9" stroke-linecap="round"/>`;
