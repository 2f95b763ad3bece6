import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { LookRow } from '../looks/look-row.tsx';
import { ProductStrip } from '../product-strip.tsx';
import { RecentlyViewedStrip } from '../recently-viewed/recently-viewed-strip.tsx';

/** Looks with the product, matching or similar products, and recently viewed ones. */
export function MoreProducts({
  product: { _id, subCategoryId, looks, related },
}: {
  product: ProductDetails;
}) {
  const isLike = related.every((other) => other.subCategoryId === subCategoryId);
  return (
    <>
      <LookRow looks={looks} />
      {related.length > 0 && <ProductStrip title={isLike ? t.likeIt : t.goesWith} products={related} />}
      <RecentlyViewedStrip except={_id} />
    </>
  );
}
