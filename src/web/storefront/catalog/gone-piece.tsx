import { useEffect, useState } from 'react';
import { catalog } from '#texts/catalog';
import { product as t } from '#texts/product';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { call } from '../../client/call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Head } from '../head.tsx';
import css from './gone-piece.module.css';
import { LookedAtStrip } from './looked-at-strip.tsx';
import { ProductStrip } from './product-grid.tsx';

/** A piece that is no longer sold: what others like now, and what this browser looked at before. */
export function GonePiece() {
  const [trendy, setTrendy] = useState<ProductCard[]>([]);
  useEffect(() => {
    call('getAllProducts', { sort: 'trendy', inStock: true, limit: 6 }).then(
      ({ products }) => setTrendy(products),
      () => null, // the way to the shop is enough
    );
  }, []);
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={t.gone} noIndex />
      <h1 className="visually-hidden">{t.gone}</h1>
      <EmptyState
        title={t.gone}
        text={t.goneText}
        icon="shirt"
        action={<ButtonLink to="/SearchProducts">{catalog.seeShop}</ButtonLink>}
      />
      <LookedAtStrip />
      {trendy.length > 0 && <ProductStrip title={catalog.trendyInstead} products={trendy} />}
    </div>
  );
}
