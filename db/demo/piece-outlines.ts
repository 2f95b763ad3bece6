import type { SetPiece } from '../../src/shop/catalog/garments/look.ts';
import { cap, earrings, hairClips, socks } from './accessory-outlines.ts';
import { babywear, coat, shirt, trousers, trousersPiece } from './clothes-outlines.ts';
import { type Outline, storeThreads } from './outline.ts';
import { set, thermals } from './set-outlines.ts';
import { oxford, sandal } from './shoe-outlines.ts';

/** Pieces that are cut otherwise than their type: a cardigan among sweaters, a beanie among caps. By slug. */
export const pieceOutlines: Readonly<Record<string, Outline>> = {
  'striped-boat-neck-top': shirt('smooth', 'long', 'round'),
  'v-neck-t-shirt-in-modal': shirt('smooth', 'short', 'vee'),
  'striped-skater-tee-with-long-sleeves': shirt('smooth', 'long', 'round'),
  'sprig-print-blouse-with-covered-buttons': shirt('crepe', 'long', 'collar'),
  'pinstripe-poplin-shirt': shirt('twill', 'long', 'collar'),
  'satin-evening-blouse': shirt('crepe', 'long', 'band'),
  'dotted-blouse-with-gathered-cuffs': shirt('crepe', 'long', 'band'),
  'pleated-front-linen-blouse': shirt('linen', 'long', 'band'),
  'straight-crepe-tunic': shirt('crepe', 'long', 'round', false, 'thigh'),
  'sprig-print-shirt-tunic': shirt('crepe', 'long', 'collar', false, 'thigh'),
  'drawstring-linen-trousers': trousers('linen', 'drawstring', 'wide'),
  'wide-leg-jeans-in-rigid-denim': trousers('denim', 'jeans', 'wide'),
  'light-roll-neck-knit': shirt('knit', 'long', 'roll', true),
  'button-cardigan-with-pockets': shirt('knit', 'long', 'cardigan', true),
  'dotted-jersey-pyjamas': set('smooth', top('round', true), trousersPiece('drawstring', 'tapered')),
  'striped-short-sleeve-pyjamas': set(
    'smooth',
    top('round', false, 'short'),
    trousersPiece('drawstring', 'long'),
  ),
  'fine-v-neck-t-shirt': shirt('smooth', 'short', 'vee'),
  'breton-striped-t-shirt': shirt('smooth', 'long', 'round'),
  'long-sleeve-running-shirt': shirt('smooth', 'long', 'round'),
  'striped-polo-with-long-sleeves': shirt('smooth', 'long', 'polo'),
  'collarless-linen-shirt': shirt('linen', 'long', 'band'),
  'short-sleeve-alaja-shirt': shirt('twill', 'short', 'collar'),
  'sprig-print-holiday-shirt': shirt('linen', 'short', 'collar'),
  'zip-through-hoodie': shirt('smooth', 'long', 'zipHood', true),
  'v-neck-office-knit': shirt('knit', 'long', 'vee', true),
  'shawl-collar-cardigan': shirt('knit', 'long', 'cardigan', true),
  'cashmere-blend-roll-neck': shirt('knit', 'long', 'roll', true),
  'straight-terry-sweatpants': trousers('smooth', 'drawstring', 'long'),
  'wide-leg-heavy-joggers': trousers('smooth', 'drawstring', 'wide'),
  'jersey-pyjamas-with-cuffs': set('smooth', top('round', true), trousersPiece('drawstring', 'tapered')),
  'short-sleeve-modal-pyjamas': set(
    'smooth',
    top('collar', false, 'short'),
    trousersPiece('drawstring', 'long'),
  ),
  'girls-striped-long-sleeve-top': shirt('smooth', 'long', 'round', true),
  'sprig-top-and-wide-trousers': set('smooth', top('round', false), trousersPiece('drawstring', 'wide')),
  'linen-blend-shirt-and-shorts': set(
    'linen',
    top('collar', false, 'short'),
    trousersPiece('drawstring', 'short'),
  ),
  'zip-jacket-and-trousers-set': set('smooth', top('zip', true), trousersPiece('drawstring', 'tapered')),
  'light-raincoat-with-hood': shirt('smooth', 'long', 'zipHood', true),
  'checked-duffle-coat': coat('long'),
  'boys-pique-polo': shirt('smooth', 'short', 'polo'),
  'long-sleeve-henley-for-boys': shirt('smooth', 'long', 'round', true),
  'boys-checked-shirt': shirt('twill', 'long', 'collar'),
  'brushed-cotton-tracksuit': set('smooth', top('hood', true), trousersPiece('drawstring', 'tapered')),
  'light-terry-tracksuit': set('smooth', top('round', true), trousersPiece('drawstring', 'tapered')),
  'boys-windbreaker': shirt('smooth', 'long', 'zipHood', true),
  'boys-denim-jacket-with-warm-lining': shirt('denim', 'long', 'collar'),
  'sprig-print-long-sleeve-bodysuit': babywear('bodysuit', 'long'),
  'striped-top-and-soft-trousers': set('smooth', top('round', true), trousersPiece('drawstring', 'baby')),
  'checked-shirt-and-braces-set': set('twill', top('collar', false), trousersPiece('drawstring', 'baby')),
  'soft-leather-loafers': oxford('strap'),
  'handmade-monk-strap-shoes': oxford('strap'),
  'beach-slide-sandals': sandal('band', 'leather', '#d8c9b2', '#4a3424'),
  'cushioned-slides': sandal('band', 'leather', '#d8d2c6', '#4b4640'),
  'canvas-bathroom-slippers': sandal('band', 'linen', '#d8d2c6', '#4b4640'),
  'house-slippers-with-soft-footbed': sandal('band', 'leather', '#c9a479', '#4a3424'),
  'ribbed-knit-beanie': cap('beanie', 'knit'),
  'cable-beanie-with-fleece-band': cap('beanie', 'knit'),
  'pearl-look-drop-earrings': earrings('drop'),
  'hammered-disc-earrings': earrings('disc'),
  'snap-clips-set-of-eight': hairClips('snaps'),
  'claw-clips-set-of-three': hairClips('claws'),
  'striped-ankle-socks': socks('ankle'),
  'warm-kids-undersuit': thermals,
};

function top(
  neck: 'round' | 'collar' | 'zip' | 'hood',
  rib: boolean,
  sleeve: 'long' | 'short' = 'long',
): SetPiece {
  return { drawing: 'shirt', sleeve, neck, rib, threads: storeThreads };
}
