import type { Outline } from '../../src/api/catalog/drawings/outlines/outline.ts';
import { accessoryPieces } from './piece-outlines/accessories.ts';
import { coatPieces } from './piece-outlines/coats.ts';
import { dressPieces } from './piece-outlines/dresses.ts';
import { setPieces } from './piece-outlines/sets.ts';
import { shoePieces } from './piece-outlines/shoes.ts';
import { topPieces } from './piece-outlines/tops.ts';
import { trouserPieces } from './piece-outlines/trousers.ts';

/** Pieces that are cut otherwise than their type: a cardigan among sweaters, a beanie among caps. By slug. */
export const pieceOutlines: Readonly<Record<string, Outline>> = {
  ...topPieces,
  ...dressPieces,
  ...trouserPieces,
  ...coatPieces,
  ...setPieces,
  ...shoePieces,
  ...accessoryPieces,
};
