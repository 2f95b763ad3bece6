import type { DressLook } from './clothes-look.ts';
import type { Side } from './drawing.ts';
import { type Curve, mirroredOutline } from './path.ts';

export type Neck = NonNullable<DressLook['neck']> | 'scoop';

type Neckline = { top: number; curves: readonly Curve[] };

const shoulder: Curve = [357, 113, 370, 119, 381, 128];
const armhole: Curve = [377, 156, 375, 192, 384, 232];

/** From the middle of the neck to below the arm. */
const necklines: Record<Neck, Neckline> = {
  scoop: { top: 195, curves: [[318, 195, 338, 172, 345, 110], shoulder, armhole] },
  collar: { top: 152, curves: [[314, 150, 334, 138, 345, 110], shoulder, armhole] },
  flat: { top: 160, curves: [[318, 160, 338, 146, 345, 110], shoulder, armhole] },
  stand: { top: 134, curves: [[314, 134, 334, 128, 345, 110], shoulder, armhole] },
  wrap: { top: 290, curves: [[314, 262, 338, 182, 345, 110], shoulder, armhole] },
  square: {
    top: 184,
    curves: [[314, 184, 328, 184, 336, 184], [338, 160, 341, 134, 345, 110], shoulder, armhole],
  },
  straps: {
    top: 186,
    curves: [
      [324, 186, 350, 178, 364, 164],
      [370, 190, 374, 212, 384, 236],
    ],
  },
  bib: {
    top: 172,
    curves: [
      [320, 172, 334, 172, 348, 172],
      [350, 214, 362, 238, 384, 252],
    ],
  },
};

const behind: Neckline = { top: 124, curves: [[320, 124, 338, 120, 345, 110], shoulder, armhole] };

const isOpenBehind = (neck: Neck): boolean => neck === 'straps' || neck === 'bib';

function necklineOf(neck: Neck, side: Side): Neckline {
  return side === 'back' && !isOpenBehind(neck) ? behind : necklines[neck];
}

/** The part above the waist. */
export function bodiceOutline(neck: Neck, side: Side): string {
  const { top, curves } = necklineOf(neck, side);
  return mirroredOutline(
    [300, top],
    [...curves, [378, 266, 366, 300, 361, 338], [344, 344, 320, 346, 300, 346]],
  );
}

/** A dress without a waist, from the neck to its hem. */
export function straightOutline(neck: Neck, side: Side, hem: number, half: number): string {
  const { top, curves } = necklineOf(neck, side);
  return mirroredOutline(
    [300, top],
    [
      ...curves,
      [386, 330, 300 + half - 18, hem - 190, 300 + half, hem],
      [300 + half - 40, hem + 8, 346, hem + 11, 300, hem + 11],
    ],
  );
}

/** Where the straight one ends, and half its width there. */
export const straightHems = { calf: [712, 126], ankle: [850, 124], knee: [584, 120] } as const;

export const sleeves: Record<DressLook['sleeve'], string> = {
  short:
    'M380 127C400 135 420 152 432 182C440 204 446 226 449 244C440 258 414 264 390 256C386 248 385 240 384 232C376 192 377 156 380 127Z',
  long: 'M380 127C398 134 414 152 425 184C440 234 455 292 462 350C465 380 463 398 458 412C446 420 428 420 416 412C406 388 402 340 397 300C394 272 390 252 384 232C376 192 377 156 380 127Z',
  flutter:
    'M370 119C398 124 428 148 452 190C462 208 468 222 470 236C458 232 452 244 440 238C430 234 424 246 412 240C402 236 396 244 386 236C378 196 376 158 370 119Z',
  puff: 'M376 124C398 112 436 122 452 160C464 192 462 226 448 246C430 258 410 258 394 250C386 244 385 238 384 232C376 192 377 156 376 124Z',
  none: '',
};

export const cuffs: Partial<Record<DressLook['sleeve'], string>> = {
  long: 'M458 411C461 422 460 434 457 442C446 448 432 447 424 442C419 432 417 422 416 411C428 419 446 420 458 411Z',
  puff: 'M450 244C451 254 450 262 448 268C432 276 412 276 397 270C394 262 392 254 391 248C410 258 432 258 450 244Z',
};
