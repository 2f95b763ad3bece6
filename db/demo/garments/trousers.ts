import { type Bolt, unroll } from './bolt.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { type Fold, shade } from './fold.ts';
import { ankleCuffs, hems, type Leg, legFolds, legs } from './legs.ts';
import type { TrousersLook } from './look.ts';
import { onBothSides } from './markup.ts';
import { seam } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath } from './path.ts';
import { ribPiece } from './round-neck.ts';
import { sewSeat } from './seat.ts';
import { hangingShadow } from './shadow.ts';
import { sewWaist } from './waist.ts';
import { bandOf } from './waistband.ts';

/** Trousers laid flat: jeans, tailored with a pressed crease, knitted with a cord, or leggings; long or short. */
export function drawTrousers(look: TrousersLook, side: Side): Drawing {
  const bolt = unroll(look);
  const right = legs[look.leg];
  const left = mirrorPath(right);
  const folds = legFolds(look);
  const crotchShadow = shade('M262 300L300 280L290 730L250 734Z', 0.14, 'broad');
  const cuff = ankleCuffs[look.leg] ?? '';
  const outline = right + left + bandOf(look) + cuff + mirrorPath(cuff);
  const marks =
    hangingShadow(outline) +
    cutPanel(bolt, 'left-leg', left, { folds: [...folds.map(mirrorFold), crotchShadow] }) +
    cutPanel(bolt, 'right-leg', right, { folds }) +
    onBothSides('leg-seam', sewLeg(bolt, look)) +
    seam('M300 122L300 282', bolt.cloth, look.waist === 'elastic' ? 0.45 : 0.8) +
    (side === 'back' ? sewSeat(bolt, look) : sewWaist(bolt, look));
  return { definitions: bolt.definitions, marks, placed: places[look.leg], outline, lines: measured(look) };
}

const places: Record<Leg, Drawing['placed']> = {
  long: { x: 0, y: -2, scale: 1 },
  short: { x: -75, y: 130, scale: 1.25 },
  wide: { x: 0, y: -4, scale: 1 },
  tapered: { x: 0, y: -4, scale: 1 },
  narrow: { x: 0, y: -2, scale: 1 },
  ribbed: { x: 0, y: -4, scale: 1 },
  baby: { x: -60, y: 60, scale: 1.2 },
};

function measured({ leg }: TrousersLook): readonly MeasureLine[] {
  const { inner, outer } = hems[leg];
  const isNarrow = leg === 'narrow' || leg === 'ribbed';
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
      return seam('M412 196C434 330 452 560 472 722', cloth, 0.4);
    case 'long': {
      const outer = seam('M412 196C428 330 430 560 437 722', cloth, 0.45);
      if (waist === 'tailored') return outer;
      const hem = hemStitch('M331 709C362 717 416 714 444 705', thread);
      return outer + hem + seam('M330 703C362 711 416 708 444 699', cloth, 0.4);
    }
  }
}

const hemStitch = (path: string, thread: string): string =>
  `<path d="${path}" fill="none" stroke="${thread}" stroke-width="1.2" stroke-dasharray="4.2 2.8" opacity=".9" stroke-linecap="round"/>`;
