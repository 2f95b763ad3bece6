import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { ProductStrip } from '../product-strip.tsx';
import { RecentlyViewedStrip } from '../recently-viewed/recently-viewed-strip.tsx';

/** Matching or similar products, and recently viewed ones. */
export function MoreProducts({ product: { _id, subCategoryId, related } }: { product: ProductDetails }) {
  const isLike = related.every((other) => other.subCategoryId === subCategoryId);
  return (
    <>
      {related.length > 0 && <ProductStrip title={isLike ? t.likeIt : t.goesWith} products={related} />}
      <RecentlyViewedStrip except={_id} />
    </>
  );
}
