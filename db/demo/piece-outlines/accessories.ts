import {
  backpack,
  bag,
  belt,
  cap,
  earrings,
  folded,
  hairClips,
  socks,
} from '../../../src/api/catalog/drawings/outlines/accessory-outlines.ts';
import type { Outline } from '../../../src/api/catalog/drawings/outlines/outline.ts';

export const accessoryPieces: Readonly<Record<string, Outline>> = {
  'leather-work-bag': bag('work'),
  'small-crossbody-bag': bag('crossbody'),
  'soft-bucket-bag': bag('bucket'),
  'hand-stitched-saddle-bag': bag('saddle'),
  'large-shopper-tote': bag('tote'),
  'braided-leather-belt': belt('braid'),
  'reversible-belt': belt('leather', '#b98a52'),
  'roll-top-canvas-backpack': backpack('rollTop'),
  'gym-backpack-with-shoe-pocket': backpack('gym'),
  'canvas-and-leather-backpack': backpack('leather'),
  'ribbed-knit-beanie': cap('beanie', 'knit'),
  'cable-beanie-with-fleece-band': cap('beanie', 'knit', { cables: true }),
  'striped-ankle-socks': socks('ankle'),
  'striped-cotton-swaddle': folded('smooth'),
  'cable-blanket-with-fleece-back': folded('knit', { cables: true }),
  'bead-drop-earrings': earrings('drop'),
  'hammered-disc-earrings': earrings('disc'),
  'snap-clips-set-of-eight': hairClips('snaps'),
  'claw-clips-set-of-three': hairClips('claws'),
};
