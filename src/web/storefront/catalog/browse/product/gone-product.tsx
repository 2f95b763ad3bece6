import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { catalog } from '#texts/catalog';
import { product as t } from '#texts/product';
import type { ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { call } from '../../../../client/call.ts';
import { EmptyState } from '../../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Head } from '../../../head.tsx';
import { ProductStrip } from '../product-strip.tsx';
import { RecentlyViewedStrip } from '../recently-viewed/recently-viewed-strip.tsx';
import css from './gone-product.module.css';

type Others = {
  title: string;
  products: readonly ProductCard[];
};

/** A product that is no longer sold, or rests: similar products, else trending ones, and recently viewed ones. */
export function GoneProduct({ rests = false }: { rests?: boolean }) {
  const title = rests ? t.rests : t.gone;
  const { id = '' } = useParams();
  const [others, setOthers] = useState<Others | null>(null);
  useEffect(() => {
    findOthers(id).then(setOthers, () => null); // optional: the link to the shop is shown anyway
  }, [id]);
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={title} noIndex />
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        title={title}
        text={t.goneText}
        icon="shirt"
        action={<ButtonLink to="/SearchProducts">{catalog.seeShop}</ButtonLink>}
      />
      {others !== null && others.products.length > 0 && <ProductStrip {...others} />}
      <RecentlyViewedStrip except={id} />
    </div>
  );
}

async function findOthers(productId: string): Promise<Others> {
  const similar = await call('getSimilarProducts', { productId }).catch(() => null);
  if (similar?.products.length) return { title: t.likeIt, products: similar.products };
  const { products } = await call('getAllProducts', { sort: 'trendy', inStock: true, limit: 6 });
  return { title: catalog.trendyInstead, products };
}
