import { bomberHem } from './bomber.ts';
import type { ShirtLook } from './clothes-look.ts';
import type { Side } from './drawing.ts';
import { type Curve, mirroredOutline } from './path.ts';
import { roundNeckCurves } from './round-neck.ts';

type Shape = Pick<ShirtLook, 'neck' | 'rib' | 'length' | 'sleeve' | 'hem'>;

/** Is the body cut to the waist? */
export const isClose = (sleeve: ShirtLook['sleeve']): boolean =>
  sleeve === 'cap' || sleeve === 'close' || sleeve === 'puff';

/** The body of anything worn on the upper body, from the neckline to the hem. */
export function bodyOutline(look: Shape, side: Side): string {
  const { top, curve } = side === 'back' ? backNeck : necklines[look.neck];
  return mirroredOutline([300, top], [curve, shoulder, armhole, ...hemOf(look)]);
}

const shoulder: Curve = [384, 144, 414, 154, 436, 170];
const armhole: Curve = [428, 210, 424, 250, 426, 296];

type Neckline = { top: number; curve: Curve };

const collared: Neckline = { top: 168, curve: [316, 166, 336, 152, 352, 134] };
const vee: Neckline = { top: 246, curve: [316, 214, 346, 172, 357, 135] };
const backNeck: Neckline = { top: 146, curve: [320, 146, 342, 142, 355, 134] };

const necklines: Record<ShirtLook['neck'], Neckline> = {
  collar: collared,
  polo: collared,
  trucker: collared,
  band: collared,
  bow: collared,
  ruffle: collared,
  open: { top: 232, curve: [314, 208, 344, 168, 352, 134] },
  henley: roundNeckCurves,
  boat: { top: 164, curve: [330, 164, 358, 156, 372, 141] },
  halfZip: { top: 150, curve: [322, 150, 344, 146, 357, 135] },
  shawl: { top: 306, curve: [318, 262, 348, 186, 357, 135] },
  varsity: { top: 176, curve: [320, 174, 348, 160, 357, 135] },
  round: roundNeckCurves,
  zip: roundNeckCurves,
  hood: roundNeckCurves,
  zipHood: roundNeckCurves,
  vee,
  cardigan: { top: 306, curve: [318, 262, 348, 186, 357, 135] },
  bomber: { top: 176, curve: [320, 174, 348, 160, 357, 135] },
  roll: { top: 150, curve: [322, 150, 344, 146, 357, 135] },
};

/** Is the hem a shirt's, longer in front and behind than at the sides? */
export const hasTails = ({ neck, hem, length }: Pick<Shape, 'neck' | 'hem' | 'length'>): boolean =>
  (neck === 'collar' || neck === 'bow' || neck === 'ruffle') && hem === undefined && length === undefined;

/** Four scallops from the side to the middle. */
const scalloped: readonly Curve[] = [424, 393, 362, 331].map((x) => [x - 3, 646, x - 28, 648, x - 31, 628]);

function hemOf(look: Shape): Curve[] {
  const { neck, rib, length, sleeve, hem } = look;
  if (length === 'swing') {
    return [
      [430, 380, 452, 500, 476, 606],
      [420, 628, 356, 636, 300, 636],
    ];
  }
  if (isClose(sleeve)) {
    return [
      [421, 356, 404, 424, 410, 500],
      [414, 548, 420, 588, 424, 622],
      ...(hem === 'scalloped' ? scalloped : [[388, 632, 344, 636, 300, 636] as const]),
    ];
  }
  if (length === 'thigh') {
    return [
      [420, 390, 428, 570, 444, 726],
      [404, 737, 352, 741, 300, 741],
    ];
  }
  if (neck === 'bomber' || neck === 'varsity') return bomberHem;
  if (hasTails(look)) {
    return [
      [422, 380, 424, 480, 430, 592],
      [430, 622, 412, 638, 384, 647],
      [356, 656, 330, 661, 300, 661],
    ];
  }
  const hasBand = rib || neck === 'trucker';
  const bottom = hasBand ? 606 : 632;
  return [
    [423, 380, 424, 490, hasBand ? 424 : 428, bottom],
    [390, bottom + 8, 344, bottom + 11, 300, bottom + 11],
  ];
}

export const sleeves: Record<ShirtLook['sleeve'], string> = {
  short:
    'M434 168C460 180 480 206 492 246C500 276 508 306 513 334C490 350 456 356 430 350C427 330 425 310 424 292C422 250 426 208 434 168Z',
  elbow:
    'M434 168C464 182 488 214 502 268C510 308 517 352 523 394C500 410 466 416 438 410C433 372 427 330 424 292C422 250 426 208 434 168Z',
  puff: 'M430 164C458 154 494 176 502 214C508 244 506 268 498 284C478 298 450 298 430 290C426 290 424 294 424 292C422 250 424 206 430 164Z',
  batwing:
    'M434 168C462 178 486 210 500 260C514 330 520 400 522 478C524 500 523 516 521 530C506 548 478 552 458 543C450 520 440 498 421 486C423 420 424 350 424 292C422 250 426 208 434 168Z',
  cap: 'M434 168C458 178 474 198 483 228C490 250 495 268 499 287C478 301 452 307 429 303C425 299 424 296 424 292C422 250 426 208 434 168Z',
  close:
    'M434 168C454 178 468 204 476 244C488 312 498 400 505 482C507 504 507 520 506 534C492 546 476 548 461 543C454 500 444 440 437 400C430 360 426 320 424 292C422 250 426 208 434 168Z',
  long: 'M434 168C456 178 471 202 482 242C496 310 511 400 520 478C523 500 522 516 521 530C506 548 478 552 458 543C451 500 441 440 435 400C429 360 426 320 424 292C422 250 426 208 434 168Z',
};

/** What ends a sleeve that has a cuff. */
export const cuffs: Partial<Record<ShirtLook['sleeve'], string>> = {
  long: 'M521 527C524 546 524 562 523 576C504 586 480 588 463 584C460 568 458 552 457 537C480 544 504 540 521 527Z',
  batwing:
    'M521 527C524 546 524 562 523 576C504 586 480 588 463 584C460 568 458 552 457 537C480 544 504 540 521 527Z',
  puff: 'M500 278C502 288 502 296 500 304C478 316 452 316 432 308C430 300 429 294 429 286C450 296 480 294 500 278Z',
  close:
    'M506 531C509 552 509 572 508 588C496 596 480 597 467 592C464 574 461 556 460 540C476 547 492 544 506 531Z',
};
