import type {
  BackpackLook,
  BagLook,
  BeltLook,
  CapLook,
  EarringsLook,
  FoldedLook,
  HairClipsLook,
  ScarfLook,
  SocksLook,
} from '../garments/accessory-look.ts';
import type { Weave } from '../garments/weave.ts';
import { type Outline, storeThreads } from './outline.ts';
import { trimOn } from './tones.ts';

export const folded =
  (weave: Weave, cut: Pick<FoldedLook, 'edge' | 'cables'> = {}): Outline =>
  (dye) =>
    ({
      drawing: 'folded',
      ...dye,
      weave,
      seed: 7,
      ...cut,
      threads: storeThreads,
    }) satisfies FoldedLook;

export const belt =
  (weave: Weave, inside?: string): Outline =>
  (dye) =>
    ({ drawing: 'belt', ...dye, weave, seed: 7, ...(inside && { inside }) }) satisfies BeltLook;

export const cap =
  (kind: CapLook['kind'], weave: Weave, cut: Pick<CapLook, 'cables'> = {}): Outline =>
  (dye) =>
    ({ drawing: 'cap', ...dye, weave, seed: 7, kind, ...cut, threads: storeThreads }) satisfies CapLook;

export const backpack =
  (kind: BackpackLook['kind']): Outline =>
  (dye) =>
    ({
      drawing: 'backpack',
      ...dye,
      weave: 'linen',
      seed: 7,
      kind,
      trim: '#8a5a34',
      threads: storeThreads,
    }) satisfies BackpackLook;

export const scarf =
  (weave: Weave): Outline =>
  (dye) =>
    ({ drawing: 'scarf', ...dye, weave, seed: 7, threads: storeThreads }) satisfies ScarfLook;

export const socks =
  (height: SocksLook['height']): Outline =>
  (dye) =>
    ({ drawing: 'socks', ...dye, weave: 'knit', seed: 7, height }) satisfies SocksLook;

export const earrings =
  (kind: EarringsLook['kind']): Outline =>
  (dye) =>
    ({
      drawing: 'earrings',
      ...dye,
      weave: 'smooth',
      seed: 7,
      kind,
      metal: '#c9a24b',
    }) satisfies EarringsLook;

export const hairClips =
  (kind: HairClipsLook['kind']): Outline =>
  (dye) =>
    ({ drawing: 'hairClips', ...dye, weave: 'smooth', seed: 7, kind }) satisfies HairClipsLook;

export const bag =
  (kind: BagLook['kind']): Outline =>
  (dye) =>
    ({ drawing: 'bag', ...dye, weave: 'leather', seed: 7, kind, trim: trimOn(dye.color) }) satisfies BagLook;
