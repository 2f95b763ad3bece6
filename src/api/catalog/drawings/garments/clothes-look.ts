import type { Cut, Sleeve, Threads } from './cut.ts';

/**
 * `neck`: scooped, a shirt's collar with buttons to the hem, crossed over as a wrap, standing, square, a flat round collar,
 * thin straps, or the bib of a pinafore. `skirt` is gathered unless it falls straight from the shoulder or in three
 * tiers; it reaches the calf unless it says otherwise. `waist` is tied unless it is plain.
 */
export type DressLook = Cut & {
  drawing: 'dress';
  sleeve: Sleeve | 'flutter' | 'puff' | 'none';
  neck?: 'collar' | 'wrap' | 'stand' | 'square' | 'flat' | 'straps' | 'bib';
  skirt?: 'straight' | 'tiers';
  length?: 'knee' | 'ankle';
  waist?: 'plain';
  pockets?: true;
  threads: Threads;
};

/**
 * `neck` is what makes the piece: a collar with a buttoned front, a collar with a short placket or open without one, a
 * standing band, a tied bow, a ruffle, a round neckband (T-shirts, and with `rib` at cuffs and hem also knitwear), the same
 * with three buttons, a boat neck, a V, a roll neck, a half zip, the bands of a cardigan, with a shawl collar too, a zip,
 * the rib and zip of a bomber, or its rib and snaps, the collar and flap pockets of a denim jacket, a hood.
 * `length` is the hip unless it says the thigh, as a tunic's, or swings out.
 */
export type ShirtLook = Cut & {
  drawing: 'shirt';
  /** A `cap` or `puff` sleeve comes with a body cut to the waist; so does a `close` one, long and ribbed at the wrist. */
  sleeve: Sleeve | 'cap' | 'puff' | 'close' | 'elbow' | 'batwing';
  neck:
    | 'collar'
    | 'polo'
    | 'open'
    | 'band'
    | 'bow'
    | 'ruffle'
    | 'round'
    | 'henley'
    | 'boat'
    | 'vee'
    | 'roll'
    | 'halfZip'
    | 'cardigan'
    | 'shawl'
    | 'zip'
    | 'bomber'
    | 'varsity'
    | 'trucker'
    | 'hood'
    | 'zipHood';
  rib: boolean;
  length?: 'thigh' | 'swing';
  hem?: 'straight' | 'scalloped';
  detail?:
    | 'cables'
    | 'pocket'
    | 'patchPockets'
    | 'belt'
    | 'tucks'
    | 'shoulderButtons'
    | 'frill'
    | 'piping'
    | 'buttonDown';
  /** The color of two stripes down the sleeve. */
  side?: string;
  threads: Threads;
};

/**
 * `waist`: riveted jeans, tailored with a pressed crease, a drawstring, the soft band of leggings, or the woven
 * elastic of boxers. A `tapered` leg ends in a ribbed cuff, and a
 * narrow one that is `ribbed`; a `slim` one narrows without. `thread` is the topstitching or the cord.
 */
export type TrousersLook = Cut & {
  drawing: 'trousers';
  waist: 'jeans' | 'tailored' | 'drawstring' | 'elastic' | 'boxer';
  leg:
    | 'long'
    | 'slim'
    | 'skinny'
    | 'flare'
    | 'barrel'
    | 'wide'
    | 'tapered'
    | 'narrow'
    | 'ribbed'
    | 'cropped'
    | 'short'
    | 'bermuda'
    | 'brief'
    | 'baby';
  detail?: 'cargo' | 'tools' | 'pleats' | 'turnUp' | 'ankleZip' | 'frill' | 'skirt' | 'braces';
  /** Stripes run round the leg, as they do on what is knitted. */
  round?: true;
  /** The color of two stripes down the side. */
  side?: string;
  thread: string;
};

/** Gathered, unless it is pleated, flared in panels, straight, or of denim and buttoned down the front. */
export type SkirtLook = Cut & {
  drawing: 'skirt';
  kind?: 'pleated' | 'flared' | 'panels' | 'straight' | 'buttoned';
  threads: Threads;
};

/**
 * `long` reaches the knee, `short` is a blazer. `front`: lapels and one row of buttons, unless it stands, has two rows,
 * wraps over, has a shawl collar or no collar at all, or a hood that closes with toggles or with a zip, as a parka's.
 */
export type CoatLook = Cut & {
  drawing: 'coat';
  length: 'long' | 'short';
  front?: 'stand' | 'double' | 'wrap' | 'shawl' | 'round' | 'toggles' | 'parka';
  /** How many buttons a single row has, where not four on a long coat and two on a short one. */
  buttons?: 1 | 3;
  belt?: true;
  pockets?: 'patch' | 'welt';
  cut?: 'cocoon' | 'raglan' | 'trench';
  threads: Threads;
};

/** A sleeveless undershirt. */
export type VestLook = Cut & { drawing: 'vest'; threads: Threads };

/** A quilted winter jacket, with a hood or a high collar; a `long` one reaches the knee. */
export type PufferLook = Cut & { drawing: 'puffer'; hood: boolean; length?: 'long'; threads: Threads };

/**
 * For babies: a bodysuit, a sleepsuit with feet, a romper that is gathered at the ankle, or one on buttoned straps.
 * `front`: shoulders that lap over each other, and snaps where it has legs, unless it wraps, has a collar or a zip.
 */
export type BabywearLook = Cut & {
  drawing: 'babywear';
  kind: 'bodysuit' | 'sleepsuit' | 'romper' | 'dungarees';
  sleeve: Sleeve | 'none';
  front?: 'wrap' | 'collar' | 'zip';
  threads: Threads;
};

/** Things for a newborn laid out together: five of them, or a romper with its bonnet. */
export type NewbornLook = Cut & { drawing: 'newborn'; kind: 'five' | 'bonnet'; threads: Threads };

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

/**
 * Open in front with a border of woven threads, or plain but for the cuffs, or with cuffs embroidered a hand wide; with
 * sleeves cut in one with the body; square as a butterfly and belted; with a coat's lapels; closed with a zip.
 */
export type AbayaLook = Cut & {
  drawing: 'abaya';
  kind: 'bordered' | 'plain' | 'embroidered' | 'batwing' | 'butterfly' | 'lapels' | 'closed';
  trim: Threads;
};

/** `trim` are the threads it is embroidered with. */
export type KaftanLook = Cut & { drawing: 'kaftan'; trim: Threads };
