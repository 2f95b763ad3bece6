import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../shop/catalog/browse/contract.ts';
import { PREVIEW_CHANGED } from '../../../../shop/catalog/seo/addresses.ts';
import { callFrom } from '../../../client/call-from.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Head } from '../../head.tsx';
import { BuyButton } from './buy/buy-button.tsx';
import { usePurchase } from './buy/use-purchase.ts';
import css from './live-preview-page.module.css';
import { ProductCard } from './product-card.tsx';
import { BrandLine } from './product/brand-line.tsx';
import { ProductOffer } from './product/product-offer.tsx';

/** The product as it is edited; null once the preview has ended. */
export const loader = async ({ context, params }: LoaderFunctionArgs) =>
  callFrom(context)('getProductPreview', { previewId: params['id'] ?? '' });

/** A product's card and the head of its page, in the frame beside its editor. Nothing of it can be pressed. */
export function Component() {
  const { product } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const read = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && data === PREVIEW_CHANGED) void revalidate();
    };
    addEventListener('message', read);
    // The editor may have changed it while this page was loading.
    void revalidate();
    return () => removeEventListener('message', read);
  }, [revalidate]);
  return (
    <div className={css.page}>
      <Head title={product?.name ?? t.previewOver} noIndex />
      {product === null ? (
        <EmptyState title={t.previewOver} text={t.previewAgain} icon="clock" />
      ) : (
        <Looks product={product} />
      )}
    </div>
  );
}

function Looks({ product }: { product: ProductDetails }) {
  const purchase = usePurchase(product, { isPreview: true });
  const size = product.sizes.find(({ _id: id }) => id === purchase.choices.sizeId)?.label;
  return (
    <div inert className={css.looks}>
      <div className={css.card}>
        <ProductCard product={product} load="eager" sizes="164px" />
      </div>
      <ProductOffer
        {...{ product, purchase, size }}
        brand={<BrandLine brand={product.brand} />}
        buy={<BuyButton product={product} purchase={purchase} />}
        favoriteButton={null}
        story={null}
      />
    </div>
  );
}
