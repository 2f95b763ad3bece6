/** Pieces that are announced but not yet sold, with the days until they are. */
export const comingSoon: Readonly<Record<string, number>> = {
  'velvet-dress-with-a-stand-collar': 9,
  'alaja-summer-dress': 26,
  'alaja-stripe-tunic': 12,
  'checked-cocoon-coat': 5,
  'skirted-burkini': 40,
  'barrel-leg-jeans': 14,
  'striped-rugby-hoodie': 7,
  'satin-lapel-evening-suit': 18,
  'checked-raglan-coat': 10,
  'knitted-polo-with-open-collar': 33,
  'fur-lined-winter-boots': 4,
  'hand-stitched-saddle-bag': 21,
  'long-padded-coat': 6,
};

/** Pieces that sold out in every color and size. */
export const soldOut: ReadonlySet<string> = new Set([
  'cashmere-blend-roll-neck',
  'satin-evening-blouse',
  'soft-bucket-bag',
  'raw-selvedge-jeans',
  'knitted-cardigan-and-trousers',
  'indoor-training-shoes',
]);

/** Pieces that came in during the last two weeks; the others are older. */
export const newlyIn: ReadonlySet<string> = new Set([
  'cable-knit-sweater',
  'button-cardigan-with-pockets',
  'winter-manteau-in-wool-blend',
  'tailored-wool-overcoat',
  'checked-winter-pyjamas',
  'checked-flannel-shirt',
  'heavy-boxy-hoodie',
  'lined-winter-bomber',
  'single-breasted-wool-overcoat',
  'quilted-winter-jacket-for-girls',
  'hooded-puffer-for-boys',
  'chelsea-boots-in-leather',
  'wool-blend-thermal-set',
  'moss-stitch-baby-blanket',
]);

/** Pieces that most people look at these days: what the shop shows as trendy. */
export const mostLookedAt: ReadonlySet<string> = new Set([
  'sprig-linen-dress',
  'short-sleeve-alaja-shirt',
  'crepe-abaya-with-a-woven-border',
  'high-rise-straight-jeans',
  'low-court-sneakers',
  'top-handle-leather-handbag',
  'bengal-striped-shirt',
  'striped-shirt-dress',
  'wide-leg-jeans-in-rigid-denim',
  'cable-knit-sweater',
  'gabardine-manteau-with-a-belt',
  'sprig-dress-with-a-round-collar',
  'checked-flannel-shirt',
  'leather-walking-sneakers',
]);
