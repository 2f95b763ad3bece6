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

/** To the calf, unless it says the knee, as a girl's. */
export type DressLook = Cut & { drawing: 'dress'; sleeve: Sleeve; length?: 'knee'; threads: Threads };

/**
 * `neck` is what makes the piece: a collar with a buttoned front, a collar with a short placket, a standing band, a
 * tied bow, a round neckband (T-shirts, and with `rib` at cuffs and hem also knitwear), a V, a roll neck, the bands of
 * a cardigan, a zip, the rib and zip of a bomber, the
 * collar and flap pockets of a denim jacket, a hood. `length` is the hip unless it says the thigh, as a tunic's.
 */
export type ShirtLook = Cut & {
  drawing: 'shirt';
  /** A `cap` sleeve comes with a body cut to the waist; so does a `close` one, long and ribbed at the wrist. */
  sleeve: Sleeve | 'cap' | 'close';
  neck:
    | 'collar'
    | 'polo'
    | 'band'
    | 'bow'
    | 'round'
    | 'vee'
    | 'roll'
    | 'cardigan'
    | 'zip'
    | 'bomber'
    | 'trucker'
    | 'hood'
    | 'zipHood';
  rib: boolean;
  length?: 'thigh';
  threads: Threads;
};

/**
 * `waist`: riveted jeans, tailored with a pressed crease, a drawstring, the soft band of leggings, or the woven
 * elastic of boxers. A `tapered` leg ends in a ribbed cuff, and a
 * narrow one that is `ribbed`. `thread` is the topstitching or the cord.
 */
export type TrousersLook = Cut & {
  drawing: 'trousers';
  waist: 'jeans' | 'tailored' | 'drawstring' | 'elastic' | 'boxer';
  leg: 'long' | 'short' | 'wide' | 'tapered' | 'narrow' | 'ribbed' | 'baby';
  thread: string;
};

export type SkirtLook = Cut & { drawing: 'skirt'; threads: Threads };

/** `long` reaches the knee, `short` is a blazer. It has lapels unless its collar stands. */
export type CoatLook = Cut & {
  drawing: 'coat';
  length: 'long' | 'short';
  front?: 'stand';
  belt?: true;
  threads: Threads;
};

/** A sleeveless undershirt. */
export type VestLook = Cut & { drawing: 'vest'; threads: Threads };

/** A quilted winter jacket, with a hood or a high collar. */
export type PufferLook = Cut & { drawing: 'puffer'; hood: boolean; threads: Threads };

/** For babies: a bodysuit, or a sleepsuit with feet. */
export type BabywearLook = Cut & {
  drawing: 'babywear';
  kind: 'bodysuit' | 'sleepsuit';
  sleeve: Sleeve;
  threads: Threads;
};

/** A piece of a set: all of a look but the cloth, which the set's pieces share unless one says otherwise. */
export type SetPiece =
  | Piece<ShirtLook>
  | Piece<CoatLook>
  | Piece<TrousersLook>
  | Piece<SkirtLook>
  | Piece<VestLook>
  | Piece<BabywearLook>;

type Piece<L extends Cut> = Omit<L, keyof Cut> & Partial<Pick<Cut, 'weave' | 'print'>>;

/** Two pieces sold as one: pajamas, a suit, a tracksuit. */
export type SetLook = Cut & { drawing: 'set'; top: SetPiece; bottom: SetPiece };

export type BeltLook = Cut & { drawing: 'belt' };

export type CapLook = Cut & { drawing: 'cap'; kind: 'cap' | 'beanie'; threads: Threads };

/** `trim` is the leather of the patch. */
export type BackpackLook = Cut & { drawing: 'backpack'; trim: string; threads: Threads };

export type ScarfLook = Cut & { drawing: 'scarf'; threads: Threads };

export type SocksLook = Cut & { drawing: 'socks'; height: 'calf' | 'ankle' };

/** `metal` is what holds the piece of the look's own color. */
export type EarringsLook = Cut & { drawing: 'earrings'; kind: 'hoop' | 'drop' | 'disc'; metal: string };

export type HairClipsLook = Cut & { drawing: 'hairClips'; kind: 'bows' | 'snaps' | 'claws' };

/** What is sold folded: packs, and blankets, which are bound with a `scalloped` edge. */
export type FoldedLook = Cut & { drawing: 'folded'; edge?: 'scalloped'; threads: Threads };

export type AbayaLook = Cut & { drawing: 'abaya'; trim: Threads };

/** `trim` are the threads it is embroidered with. */
export type KaftanLook = Cut & { drawing: 'kaftan'; trim: Threads };

export type SneakerLook = Cut & {
  drawing: 'sneaker';
  accent: string;
  sole: string;
  outsole: string;
  trim: Threads;
};

/** Court shoes; `accent` is the bow of the flat ones. */
export type HeelLook = Cut & { drawing: 'heel'; heel: 'block' | 'flat'; lining: string; accent: string };

export type BootLook = Cut & { drawing: 'boot'; sole: string };

export type OxfordLook = Cut & { drawing: 'oxford'; closing: 'laces' | 'strap'; sole: string };

/** Open shoes; `bed` is what the foot stands on. */
export type SandalLook = Cut & {
  drawing: 'sandal';
  upper: 'straps' | 'band' | 'closed';
  bed: string;
  sole: string;
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
  | KaftanLook
  | SneakerLook
  | HeelLook
  | BootLook
  | OxfordLook
  | SandalLook
  | BagLook
  | BeltLook
  | CapLook
  | BackpackLook
  | ScarfLook
  | SocksLook
  | EarringsLook
  | HairClipsLook
  | VestLook
  | PufferLook
  | BabywearLook
  | SetLook
  | FoldedLook;
