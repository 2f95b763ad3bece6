import type { Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { type Curve, mirroredOutline } from './path.ts';

export function bodysuit([top, ...neck]: Neck): string {
  return mirroredOutline(
    [300, top],
    [
      [...neck, 354, 158],
      [376, 166, 398, 178, 412, 194],
      [402, 228, 400, 262, 404, 300],
      [402, 360, 404, 410, 410, 448],
      [378, 462, 350, 500, 340, 556],
      [326, 566, 312, 568, 300, 568],
    ],
  );
}

export function sleepsuit([top, ...neck]: Neck): string {
  return mirroredOutline(
    [300, top],
    [
      [...neck, 354, 158],
      [376, 166, 398, 178, 412, 194],
      [402, 228, 400, 262, 404, 300],
      [404, 370, 416, 430, 418, 500],
      [420, 560, 412, 620, 410, 660],
      [424, 676, 432, 700, 420, 714],
      [396, 724, 350, 722, 336, 708],
      [326, 640, 316, 570, 300, 536],
    ],
  );
}

/** Legs without feet, gathered at the ankle; with `straps` it begins at a bib. */
export function romper([top, ...neck]: Neck, straps: boolean): string {
  const above: readonly Curve[] = straps
    ? [
        [320, 206, 336, 206, 350, 206],
        [352, 250, 372, 288, 404, 306],
      ]
    : [
        [...neck, 354, 158],
        [376, 166, 398, 178, 412, 194],
        [402, 228, 400, 262, 404, 300],
      ];
  return mirroredOutline(
    [300, straps ? 206 : top],
    [
      ...above,
      [410, 370, 424, 430, 424, 500],
      [424, 560, 412, 610, 398, 652],
      [380, 660, 354, 660, 338, 652],
      [328, 606, 318, 566, 300, 536],
    ],
  );
}

type Neck = readonly [top: number, x1: number, y1: number, x2: number, y2: number];

export const necks: Record<Side, Neck> = {
  front: [206, 334, 206, 350, 186],
  back: [168, 322, 168, 344, 166],
};

export const shortSleeve =
  'M410 192C434 202 454 226 464 262C468 278 472 292 474 306C456 318 428 322 406 316C404 270 402 230 410 192Z';

export const longSleeve =
  'M410 192C434 202 452 224 462 258C476 310 488 366 496 420C480 434 456 438 438 430C426 390 412 350 404 314C402 270 402 230 410 192Z';

export const cuff =
  'M496 418C499 430 501 440 502 450C486 464 460 468 444 460C440 450 438 440 436 429C456 437 480 433 496 418Z';

export const bodyFolds: readonly Fold[] = [
  shade('M208 286Q246 314 270 384Q234 344 202 334Z', 0.4),
  shade('M392 286Q354 314 330 384Q366 344 398 334Z', 0.4),
  light('M214 262Q250 296 268 350Q236 312 208 300Z', 0.4),
  light(crease(240, 300, 250, 520, -6, 14), 0.4, 'broad'),
  shade(crease(346, 290, 338, 520, 6, 14), 0.3, 'broad'),
  shade('M380 300L420 300L424 470L388 450Z', 0.3, 'broad'),
  shade(crease(204, 436, 290, 520, -8, 8), 0.34),
  shade(crease(396, 436, 310, 520, 8, 8), 0.34),
];

export const footedFolds: readonly Fold[] = [
  ...bodyFolds.slice(0, 6),
  shade(crease(302, 470, 312, 700, -4, 8), 0.4),
  shade(crease(298, 470, 288, 700, 4, 8), 0.3),
  shade(crease(192, 470, 196, 650, 6, 9), 0.3),
  shade(crease(412, 470, 404, 650, -6, 9), 0.44),
  light(crease(236, 520, 232, 690, 4, 12), 0.36, 'broad'),
  light(crease(366, 520, 372, 690, -4, 12), 0.36, 'broad'),
  shade(crease(196, 640, 268, 652, 8, 6), 0.34),
  shade(crease(404, 640, 332, 652, -8, 6), 0.34),
];
