import type {
  SetLook,
  SetPiece,
  ShirtLook,
  TrousersLook,
} from '../../src/api/catalog/drawings/garments/clothes-look.ts';
import type { Cut, Threads } from '../../src/api/catalog/drawings/garments/cut.ts';
import type { Look } from '../../src/api/catalog/drawings/garments/look.ts';

const cut: Cut = { color: '#ffffff', weave: 'smooth', print: { pattern: 'plain' }, seed: 7 };
const white = '#ffffff';
const threads: Threads = [white, white, white];

const shirt = (neck: ShirtLook['neck'], sleeve: ShirtLook['sleeve'], rib = false) =>
  ({ drawing: 'shirt', neck, sleeve, rib, threads }) as const satisfies SetPiece;

type Leg = TrousersLook['leg'];

const trousers = (waist: TrousersLook['waist'], leg: Leg) =>
  ({ drawing: 'trousers', waist, leg, thread: white }) as const satisfies SetPiece;

const set = (top: SetPiece, bottom: SetPiece): SetLook => ({ drawing: 'set', ...cut, top, bottom });

/** The kinds of pieces there are drawings to measure by, each by a look that has its outline. */
export const sizeLooks = {
  'short-sleeved': { ...cut, ...shirt('round', 'short') },
  'long-sleeved': { ...cut, ...shirt('round', 'long', true) },
  shirt: { ...cut, ...shirt('collar', 'long') },
  'short-sleeved-shirt': { ...cut, ...shirt('collar', 'short') },
  polo: { ...cut, ...shirt('polo', 'short') },
  cardigan: { ...cut, ...shirt('cardigan', 'long', true) },
  hoodie: { ...cut, ...shirt('hood', 'long', true) },
  tunic: { ...cut, ...shirt('band', 'long'), length: 'thigh' },
  vest: { drawing: 'vest', ...cut, threads },
  puffer: { drawing: 'puffer', ...cut, hood: true, threads },
  dress: { drawing: 'dress', ...cut, sleeve: 'short', threads },
  'knee-dress': { drawing: 'dress', ...cut, sleeve: 'short', length: 'knee', threads },
  'long-dress': { drawing: 'dress', ...cut, sleeve: 'long', threads },
  abaya: { drawing: 'abaya', ...cut, kind: 'plain', trim: threads },
  kaftan: { drawing: 'kaftan', ...cut, trim: threads },
  blazer: { drawing: 'coat', ...cut, length: 'short', threads },
  coat: { drawing: 'coat', ...cut, length: 'long', threads },
  skirt: { drawing: 'skirt', ...cut, threads },
  trousers: { ...cut, ...trousers('tailored', 'long') },
  'wide-trousers': { ...cut, ...trousers('tailored', 'wide') },
  joggers: { ...cut, ...trousers('drawstring', 'tapered') },
  leggings: { ...cut, ...trousers('elastic', 'narrow') },
  shorts: { ...cut, ...trousers('drawstring', 'short') },
  bodysuit: { drawing: 'babywear', ...cut, kind: 'bodysuit', sleeve: 'short', threads },
  sleepsuit: { drawing: 'babywear', ...cut, kind: 'sleepsuit', sleeve: 'long', threads },
  suit: set({ drawing: 'coat', length: 'short', threads }, trousers('tailored', 'long')),
  'shirt-set': set(shirt('collar', 'long'), trousers('drawstring', 'long')),
  'soft-set': set(shirt('round', 'long', true), trousers('drawstring', 'tapered')),
  'tight-set': set(shirt('round', 'close', true), trousers('elastic', 'ribbed')),
  'swim-set': set({ ...shirt('zip', 'long'), length: 'thigh' }, trousers('elastic', 'narrow')),
  'short-set': set(shirt('collar', 'short'), trousers('drawstring', 'short')),
  'vest-set': set({ drawing: 'vest', threads }, trousers('boxer', 'short')),
  'baby-set': set(shirt('cardigan', 'long', true), trousers('drawstring', 'baby')),
  sneaker: {
    drawing: 'sneaker',
    ...cut,
    kind: 'low',
    accent: white,
    sole: white,
    outsole: white,
    trim: threads,
  },
  heel: { drawing: 'heel', ...cut, heel: 'block', lining: white },
  boot: { drawing: 'boot', ...cut, kind: 'chelsea', sole: white },
  'laced-shoe': { drawing: 'oxford', ...cut, kind: 'capToe', sole: white },
  sandal: { drawing: 'sandal', ...cut, upper: 'band', bed: white, sole: white },
} as const satisfies Record<string, Look>;

