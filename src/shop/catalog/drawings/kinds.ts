/** The patterns of a cloth that the illustrator knows. */
export const patterns = ['plain', 'stripe', 'pin', 'alaja', 'check', 'sprig', 'dot'] as const;
export type Pattern = (typeof patterns)[number];

/** What can be drawn, in the groups of its list. */
export const drawingGroups = {
  tops: ['tshirt', 'polo', 'shirt', 'blouse', 'tunic', 'sweater', 'cardigan', 'hoodie'],
  dresses: ['dress', 'longDress', 'skirt', 'abaya', 'kaftan', 'manteau'],
  jackets: ['blazer', 'coat', 'puffer', 'bomber', 'denimJacket'],
  trousers: ['trousers', 'wideTrousers', 'jeans', 'joggers', 'leggings', 'shorts'],
  sets: ['suit', 'tracksuit', 'pajamas', 'thermals', 'burkini'],
  underwear: ['undershirt', 'boxers', 'socks'],
  baby: ['bodysuit', 'sleepsuit', 'babySet', 'blanket'],
  shoes: ['sneakers', 'heels', 'leatherShoes', 'boots', 'sandals', 'slippers'],
  accessories: ['handbag', 'backpack', 'belt', 'scarf', 'cap', 'beanie', 'earrings', 'hairClips'],
} as const;

export type DrawingGroup = keyof typeof drawingGroups;
export type DrawingKind = (typeof drawingGroups)[DrawingGroup][number];

export const drawingKinds: readonly DrawingKind[] = Object.values(drawingGroups).flat();

/** Of leather or metal: they are drawn in one color. */
const withoutPattern: ReadonlySet<DrawingKind> = new Set([
  'sneakers',
  'heels',
  'leatherShoes',
  'boots',
  'belt',
  'earrings',
]);

export const takesPattern = (kind: DrawingKind): boolean => !withoutPattern.has(kind);
