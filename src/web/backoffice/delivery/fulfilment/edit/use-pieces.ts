import { useEffect, useState } from 'react';
import type { ConsoleOrder, PieceInStock } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { ask } from '../../../client/ask.ts';

/** The variants of a line's product; while they load, its own. */
export function optionsOf(
  pieces: readonly PieceInStock[],
  productId: string,
  line: ConsoleOrder['lines'][number],
) {
  const own = { color: line.color, size: line.size, stock: line.stock };
  const variants = pieces.filter((piece) => piece.productId === productId);
  return (variants.length === 0 ? [own] : variants).map(({ color, size, stock }) => ({
    id: `${color._id}/${size._id}`,
    label: `${color.name} · ${size.label}`,
    stock,
  }));
}

/** All variants of these products with their stock; none until they are loaded. */
export function usePieces(products: readonly string[]): readonly PieceInStock[] {
  const [pieces, setPieces] = useState<readonly PieceInStock[]>([]);
  const ids = [...new Set(products)].join(',');
  useEffect(() => {
    let isCurrent = true;
    // Without them the lines keep their color and size.
    ask('findPieces', { products: ids.split(',') }).then(
      (found) => isCurrent && setPieces(found.pieces),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return pieces;
}
