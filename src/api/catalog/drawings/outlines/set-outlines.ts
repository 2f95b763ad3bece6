import type { SetLook, SetPiece, ShirtLook } from '../garments/clothes-look.ts';
import type { Weave } from '../garments/weave.ts';
import { trousersPiece } from './clothes-outlines.ts';
import { type Outline, storeThreads } from './outline.ts';

/** Two pieces of one cloth. */
export function set(weave: Weave, top: SetPiece, bottom: SetPiece): Outline {
  return (dye) => ({ drawing: 'set', ...dye, weave, seed: 7, top, bottom }) satisfies SetLook;
}

export const pajamas = (weave: Weave, neck: ShirtLook['neck']): Outline =>
  set(
    weave,
    { drawing: 'shirt', sleeve: 'long', neck, rib: false, threads: storeThreads },
    trousersPiece('drawstring', 'long'),
  );

export const suit = set(
  'twill',
  { drawing: 'coat', length: 'short', threads: storeThreads },
  trousersPiece('tailored', 'long'),
);

export const tracksuit = set(
  'smooth',
  { drawing: 'shirt', sleeve: 'long', neck: 'zip', rib: true, threads: storeThreads },
  trousersPiece('drawstring', 'tapered'),
);

export const girlsSet = set(
  'smooth',
  { drawing: 'shirt', sleeve: 'long', neck: 'round', rib: true, threads: storeThreads },
  trousersPiece('drawstring', 'tapered'),
);

export const babySet = set(
  'knit',
  { drawing: 'shirt', sleeve: 'long', neck: 'cardigan', rib: true, threads: storeThreads },
  trousersPiece('drawstring', 'baby'),
);

export const thermals = set(
  'smooth',
  { drawing: 'shirt', sleeve: 'close', neck: 'round', rib: true, threads: storeThreads },
  trousersPiece('elastic', 'ribbed'),
);

export const swimsuit = set(
  'smooth',
  { drawing: 'shirt', sleeve: 'long', neck: 'zip', rib: false, length: 'thigh', threads: storeThreads },
  trousersPiece('elastic', 'narrow'),
);

export const kidsUnderwear = set(
  'smooth',
  { drawing: 'vest', threads: storeThreads },
  trousersPiece('boxer', 'short'),
);
