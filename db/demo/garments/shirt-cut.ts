import type { ShirtLook } from './look.ts';
import { type Curve, mirroredOutline } from './path.ts';
import { bomberHem } from './bomber.ts';
import { roundNeckCurves } from './round-neck.ts';
import type { Side } from './drawing.ts';

type Shape = Pick<ShirtLook, 'neck' | 'rib' | 'length' | 'sleeve'>;

/** Is the body cut to the waist? */
export const isClose = (sleeve: ShirtLook['sleeve']): boolean => sleeve === 'cap' || sleeve === 'close';

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
  round: roundNeckCurves,
  zip: roundNeckCurves,
  hood: roundNeckCurves,
  zipHood: roundNeckCurves,
  vee,
  cardigan: { top: 306, curve: [318, 262, 348, 186, 357, 135] },
  bomber: { top: 176, curve: [320, 174, 348, 160, 357, 135] },
  roll: { top: 150, curve: [322, 150, 344, 146, 357, 135] },
};

function hemOf({ neck, rib, length, sleeve }: Shape): Curve[] {
  if (isClose(sleeve)) {
    return [
      [421, 356, 404, 424, 410, 500],
      [414, 548, 420, 588, 424, 622],
      [388, 632, 344, 636, 300, 636],
    ];
  }
  if (length === 'thigh') {
    return [
      [420, 390, 428, 570, 444, 726],
      [404, 737, 352, 741, 300, 741],
    ];
  }
  if (neck === 'bomber') return bomberHem;
  if (neck === 'collar' || neck === 'bow') {
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
  cap: 'M434 168C458 178 474 198 483 228C490 250 495 268 499 287C478 301 452 307 429 303C425 299 424 296 424 292C422 250 426 208 434 168Z',
  close:
    'M434 168C454 178 468 204 476 244C488 312 498 400 505 482C507 504 507 520 506 534C492 546 476 548 461 543C454 500 444 440 437 400C430 360 426 320 424 292C422 250 426 208 434 168Z',
  long: 'M434 168C456 178 471 202 482 242C496 310 511 400 520 478C523 500 522 516 521 530C506 548 478 552 458 543C451 500 441 440 435 400C429 360 426 320 424 292C422 250 426 208 434 168Z',
};

/** What ends a sleeve that has a cuff. */
export const cuffs: Partial<Record<ShirtLook['sleeve'], string>> = {
  long: 'M521 527C524 546 524 562 523 576C504 586 480 588 463 584C460 568 458 552 457 537C480 544 504 540 521 527Z',
  close:
    'M506 531C509 552 509 572 508 588C496 596 480 597 467 592C464 574 461 556 460 540C476 547 492 544 506 531Z',
};
