import type { Cut, Threads } from './cut.ts';

/** `inside` is another color for the side that is worn inwards. */
export type BeltLook = Cut & { drawing: 'belt'; inside?: string };

export type CapLook = Cut & { drawing: 'cap'; kind: 'cap' | 'beanie'; cables?: true; threads: Threads };

/** `trim` is the leather of the patch, and of straps and base where the bag has them. */
export type BackpackLook = Cut & {
  drawing: 'backpack';
  kind: 'zipped' | 'rollTop' | 'gym' | 'leather';
  trim: string;
  threads: Threads;
};

export type ScarfLook = Cut & { drawing: 'scarf'; threads: Threads };

export type SocksLook = Cut & { drawing: 'socks'; height: 'calf' | 'ankle' };

/** `metal` is what holds the piece of the look's own color. */
export type EarringsLook = Cut & { drawing: 'earrings'; kind: 'hoop' | 'drop' | 'disc'; metal: string };

export type HairClipsLook = Cut & { drawing: 'hairClips'; kind: 'bows' | 'snaps' | 'claws' };

/** What is sold folded: packs, and blankets, which are bound with a `scalloped` edge or knitted in `cables`. */
export type FoldedLook = Cut & {
  drawing: 'folded';
  edge?: 'scalloped';
  cables?: true;
  threads: Threads;
};

/**
 * `low` has the alaja at its side, `court` two stripes, a `runner` a curved sole that is thicker on the `cushioned` one,
 * `chunky` a high one, `trainer` a flat one. The `plimsoll` has a rubber toe; a child's closes with `straps`, the
 * `slipOn` not at all, and `studs` are for football.
 */
export type SneakerLook = Cut & {
  drawing: 'sneaker';
  kind:
    | 'low'
    | 'court'
    | 'runner'
    | 'cushioned'
    | 'chunky'
    | 'trainer'
    | 'plimsoll'
    | 'straps'
    | 'slipOn'
    | 'studs';
  accent: string;
  sole: string;
  outsole: string;
  trim: Threads;
};

/** Closed on a block heel, with a strap at the ankle, open behind on a kitten heel, or of straps that cross. */
export type HeelLook = Cut & {
  drawing: 'heel';
  heel: 'block' | 'ankleStrap' | 'slingback' | 'crossed';
  lining: string;
};

export type BootLook = Cut & {
  drawing: 'boot';
  kind: 'chelsea' | 'laced' | 'heeled' | 'winter';
  sole: string;
};

/** Leather shoes for men: laced with a toe cap, laced and punched, without laces, or with two buckles. */
export type OxfordLook = Cut & {
  drawing: 'oxford';
  kind: 'capToe' | 'brogue' | 'loafer' | 'monk';
  sole: string;
};

/** Open shoes; `bed` is what the foot stands on. */
export type SandalLook = Cut & {
  drawing: 'sandal';
  upper: 'straps' | 'band' | 'closed' | 'woven' | 'ties';
  bed: string;
  sole: string;
};

/** A structured bag with a round handle, a bag for work, a small one on a long strap, a bucket, a saddle bag, a tote. */
export type BagLook = Cut & {
  drawing: 'bag';
  kind: 'handle' | 'work' | 'crossbody' | 'bucket' | 'saddle' | 'tote';
  trim: Threads;
};
