import { threads } from '../../src/shop/catalog/garments/inks.ts';
import type {
  AbayaLook,
  BagLook,
  BoxLook,
  CoatLook,
  Cut,
  DressLook,
  FoldedLook,
  Look,
  ShirtLook,
  SkirtLook,
  SneakerLook,
  Threads,
  TrousersLook,
} from '../../src/shop/catalog/garments/look.ts';
import { hexOf, oklchOf } from '../../src/shop/catalog/garments/oklch.ts';
import type { Weave } from '../../src/shop/catalog/garments/weave.ts';

type Dye = Pick<Cut, 'color' | 'print'>;

/** Turns a color and a print into the look of one type of piece. */
type Outline = (dye: Dye) => Look;

/** The store's own label. */
const storeThreads: Threads = [threads.pistachio, threads.sumac, threads.apricot];

const dress =
  (weave: Weave, sleeve: DressLook['sleeve'], seed = 7): Outline =>
  (dye) => ({ drawing: 'dress', ...dye, weave, seed, sleeve, threads: storeThreads });

const shirt =
  (weave: Weave, sleeve: ShirtLook['sleeve'], neck: ShirtLook['neck'], rib = false): Outline =>
  (dye) => ({ drawing: 'shirt', ...dye, weave, seed: 7, sleeve, neck, rib, threads: storeThreads });

const jeans: Outline = ({ color, print }) => ({
  drawing: 'trousers',
  color,
  print,
  weave: 'denim',
  seed: 7,
  waist: 'jeans',
  leg: 'long',
  thread: isDenimBlue(color) ? '#d99a4a' : tone(color, oklchOf(color).lightness > 0.6 ? -0.16 : 0.2),
});

const trousers =
  (weave: Weave, waist: TrousersLook['waist'], leg: TrousersLook['leg'] = 'long'): Outline =>
  ({ color, print }) => ({
    drawing: 'trousers',
    color,
    print,
    weave,
    seed: 7,
    waist,
    leg,
    thread: cordOn(color),
  });

const abaya =
  (weave: Weave): Outline =>
  (dye) =>
    ({ drawing: 'abaya', ...dye, weave, seed: 7, trim: trimOn(dye.color) }) satisfies AbayaLook;

const coat =
  (length: CoatLook['length']): Outline =>
  (dye) =>
    ({ drawing: 'coat', ...dye, weave: 'twill', seed: 7, length, threads: storeThreads }) satisfies CoatLook;

const skirt: Outline = (dye) =>
  ({
    drawing: 'skirt',
    ...dye,
    weave: isDenimBlue(dye.color) ? 'denim' : 'crepe',
    seed: 7,
    threads: storeThreads,
  }) satisfies SkirtLook;

const folded =
  (weave: Weave): Outline =>
  (dye) =>
    ({ drawing: 'folded', ...dye, weave, seed: 7, threads: storeThreads }) satisfies FoldedLook;

const boxed: Outline = (dye) =>
  ({ drawing: 'box', ...dye, weave: 'leather', seed: 7, threads: storeThreads }) satisfies BoxLook;

const sneaker: Outline = ({ color, print }) =>
  ({
    drawing: 'sneaker',
    color,
    print,
    weave: 'leather',
    seed: 7,
    accent: accentOn(color),
    sole: '#f3efe4',
    outsole: '#b98a5a',
    trim: storeThreads,
  }) satisfies SneakerLook;

const leatherShoe: Outline = ({ color, print }) =>
  ({
    drawing: 'sneaker',
    color,
    print,
    weave: 'leather',
    seed: 7,
    accent: tone(color, -0.06),
    sole: tone(color, -0.14),
    outsole: '#3a2a20',
    trim: [color, color, color],
  }) satisfies SneakerLook;

const bag: Outline = (dye) =>
  ({ drawing: 'bag', ...dye, weave: 'leather', seed: 7, trim: trimOn(dye.color) }) satisfies BagLook;

const plainBag: Outline = (dye) =>
  ({ drawing: 'bag', ...dye, weave: 'leather', seed: 7, trim: tonal(dye.color) }) satisfies BagLook;

