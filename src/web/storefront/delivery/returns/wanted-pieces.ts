import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import type { Caller } from '../../../client/caller.ts';
import { variantName } from '../../buying/cart/variant-name.ts';

type Wanted = {
  productId: string;
  colorId: string;
  sizeId: string;
  newColorId: string | null;
  newSizeId: string | null;
};

/** The key of the variant an exchange asks for; what it does not name stays. */
export const wantedKey = ({ productId, colorId, sizeId, newColorId, newSizeId }: Wanted): string =>
  lineKey({ productId, colorId: newColorId ?? colorId, sizeId: newSizeId ?? sizeId });

/** Names of the variants requested in exchanges: "Black, size M", by `wantedKey`. A deleted variant has no name. */
export async function wantedNames(call: Caller, { returns }: Order): Promise<Record<string, string>> {
  const wanted = returns.filter(({ kind }) => kind === 'exchange').flatMap(({ items }) => items);
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const products = await Promise.all(
    ids.map((productId) => call('getProductDetails', { productId }).catch(() => null)),
  );
  const names: Record<string, string> = {};
  for (const line of wanted) {
    const product = products.find((found) => found?.product._id === line.productId)?.product;
    const color = product?.colors.find(({ _id }) => _id === (line.newColorId ?? line.colorId));
    const size = product?.sizes.find(({ _id }) => _id === (line.newSizeId ?? line.sizeId));
    if (color && size) names[wantedKey(line)] = variantName({ color, size });
  }
  return names;
}
