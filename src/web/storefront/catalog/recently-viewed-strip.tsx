import { useEffect, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { ProductStrip } from './product-grid.tsx';
import { recentlyViewed } from './recently-viewed.ts';

/** Recently viewed products; rendered after hydration, since the list is in browser storage. */
export function RecentlyViewedStrip({ except }: { except?: string }) {
  const [products, setProducts] = useState<ProductCard[]>([]);
  useEffect(() => setProducts(recentlyViewed().filter(({ _id }) => _id !== except)), [except]);
  return products.length > 0 && <ProductStrip title={t.recentlyViewed} products={products} />;
}
