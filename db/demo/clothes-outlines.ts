import { threads } from './garments/inks.ts';
import type {
  AbayaLook,
  BabywearLook,
  CoatLook,
  DressLook,
  KaftanLook,
  PufferLook,
  SetPiece,
  ShirtLook,
  SkirtLook,
  TrousersLook,
} from './garments/look.ts';
import type { Weave } from './garments/weave.ts';
import { type Outline, storeThreads } from './outline.ts';
import { cordOn, isDenimBlue, jeansThread, trimOn } from './tones.ts';

export const dress =
  (weave: Weave, sleeve: DressLook['sleeve'], seed = 7, length?: DressLook['length']): Outline =>
  (dye) => ({
    drawing: 'dress',
    ...dye,
    weave,
    seed,
    sleeve,
    ...(length && { length }),
    threads: storeThreads,
  });

export const shirt =
  (
    weave: Weave,
    sleeve: ShirtLook['sleeve'],
    neck: ShirtLook['neck'],
    rib = false,
    length?: ShirtLook['length'],
  ): Outline =>
  (dye) => ({
    drawing: 'shirt',
    ...dye,
    weave,
    seed: 7,
    sleeve,
    neck,
    rib,
    ...(length && { length }),
    threads: storeThreads,
  });

export const trousers =
  (weave: Weave, waist: TrousersLook['waist'], leg: TrousersLook['leg'] = 'long'): Outline =>
  ({ color, print }) => ({
    drawing: 'trousers',
    color,
    print,
    weave,
    seed: 7,
    waist,
    leg,
    thread: waist === 'jeans' ? jeansThread(color) : cordOn(color),
  });

export const jeans = trousers('denim', 'jeans');

/** Trousers as a part of a set. */
export const trousersPiece = (waist: TrousersLook['waist'], leg: TrousersLook['leg']): SetPiece => ({
  drawing: 'trousers',
  waist,
  leg,
  thread: threads.undyed,
});

export const abaya =
  (weave: Weave): Outline =>
  (dye) =>
    ({ drawing: 'abaya', ...dye, weave, seed: 7, trim: trimOn(dye.color) }) satisfies AbayaLook;

export const kaftan =
  (weave: Weave): Outline =>
  (dye) =>
    ({ drawing: 'kaftan', ...dye, weave, seed: 7, trim: trimOn(dye.color) }) satisfies KaftanLook;

export const coat =
  (length: CoatLook['length'], cut: Pick<CoatLook, 'front' | 'belt'> = {}): Outline =>
  (dye) =>
    ({
      drawing: 'coat',
      ...dye,
      weave: 'twill',
      seed: 7,
      length,
      ...cut,
      threads: storeThreads,
    }) satisfies CoatLook;

export const skirt: Outline = (dye) =>
  ({
    drawing: 'skirt',
    ...dye,
    weave: isDenimBlue(dye.color) ? 'denim' : 'crepe',
    seed: 7,
    threads: storeThreads,
  }) satisfies SkirtLook;

export const babywear =
  (kind: BabywearLook['kind'], sleeve: BabywearLook['sleeve']): Outline =>
  (dye) =>
    ({
      drawing: 'babywear',
      ...dye,
      weave: 'smooth',
      seed: 7,
      kind,
      sleeve,
      threads: storeThreads,
    }) satisfies BabywearLook;

export const puffer =
  (hood: boolean): Outline =>
  (dye) =>
    ({
      drawing: 'puffer',
      ...dye,
      weave: 'smooth',
      seed: 7,
      hood,
      threads: storeThreads,
    }) satisfies PufferLook;