/** All the types of the shop; each by what it most looks like among the drawings there are. */
export const outlines: Readonly<Record<string, Outline>> = {
  'womens-tshirt': shirt('smooth', 'short', 'round'),
  'womens-blouse': shirt('crepe', 'long', 'collar'),
  tunic: shirt('crepe', 'long', 'collar'),
  'maxi-dress': dress('crepe', 'long', 21),
  'midi-dress': dress('linen', 'short'),
  abaya: abaya('crepe'),
  manteau: coat('long'),
  skirt: skirt,
  'womens-jeans': jeans,
  'wide-leg-trousers': trousers('twill', 'tailored'),
  'womens-sweater': shirt('knit', 'long', 'round', true),
  'womens-blazer': coat('short'),
  'womens-coat': coat('long'),
  'womens-pyjamas': shirt('twill', 'long', 'collar'),
  'mens-tshirt': shirt('smooth', 'short', 'round'),
  polo: shirt('smooth', 'short', 'polo'),
  'mens-shirt': shirt('twill', 'long', 'collar'),
  hoodie: shirt('smooth', 'long', 'hood', true),
  'mens-sweater': shirt('knit', 'long', 'round', true),
  'mens-jeans': jeans,
  chinos: trousers('twill', 'tailored'),
  joggers: trousers('smooth', 'drawstring'),
  suit: coat('short'),
  'bomber-jacket': shirt('smooth', 'long', 'zip', true),
  'mens-coat': coat('long'),
  'mens-pyjamas': shirt('twill', 'long', 'collar'),
  'girls-tshirt': shirt('smooth', 'short', 'round'),
  'girls-dress': dress('linen', 'short'),
  'girls-leggings': trousers('smooth', 'drawstring'),
  'girls-set': shirt('smooth', 'short', 'round'),
  'girls-jacket': shirt('smooth', 'long', 'zip', true),
  'boys-tshirt': shirt('smooth', 'short', 'round'),
  'boys-jeans': jeans,
  'boys-tracksuit': shirt('smooth', 'long', 'zip', true),
  'boys-jacket': shirt('smooth', 'long', 'zip', true),
  bodysuit: shirt('smooth', 'short', 'round'),
  sleepsuit: shirt('smooth', 'long', 'round', true),
  'baby-set': shirt('smooth', 'long', 'round', true),
  'baby-blanket': folded('knit'),
  'womens-heels': leatherShoe,
  'mens-leather-shoes': leatherShoe,
  'ankle-boots': leatherShoe,
  sneakers: sneaker,
  'kids-sneakers': sneaker,
  sandals: leatherShoe,
  handbag: bag,
  belt: boxed,
  hijab: folded('crepe'),
  earrings: boxed,
  'mens-boxers': trousers('smooth', 'drawstring', 'short'),
  'womens-underwear-set': folded('smooth'),
  swimsuit: shirt('smooth', 'long', 'round'),
  backpack: plainBag,
  cap: boxed,
  'hair-clips': boxed,
  slippers: leatherShoe,
  'thermal-set': shirt('smooth', 'long', 'round', true),
  'socks-pack': folded('knit'),
  'kids-underwear-set': folded('smooth'),
  'swim-shorts': trousers('smooth', 'drawstring', 'short'),
};

/** The alaja trim: warm threads on dark cloth, deep ones on light cloth. */
function trimOn(color: string): Threads {
  const { lightness } = oklchOf(color);
  if (lightness < 0.38) return storeThreads;
  if (lightness < 0.7) return [threads.undyed, threads.plum, threads.quince];
  return [threads.quince, threads.plum, threads.sumac];
}

/** A trim in the cloth's own tones, for what has no trim at all. */
function tonal(color: string): Threads {
  const step = oklchOf(color).lightness < 0.35 ? 0.06 : -0.05;
  return [tone(color, step), tone(color, step * 2), tone(color, step)];
}

/** The heel of a sneaker: green on white, pistachio on black, otherwise the color itself, deeper. */
function accentOn(color: string): string {
  const { lightness } = oklchOf(color);
  if (lightness > 0.9) return '#3f5a45';
  return lightness < 0.26 ? threads.pistachio : tone(color, lightness > 0.5 ? -0.2 : 0.22);
}

/** Cords and stitches: undyed on dark cloth, deep on pale cloth. */
function cordOn(color: string): string {
  return oklchOf(color).lightness > 0.78 ? tone(color, -0.3) : threads.undyed;
}

function tone(color: string, by: number): string {
  const { lightness, chroma, hue } = oklchOf(color);
  return hexOf({ lightness: Math.max(0.12, lightness + by), chroma, hue });
}

function isDenimBlue(color: string): boolean {
  const { chroma, hue } = oklchOf(color);
  return chroma > 0.04 && hue > 230 && hue < 270;
}
