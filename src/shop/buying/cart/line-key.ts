import type { LineIdentity } from './contract.ts';

/** The key of a cart's or an order's line: product, color and size. */
export const lineKey = ({ productId, colorId, sizeId }: LineIdentity): string =>
  `${productId}/${colorId}/${sizeId}`;
