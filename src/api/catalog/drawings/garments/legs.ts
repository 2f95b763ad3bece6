import type { TrousersLook } from './clothes-look.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { placedPath } from './path.ts';

export type Leg = TrousersLook['leg'];

const narrow =
  'M300 118L393 114C405 150 415 186 416 226C419 330 404 420 398 500C392 590 386 670 382 727C366 733 342 734 327 730C326 600 318 430 309 292L300 276Z';

/** The right leg, from the waistband to the hem. */
export const legs: Record<Leg, string> = {
  long: 'M300 120L402 114C412 150 424 190 430 236C438 330 440 560 446 724C418 734 362 736 326 729C322 600 318 430 309 292L300 276Z',
  short:
    'M300 120L402 114C412 150 426 190 434 236C440 280 444 330 447 372C416 384 362 388 322 381C320 350 316 320 309 292L300 276Z',
  wide: 'M300 120L402 114C415 150 428 190 436 236C450 360 466 560 482 724C440 738 356 741 312 731C311 600 314 430 309 292L300 276Z',
  tapered:
    'M300 120L402 114C414 150 429 190 434 236C442 340 432 530 416 684C394 693 352 693 333 685C328 560 319 420 309 292L300 276Z',
  baby: 'M300 120L402 114C418 150 434 190 440 236C446 300 440 380 428 446C402 457 356 457 334 448C328 400 320 340 309 292L300 276Z',
  narrow,
  ribbed: narrow,
  slim: 'M300 120L402 114C414 150 430 190 434 236C438 340 424 540 404 726C384 734 346 735 328 730C324 600 318 430 309 292L300 276Z',
  skinny:
    'M300 120L402 114C412 150 422 190 422 232C424 330 408 430 400 510C394 600 388 660 386 700C370 706 342 707 328 703C326 590 318 430 309 292L300 276Z',
  flare:
    'M300 120L402 114C412 150 424 190 426 236C428 330 408 430 404 500C406 590 426 670 446 726C416 738 352 739 316 730C328 640 336 560 332 480C328 400 316 340 309 292L300 276Z',
  barrel:
    'M300 120L402 114C416 150 440 200 456 250C482 340 490 440 472 540C458 620 430 674 416 712C396 722 356 724 336 718C326 690 308 600 306 480C306 400 308 340 309 292L300 276Z',
  cropped:
    'M300 118L393 114C405 150 415 186 416 226C419 330 404 420 398 500C396 524 394 548 392 566C374 573 340 574 324 569C322 480 316 380 309 292L300 276Z',
  bermuda:
    'M300 120L402 114C412 150 428 190 436 236C444 300 448 400 450 496C418 508 356 511 316 504C316 430 312 350 309 292L300 276Z',
  brief: 'M300 116L402 112C410 150 416 190 418 232C386 244 356 276 340 326C328 334 314 338 300 338Z',
};

/** The ribbed end of a leg that has one. */
export const ankleCuffs: Partial<Record<Leg, string>> = {
  tapered:
    'M414 682C416 698 415 714 412 728C394 735 354 735 337 729C334 714 332 698 334 683C354 691 394 690 414 682Z',
  ribbed:
    'M386 680C384 700 383 716 382 730C366 736 342 737 327 733C326.6 716 326 700 325 682C344 688 368 688 386 680Z',
  baby: 'M428 444C430 460 429 474 426 488C404 496 358 496 339 489C335 474 333 460 334 446C358 456 404 456 428 444Z',
};

/** Where the hem of each leg lies: its outer and its inner end. */
export const hems: Record<Leg, { outer: readonly [number, number]; inner: readonly [number, number] }> = {
  long: { outer: [446, 724], inner: [326, 729] },
  short: { outer: [447, 372], inner: [322, 381] },
  wide: { outer: [482, 724], inner: [312, 731] },
  tapered: { outer: [412, 728], inner: [337, 729] },
  baby: { outer: [424, 488], inner: [339, 489] },
  narrow: { outer: [382, 727], inner: [327, 730] },
  slim: { outer: [404, 726], inner: [328, 730] },
  skinny: { outer: [386, 700], inner: [328, 703] },
  flare: { outer: [446, 726], inner: [316, 730] },
  barrel: { outer: [416, 712], inner: [336, 718] },
  cropped: { outer: [392, 566], inner: [324, 569] },
  bermuda: { outer: [450, 496], inner: [316, 504] },
  brief: { outer: [418, 232], inner: [304, 338] },
  ribbed: { outer: [382, 730], inner: [327, 733] },
};

/** Folds of the right leg. Jeans are worn pale along the thigh; the break gathers above the hem. */
export function legFolds({ leg, waist }: Pick<TrousersLook, 'leg' | 'waist'>): Fold[] {
  switch (leg) {
    case 'short':
      return [...shortFall, ...crotch];
    case 'wide':
      return [...fall, ...wideFall, ...crotch, ...(waist === 'tailored' ? pressed : [])];
    case 'tapered':
      return [...fall, ...crotch, ...worn, ...bunched, ...paleThigh(0.4)];
    case 'baby':
      return [...shortFall, ...crotch, ...bunched.map(raised)];
    case 'narrow':
    case 'ribbed':
      return [...narrowFall, ...crotch];
    case 'cropped':
    case 'bermuda':
      return [...narrowFall.slice(0, 3), ...crotch];
    case 'brief':
      return shortFall.slice(0, 3);
    case 'slim':
    case 'skinny':
    case 'flare':
      return waist === 'tailored'
        ? [...narrowFall.slice(0, 3), ...crotch, ...pressed]
        : [...narrowFall, ...crotch, ...worn, ...paleThigh(waist === 'jeans' ? 1 : 0.4)];
    case 'barrel':
      return [...fall, ...wideFall, ...crotch, ...worn, ...paleThigh(0.8)];
    case 'long':
      return waist === 'tailored'
        ? [...fall, ...crotch, ...pressed]
        : [...fall, ...crotch, ...worn, ...broken, ...paleThigh(waist === 'jeans' ? 1 : 0.4)];
  }
}

