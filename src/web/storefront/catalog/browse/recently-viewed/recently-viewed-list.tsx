import { useEffect, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { ProductStrip } from '../product-strip.tsx';
import { recentlyViewed } from './recently-viewed.ts';

/** The strip of recently viewed products, if there are any. */
export function RecentlyViewedList({ except }: { except?: string }) {
  const [products, setProducts] = useState<ProductCard[]>([]);
  useEffect(() => setProducts(recentlyViewed().filter(({ _id }) => _id !== except)), [except]);
  return products.length > 0 && <ProductStrip title={t.recentlyViewed} products={products} />;
}
