import type { GuestChoices, MergeReport } from '../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../shop/buying/cart/line-key.ts';
import { mergeLine } from '../../../shop/buying/cart/merge-line.ts';
import { wasShown } from '../../../shop/catalog/browse/product-state.ts';
import type { Settings } from '../../../shop/settings.ts';
import { addFavorite } from '../../catalog/favorites/add-favorite.ts';
import { favoriteIds } from '../../catalog/favorites/queries.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isOnSale, unitPrice } from './cart-line.ts';
import { lockCart, quantitiesOf, raiseLines, selectVariants } from './queries.ts';

type Limits = Pick<Settings, 'maxQuantityPerLine' | 'maxOrderLines'> & { now: Date };

/** Merges a guest's choices into the shopper's cart and favorites; returns the outcome of each. */
export async function mergeChoices(
  tx: Tx,
  shopperId: string,
  choices: GuestChoices,
  limits: Limits,
): Promise<MergeReport> {
  // One after the other: the second of two merges reports what the first put there.
  await lockCart(tx, shopperId);
  return {
    lines: await mergeLines(tx, shopperId, choices.lines, limits),
    favorites: await mergeFavorites(tx, shopperId, choices.favoriteIds, limits.now),
  };
}

async function mergeLines(
  tx: Tx,
  shopperId: string,
  given: GuestChoices['lines'],
  { maxQuantityPerLine, maxOrderLines, now }: Limits,
): Promise<MergeReport['lines']> {
  const wanted = new Map(given.map((line) => [lineKey(line), line])); // a repeated line counts once
  const variants = new Map(
    (await selectVariants(tx, [...wanted.values()])).map((row) => [lineKey(row), row]),
  );
  const inCart = await quantitiesOf(tx, shopperId);
  const report = [...wanted].map(([key, { productId, colorId, sizeId, quantity, price: shown }]) => {
    const variant = variants.get(key);
    const price = variant !== undefined && wasShown(variant.status) ? unitPrice(variant, now) : null;
    const merged = mergeLine({
      wanted: quantity,
      onSale: variant !== undefined && isOnSale(variant, now),
      available: variant?.stock ?? 0,
      inCart: inCart.get(key) ?? 0,
      maxPerLine: maxQuantityPerLine,
      hasRoom: inCart.size < maxOrderLines,
    });
    if (merged.quantity > 0) inCart.set(key, merged.quantity);
    const priceWas = price === null || price === shown ? null : shown;
    return { productId, colorId, sizeId, wanted: quantity, ...merged, price, priceWas };
  });
  const raised = report.filter(isRaised);
  if (raised.length > 0) await raiseLines(tx, shopperId, raised, now);
  return report;
}

/** Whether the merge raised the cart's line; a line that was cut may have been as high before. */
export const isRaised = ({ outcome }: MergeReport['lines'][number]) =>
  outcome === 'added' || outcome === 'cut';

async function mergeFavorites(
  tx: Tx,
  shopperId: string,
  given: readonly string[],
  now: Date,
): Promise<MergeReport['favorites']> {
  const wanted = [...new Set(given)];
  const before = new Set(wanted.length > 0 ? await favoriteIds(tx, shopperId) : []);
  const added = new Set<string>();
  // Sorted, so that merges of two shoppers cannot deadlock on the counts of the same products. The times keep the order.
  for (const productId of wanted.filter((id) => !before.has(id)).sort()) {
    const at = new Date(now.getTime() - wanted.length + wanted.indexOf(productId));
    if (await addFavorite(tx, shopperId, productId, at)) added.add(productId);
  }
  return wanted.map((productId) => ({
    productId,
    outcome: before.has(productId) ? 'kept' : added.has(productId) ? 'added' : 'notSold',
  }));
}