/** The name of a kind of piece: what `products.outline` holds. */
export type SizeLook = keyof typeof sizeLooks;

/** The kind that a look is measured as; null for what has no measures, a bag or a belt. */
export function sizeLookOf(look: Look): SizeLook | null {
  switch (look.drawing) {
    case 'shirt':
      return shirtKind(look);
    case 'trousers':
      return legKinds[look.leg];
    case 'dress':
      if (look.length === 'knee') return 'knee-dress';
      return look.sleeve === 'long' ? 'long-dress' : 'dress';
    case 'coat':
      return look.length === 'long' ? 'coat' : 'blazer';
    case 'babywear':
      return look.kind === 'bodysuit' ? 'bodysuit' : 'sleepsuit';
    case 'newborn':
      return 'baby-set';
    case 'set':
      return setKind(look);
    case 'oxford':
      return 'laced-shoe';
    case 'vest':
    case 'puffer':
    case 'abaya':
    case 'kaftan':
    case 'skirt':
    case 'sneaker':
    case 'heel':
    case 'boot':
    case 'sandal':
      return look.drawing;
    case 'bag':
    case 'backpack':
    case 'belt':
    case 'cap':
    case 'scarf':
    case 'socks':
    case 'earrings':
    case 'hairClips':
    case 'folded':
      return null;
  }
}

const legKinds: Record<Leg, SizeLook> = {
  long: 'trousers',
  slim: 'trousers',
  skinny: 'trousers',
  flare: 'trousers',
  barrel: 'wide-trousers',
  cropped: 'leggings',
  bermuda: 'shorts',
  brief: 'shorts',
  wide: 'wide-trousers',
  tapered: 'joggers',
  narrow: 'leggings',
  ribbed: 'leggings',
  short: 'shorts',
  baby: 'joggers',
};

function shirtKind({ neck, sleeve, length }: ShirtLook): SizeLook {
  if (length === 'thigh') return 'tunic';
  if (neck === 'hood' || neck === 'zipHood') return 'hoodie';
  if (neck === 'cardigan' || neck === 'shawl') return 'cardigan';
  if (neck === 'polo' && sleeve === 'short') return 'polo';
  const isWoven =
    neck === 'collar' || neck === 'trucker' || neck === 'band' || neck === 'bow' || neck === 'ruffle';
  if (sleeve === 'short' || sleeve === 'cap' || sleeve === 'puff' || sleeve === 'elbow')
    return isWoven ? 'short-sleeved-shirt' : 'short-sleeved';
  return isWoven ? 'shirt' : 'long-sleeved';
}

function setKind({ top, bottom }: SetLook): SizeLook {
  if (top.drawing === 'coat') return 'suit';
  if (top.drawing === 'vest') return 'vest-set';
  const leg = bottom.drawing === 'trousers' ? bottom.leg : 'long';
  if (leg === 'baby') return 'baby-set';
  if (leg === 'short' || leg === 'brief' || leg === 'bermuda') return 'short-set';
  if (leg === 'tapered') return 'soft-set';
  if (leg === 'ribbed') return 'tight-set';
  if (leg === 'narrow') return top.drawing === 'shirt' && top.length === 'thigh' ? 'swim-set' : 'tight-set';
  return 'shirt-set';
}
