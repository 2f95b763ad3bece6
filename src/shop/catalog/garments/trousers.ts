import { type Bolt, unroll } from './bolt.ts';
import type { Drawing, MeasureLine } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import type { TrousersLook } from './look.ts';
import { onBothSides } from './markup.ts';
import { seam } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath } from './path.ts';
import { hangingShadow } from './shadow.ts';
import { sewWaist, waistband } from './waist.ts';

/** Trousers laid flat: jeans, tailored with a pressed crease, or with a drawstring; long or short. */
export function drawTrousers(look: TrousersLook): Drawing {
  const bolt = unroll(look);
  const right = legs[look.leg];
  const left = mirrorPath(right);
  const folds = look.leg === 'long' ? longLegFolds(look) : shortLegFolds;
  const crotchShadow = shade('M262 300L300 280L290 730L250 734Z', 0.14, 'broad');
  const marks =
    hangingShadow(right + left + waistband) +
    cutPanel(bolt, 'left-leg', left, { folds: [...folds.map(mirrorFold), crotchShadow] }) +
    cutPanel(bolt, 'right-leg', right, { folds }) +
    onBothSides('leg-seam', sewLeg(bolt, look)) +
    seam('M300 122L300 282', bolt.cloth, 0.8) +
    sewWaist(bolt, look);
  return {
    definitions: bolt.definitions,
    marks,
    placed: look.leg === 'long' ? { x: 0, y: -2, scale: 1 } : { x: -75, y: 130, scale: 1.25 },
    outline: right + left + waistband,
    lines: measured(look.leg),
  };
}

const measured = (leg: TrousersLook['leg']): readonly MeasureLine[] => [
  { measure: 'waist', from: [196, 98], to: [404, 98] },
  { measure: 'hips', from: [174, 216], to: [426, 216] },
  { measure: 'inseam', from: [309, 292], to: leg === 'long' ? [326, 729] : [322, 381] },
  { measure: 'length', from: [196, 80], to: leg === 'long' ? [154, 726] : [153, 372] },
];

const legs: Record<TrousersLook['leg'], string> = {
  long: 'M300 120L402 114C412 150 424 190 430 236C438 330 440 560 446 724C418 734 362 736 326 729C322 600 318 430 309 292L300 276Z',
  short:
    'M300 120L402 114C412 150 426 190 434 236C440 280 444 330 447 372C416 384 362 388 322 381C320 350 316 320 309 292L300 276Z',
};

/** Folds of the right leg. Jeans are worn pale along the thigh; the break gathers above the hem. */
function longLegFolds({ waist }: TrousersLook): Fold[] {
  const fall: Fold[] = [
    shade(crease(424, 250, 440, 724, 6, 11), 0.46),
    shade(crease(318, 300, 334, 724, -4, 10), 0.44),
    light(crease(412, 270, 424, 700, 4, 8)),
    shade(crease(360, 420, 366, 726, 4, 10), 0.22, 'broad'),
    shade('M300 120L340 120L316 292L300 280Z', 0.3, 'broad'),
    ...crotchFolds,
  ];
  if (waist === 'tailored') return [...fall, ...pressedCrease];
  return [...fall, ...wornFolds, ...paleThigh(waist === 'jeans' ? 1 : 0.4)];
}

const crotchFolds: readonly Fold[] = [
  shade(crease(310, 282, 400, 262, -12, 6), 0.44),
  light(crease(316, 292, 404, 276, -12, 5), 0.46),
  shade(crease(312, 296, 388, 304, -6, 6), 0.36),
  light(crease(316, 306, 384, 316, -6, 4), 0.4),
  shade(crease(312, 318, 372, 338, -4, 4), 0.26),
];

const wornFolds: readonly Fold[] = [
  shade(crease(340, 462, 432, 440, -10, 7), 0.26),
  shade(crease(338, 484, 426, 494, 10, 6), 0.28),
  light(crease(344, 473, 428, 466, -4, 5), 0.32),
  shade(crease(342, 512, 418, 528, 6, 5), 0.2),
  shade(crease(330, 694, 446, 668, -12, 7)),
  light(crease(332, 680, 440, 650, -12, 6), 0.32),
  shade(crease(332, 660, 428, 636, -8, 5), 0.22),
  light(crease(334, 646, 424, 620, -8, 4), 0.2),
];

/** Denim is washed out where the leg bends; other cloth only catches some light there. */
const paleThigh = (strength: number): Fold[] => [
  light('M334 340C334 220 410 220 410 340C410 460 334 460 334 340Z', 0.6 * strength, 'cloud'),
  light('M350 600C350 530 418 530 418 600C418 680 350 680 350 600Z', 0.3 * strength, 'cloud'),
];

const pressedCrease: readonly Fold[] = [
  light(crease(372, 180, 386, 730, -3, 3.2), 0.75, 'crisp'),
  shade(crease(377, 190, 391, 730, -3, 5), 0.4),
  light('M340 330C340 230 380 230 380 330C380 470 346 470 340 330Z', 0.35, 'cloud'),
  shade(crease(332, 690, 440, 676, -6, 5), 0.2),
];

const shortLegFolds: readonly Fold[] = [
  shade(crease(424, 220, 440, 374, 6, 9), 0.46),
  shade(crease(316, 296, 330, 380, -4, 8), 0.44),
  light(crease(408, 200, 424, 366, 4, 8), 0.4),
  light('M336 280C336 200 404 200 404 280C404 360 336 360 336 280Z', 0.4, 'cloud'),
  shade(crease(368, 250, 374, 384, 4, 9), 0.24, 'broad'),
  shade('M300 120L340 120L316 292L300 280Z', 0.3, 'broad'),
  ...crotchFolds,
];

const mirrorFold = (fold: Fold): Fold => ({ ...fold, path: mirrorPath(fold.path) });

/** The outer seam and the hem's stitching. */
function sewLeg({ cloth }: Bolt, { leg, waist, thread }: TrousersLook): string {
  if (leg === 'short') return hemStitch('M324 372C360 379 416 375 446 363', thread);
  const outer = seam('M412 196C428 330 430 560 437 722', cloth, 0.45);
  if (waist === 'tailored') return outer;
  const hem = hemStitch('M331 709C362 717 416 714 444 705', thread);
  return outer + hem + seam('M330 703C362 711 416 708 444 699', cloth, 0.4);
}

const hemStitch = (path: string, thread: string): string =>
  `<path d="${path}" fill="none" stroke="${thread}" stroke-width="1.2" stroke-dasharray="4.2 2.8" opacity=".9" stroke-linecap="round"/>`;
