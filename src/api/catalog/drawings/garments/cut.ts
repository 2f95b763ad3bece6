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
