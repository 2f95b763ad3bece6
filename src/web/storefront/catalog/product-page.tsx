import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { catalog as t } from '#texts/catalog';
import { frame } from '#texts/frame';
import { callFrom } from '../../client/call-from.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ErrorPage } from '../error-page.tsx';
import { Heart } from '../favorites/heart.tsx';
import { useFavorite } from '../favorites/use-favorite.ts';
import { Head } from '../head.tsx';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyButton } from './buy-button.tsx';
import { defaultCity } from './delivery-city.ts';
import { GonePiece } from './gone-piece.tsx';
import { LookedAtStrip } from './looked-at-strip.tsx';
import { noteLook } from './looked-at.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductStrip } from './product-grid.tsx';
import { ProductOffer } from './product-offer.tsx';
import css from './product-page.module.css';
import { usePurchase } from './use-purchase.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const productId = params['id'] ?? '';
  const [{ product }, reviews, quote] = await Promise.all([
    call('getProductDetails', { productId }),
    call('getReviews', { productId, limit: 5 }).catch(() => null),
    call('getDeliveryQuote', { city: defaultCity.id }).catch(() => null),
  ]);
  return { product, reviews, quote };
}

/** The color in the address changes nothing that was read. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export function Component() {
  const { product } = useLoaderData<typeof loader>();
  return <ProductPage key={product._id} />;
}

function ProductPage() {
  const { product, reviews, quote } = useLoaderData<typeof loader>();
  const { _id, name, description, category, subCategory, categoryId, subCategoryId } = product;
  const purchase = usePurchase(product);
  const favorite = useFavorite(_id);
  useEffect(() => noteLook(product), [product]);
  const heart = <Heart productId={_id} name={name} />;
  const buy = <BuyButton product={product} purchase={purchase} favorite={favorite} />;
  const size = product.sizes.find((one) => one._id === purchase.choices.sizeId)?.label;
  const list = `/SearchProducts?categoryId=${categoryId}`;
  const trail = [
    { label: frame.home, to: '/' },
    { label: category.name, to: list },
    { label: subCategory.name, to: `${list}&subCategoryId=${subCategoryId}` },
    { label: name },
  ];
  return (
    <article className={`wrap ${css.page}`}>
      <Head title={name} description={description} image={product.image.url} />
      <div className={css.trail}>
        <Breadcrumb trail={trail} />
      </div>
      <div className={css.top}>
        <ProductGallery product={product} colorId={purchase.choices.colorId} heart={heart} />
        <ProductOffer {...{ product, quote, purchase, favorite, buy, heart }} />
      </div>
      <ReviewsSection product={product} first={reviews} />
      {product.related.length > 0 && <ProductStrip title={t.goesWith} products={product.related} />}
      <LookedAtStrip except={_id} />
      <BuyBar product={product} size={size}>
        {buy}
      </BuyBar>
    </article>
  );
}

/** A piece that is gone leads to others; everything else is the frame's error page. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <GonePiece /> : <ErrorPage />;
}
