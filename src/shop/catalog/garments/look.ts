import type { Print } from './print.ts';
import type { Weave } from './weave.ts';

/** What every drawing knows of its cloth. `seed` decides how folds and hems fall. */
export type Cut = {
  /** The cloth's color, `#rrggbb`. */
  color: string;
  weave: Weave;
  print: Print;
  seed: number;
};

/** Colors of the three threads of a woven trim or label, outermost first. */
export type Threads = readonly [string, string, string];

export type Sleeve = 'long' | 'short';

export type DressLook = Cut & { drawing: 'dress'; sleeve: Sleeve; threads: Threads };

/**
 * `neck` is what makes the piece: a collar with a buttoned front, a collar with a short placket,
 * a round neckband (T-shirts, and with `rib` at cuffs and hem also knitwear), a zip, or a hood.
 */
export type ShirtLook = Cut & {
  drawing: 'shirt';
  sleeve: Sleeve;
  neck: 'collar' | 'polo' | 'round' | 'zip' | 'hood';
  rib: boolean;
  threads: Threads;
};

/** `waist`: riveted jeans, tailored with a pressed crease, or a drawstring. `thread` is the topstitching. */
export type TrousersLook = Cut & {
  drawing: 'trousers';
  waist: 'jeans' | 'tailored' | 'drawstring';
  leg: 'long' | 'short';
  thread: string;
};

export type SkirtLook = Cut & { drawing: 'skirt'; threads: Threads };

/** `long` reaches the knee, `short` is a blazer. */
export type CoatLook = Cut & { drawing: 'coat'; length: 'long' | 'short'; threads: Threads };

/** What is sold folded: scarves, blankets, packs. */
export type FoldedLook = Cut & { drawing: 'folded'; threads: Threads };

/** What is sold in a box: the small things. */
export type BoxLook = Cut & { drawing: 'box'; threads: Threads };

export type AbayaLook = Cut & { drawing: 'abaya'; trim: Threads };

export type SneakerLook = Cut & {
  drawing: 'sneaker';
  accent: string;
  sole: string;
  outsole: string;
  trim: Threads;
};

export type BagLook = Cut & { drawing: 'bag'; trim: Threads };

/** Everything a drawing is made from: plain data, so it can be stored, sent and hashed. */
export type Look =
  | DressLook
  | SkirtLook
  | ShirtLook
  | CoatLook
  | TrousersLook
  | AbayaLook
  | SneakerLook
  | BagLook
  | FoldedLook
  | BoxLook;