const fall: readonly Fold[] = [
  shade(crease(424, 250, 440, 724, 6, 11), 0.46),
  shade(crease(318, 300, 334, 724, -4, 10), 0.44),
  light(crease(412, 270, 424, 700, 4, 8)),
  shade(crease(360, 420, 366, 726, 4, 10), 0.22, 'broad'),
  shade('M300 120L340 120L316 292L300 280Z', 0.3, 'broad'),
];

const crotch: readonly Fold[] = [
  shade(crease(310, 282, 400, 262, -12, 6), 0.44),
  light(crease(316, 292, 404, 276, -12, 5), 0.46),
  shade(crease(312, 296, 388, 304, -6, 6), 0.36),
  light(crease(316, 306, 384, 316, -6, 4), 0.4),
  shade(crease(312, 318, 372, 338, -4, 4), 0.26),
];

const worn: readonly Fold[] = [
  shade(crease(340, 462, 432, 440, -10, 7), 0.26),
  shade(crease(338, 484, 426, 494, 10, 6), 0.28),
  light(crease(344, 473, 428, 466, -4, 5), 0.32),
  shade(crease(342, 512, 418, 528, 6, 5), 0.2),
];

const broken: readonly Fold[] = [
  shade(crease(330, 694, 446, 668, -12, 7)),
  light(crease(332, 680, 440, 650, -12, 6), 0.32),
  shade(crease(332, 660, 428, 636, -8, 5), 0.22),
  light(crease(334, 646, 424, 620, -8, 4), 0.2),
];

/** A knitted leg stacks up on its cuff. */
const bunched: readonly Fold[] = [
  shade(crease(332, 672, 420, 650, -14, 7), 0.5),
  light(crease(334, 656, 420, 634, -12, 6), 0.4),
  shade(crease(334, 640, 412, 612, -8, 6), 0.34),
  light(crease(340, 622, 416, 596, -8, 5), 0.28),
  ...[348, 364, 380, 396].map((x) => shade(crease(x, 648, x + 2, 690, 0, 3.5), 0.4, 'crisp')),
];

/** Denim is washed out where the leg bends; other cloth only catches some light there. */
const paleThigh = (strength: number): Fold[] => [
  light('M334 340C334 220 410 220 410 340C410 460 334 460 334 340Z', 0.6 * strength, 'cloud'),
  light('M350 600C350 530 418 530 418 600C418 680 350 680 350 600Z', 0.3 * strength, 'cloud'),
];

const pressed: readonly Fold[] = [
  light(crease(372, 180, 386, 730, -3, 3.2), 0.75, 'crisp'),
  shade(crease(377, 190, 391, 730, -3, 5), 0.4),
  light('M340 330C340 230 380 230 380 330C380 470 346 470 340 330Z', 0.35, 'cloud'),
  shade(crease(332, 690, 440, 676, -6, 5), 0.2),
];

/** The same where the leg is short. */
const raised = (fold: Fold): Fold => ({
  ...fold,
  path: placedPath(fold.path, { x: 8, y: -236, scale: 1 }),
});

const wideFall: readonly Fold[] = [
  shade('M420 300L436 300L470 730L440 734Z', 0.46),
  light('M404 290L416 290L440 730L420 732Z', 0.5),
  shade('M334 330L340 330L346 734L326 734Z', 0.36),
  light('M350 340L356 340L372 734L354 736Z', 0.3),
];

const shortFall: readonly Fold[] = [
  shade(crease(424, 220, 440, 374, 6, 9), 0.46),
  shade(crease(316, 296, 330, 380, -4, 8), 0.44),
  light(crease(408, 200, 424, 366, 4, 8), 0.4),
  light('M336 280C336 200 404 200 404 280C404 360 336 360 336 280Z', 0.4, 'cloud'),
  shade(crease(368, 250, 374, 384, 4, 9), 0.24, 'broad'),
  shade('M300 120L340 120L316 292L300 280Z', 0.3, 'broad'),
];

const narrowFall: readonly Fold[] = [
  shade(crease(408, 240, 386, 724, 10, 9), 0.42),
  shade(crease(316, 300, 332, 728, -3, 8), 0.4),
  light(crease(376, 220, 362, 700, 8, 12), 0.5, 'broad'),
  shade(crease(330, 470, 398, 452, -8, 4), 0.24),
  shade(crease(330, 488, 396, 492, 6, 4), 0.22),
  shade(crease(330, 700, 384, 688, -6, 4), 0.3),
  light(crease(330, 690, 384, 676, -6, 4), 0.26),
];
