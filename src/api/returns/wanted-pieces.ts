import type { Db } from '../db/database.ts';
import type { Pieces } from '../orders/stock.ts';
import { selectReturnPieces } from './queries.ts';

/** The variant an exchange wants; what is not given stays. */
export async function wantedPieces(db: Db, returnId: string): Promise<Pieces[]> {
  const pieces = await selectReturnPieces(db, returnId);
  return pieces.map(({ productId, colorId, sizeId, quantity, newColorId, newSizeId }) => ({
    productId,
    colorId: newColorId ?? colorId,
    sizeId: newSizeId ?? sizeId,
    quantity,
  }));
}
