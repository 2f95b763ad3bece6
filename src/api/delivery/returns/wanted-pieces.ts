import type { Pieces } from '../../buying/orders/stock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ReturnPieces, selectReturnPieces } from './queries.ts';

/** The variant an exchange wants: the same product in the new color and size; what is not given stays. */
export const wantedVariant = ({
  productId,
  colorId,
  sizeId,
  quantity,
  newColorId,
  newSizeId,
}: ReturnPieces): Pieces => ({
  productId,
  colorId: newColorId ?? colorId,
  sizeId: newSizeId ?? sizeId,
  quantity,
});

export async function wantedPieces(db: Db, returnId: string): Promise<Pieces[]> {
  return (await selectReturnPieces(db, returnId)).map(wantedVariant);
}
