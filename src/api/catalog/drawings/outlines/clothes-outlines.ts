import type {
  AbayaLook,
  BabywearLook,
  CoatLook,
  DressLook,
  KaftanLook,
  NewbornLook,
  PufferLook,
  SetPiece,
  ShirtLook,
  SkirtLook,
  TrousersLook,
} from '../garments/clothes-look.ts';
import { threads } from '../garments/inks.ts';
import type { Weave } from '../garments/weave.ts';
import { type Outline, storeThreads } from './outline.ts';
import { cordOn, jeansThread, trimOn } from './tones.ts';

type DressCut = Partial<Pick<DressLook, 'neck' | 'skirt' | 'length' | 'waist' | 'pockets'>>;

export const dress =
  (weave: Weave, sleeve: DressLook['sleeve'], cut: DressCut = {}, seed = 7): Outline =>
  (dye) => ({ drawing: 'dress', ...dye, weave, seed, sleeve, ...cut, threads: storeThreads });

type ShirtCut = Pick<ShirtLook, 'length' | 'hem' | 'detail'>;

export const shirt =
  (
    weave: Weave,
    sleeve: ShirtLook['sleeve'],
    neck: ShirtLook['neck'],
    rib = false,
    cut: ShirtCut = {},
  ): Outline =>
  (dye) => ({
    drawing: 'shirt',
    ...dye,
    weave,
    seed: 7,
    sleeve,
    neck,
    rib,
    ...cut,
    threads: storeThreads,
  });

type TrousersCut = Pick<TrousersLook, 'detail' | 'round'>;

export const trousers =
  (
    weave: Weave,
    waist: TrousersLook['waist'],
    leg: TrousersLook['leg'] = 'long',
    cut: TrousersCut = {},
  ): Outline =>
  ({ color, print }) => ({
    drawing: 'trousers',
    color,
    print,
    weave,
    seed: 7,
    waist,
    leg,
    ...cut,
    thread: waist === 'jeans' ? jeansThread(color) : cordOn(color),
  });

export const jeans = (leg: TrousersLook['leg'] = 'long', cut: TrousersCut = {}): Outline =>
  trousers('denim', 'jeans', leg, cut);

/** Trousers as a part of a set. */
export const trousersPiece = (
  waist: TrousersLook['waist'],
  leg: TrousersLook['leg'],
  cut: Partial<Omit<SetPiece & TrousersLook, 'waist' | 'leg'>> = {},
): SetPiece => ({
  drawing: 'trousers',
  waist,
  leg,
  thread: threads.undyed,
  ...cut,
});

export const abaya =
  (weave: Weave, kind: AbayaLook['kind']): Outline =>
  (dye) =>
    ({ drawing: 'abaya', ...dye, weave, seed: 7, kind, trim: trimOn(dye.color) }) satisfies AbayaLook;

export const kaftan =
  (weave: Weave): Outline =>
  (dye) =>
    ({ drawing: 'kaftan', ...dye, weave, seed: 7, trim: trimOn(dye.color) }) satisfies KaftanLook;

type CoatCut = Pick<CoatLook, 'front' | 'buttons' | 'belt' | 'pockets' | 'cut'>;

export const coat =
  (length: CoatLook['length'], cut: CoatCut = {}, weave: Weave = 'twill'): Outline =>
  (dye) =>
    ({
      drawing: 'coat',
      ...dye,
      weave,
      seed: 7,
      length,
      ...cut,
      threads: storeThreads,
    }) satisfies CoatLook;

export const skirt =
  (kind?: SkirtLook['kind']): Outline =>
  (dye) =>
    ({
      drawing: 'skirt',
      ...dye,
      weave: kind === 'panels' || kind === 'buttoned' ? 'denim' : 'crepe',
      seed: 7,
      ...(kind && { kind }),
      threads: storeThreads,
    }) satisfies SkirtLook;

export const babywear =
  (
    kind: BabywearLook['kind'],
    sleeve: BabywearLook['sleeve'],
    front?: BabywearLook['front'],
    weave: Weave = 'smooth',
  ): Outline =>
  (dye) =>
    ({
      drawing: 'babywear',
      ...dye,
      weave,
      seed: 7,
      kind,
      sleeve,
      ...(front && { front }),
      threads: storeThreads,
    }) satisfies BabywearLook;

export const newborn =
  (kind: NewbornLook['kind'], weave: Weave): Outline =>
  (dye) =>
    ({ drawing: 'newborn', ...dye, weave, seed: 7, kind, threads: storeThreads }) satisfies NewbornLook;

export const puffer =
  (hood: boolean, length?: PufferLook['length']): Outline =>
  (dye) =>
    ({
      drawing: 'puffer',
      ...dye,
      weave: 'smooth',
      seed: 7,
      hood,
      ...(length && { length }),
      threads: storeThreads,
    }) satisfies PufferLook;
