import type { BootLook, HeelLook, OxfordLook, SandalLook, SneakerLook } from '../garments/accessory-look.ts';
import type { Weave } from '../garments/weave.ts';
import { type Outline, storeThreads } from './outline.ts';
import { accentOn } from './tones.ts';

export const sneaker =
  (kind: SneakerLook['kind'], weave: Weave = 'mesh'): Outline =>
  ({ color, print }) =>
    ({
      drawing: 'sneaker',
      color,
      print,
      weave,
      seed: 7,
      kind,
      accent: accentOn(color),
      sole: '#f3efe4',
      outsole: '#b98a5a',
      trim: storeThreads,
    }) satisfies SneakerLook;

export const heel =
  (kind: HeelLook['heel']): Outline =>
  (dye) =>
    ({
      drawing: 'heel',
      ...dye,
      weave: 'leather',
      seed: 7,
      heel: kind,
      lining: '#d9c2a4',
    }) satisfies HeelLook;

export const boot =
  (kind: BootLook['kind']): Outline =>
  (dye) =>
    ({ drawing: 'boot', ...dye, weave: 'leather', seed: 7, kind, sole: '#2e2320' }) satisfies BootLook;

export const oxford =
  (kind: OxfordLook['kind']): Outline =>
  (dye) =>
    ({ drawing: 'oxford', ...dye, weave: 'leather', seed: 7, kind, sole: '#3a2a20' }) satisfies OxfordLook;

export const sandal =
  (upper: SandalLook['upper'], weave: Weave, bed: string, sole: string): Outline =>
  (dye) =>
    ({ drawing: 'sandal', ...dye, weave, seed: 7, upper, bed, sole }) satisfies SandalLook;
