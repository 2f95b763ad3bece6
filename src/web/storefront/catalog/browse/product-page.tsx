import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { layout } from '#texts/layout';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../shop/catalog/browse/contract.ts';
import { categoryPath, productPath } from '../../../../shop/catalog/seo/addresses.ts';
import { CallError } from '../../../client/call-error.ts';
import { callFrom } from '../../../client/call-from.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Breadcrumb } from '../../../ui/blocks/breadcrumb.tsx';
import { ErrorPage } from '../../failures/late-error-page.tsx';
import { Head } from '../../head.tsx';
import { useShopName } from '../../layout/facts.ts';
import { lazySection } from '../../lazy-section.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { BuyBar } from './buy/buy-bar.tsx';
import { BuyButton } from './buy/buy-button.tsx';
import { FitLine } from './buy/product-pickers.tsx';
import { usePurchase } from './buy/use-purchase.ts';
import css from './product-page.module.css';
import { firstQuote } from './product/delivery-city.ts';
import { ProductOffer } from './product/product-offer.tsx';
import { useNewPrice } from './product/use-new-price.ts';
import { noteView } from './recently-viewed/recently-viewed.ts';
import { redirectTo } from './redirect-to.ts';

const ProductGallery = lazySection(
  async () => (await import('./gallery/product-gallery.tsx')).ProductGallery,
);
const BrandLine = lazySection(async () => (await import('./product/brand-line.tsx')).BrandLine);
const ProductStory = lazySection(async () => (await import('./product/product-story.tsx')).ProductStory);
const ReviewsSection = lazySection(
  async () => (await import('../reviews/reviews-section.tsx')).ReviewsSection,
);
const MoreProducts = lazySection(async () => (await import('./product/more-products.tsx')).MoreProducts);
const GoneProduct = lazySection(async () => (await import('./product/gone-product.tsx')).GoneProduct);

const sections = [ProductGallery, BrandLine, FitLine, ProductStory, ReviewsSection, MoreProducts];
export const preloadSections = () => Promise.all(sections.map((section) => section.preload()));
if (import.meta.env.SSR) await Promise.all([preloadSections(), GoneProduct.preload()]);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const productId = params['id'] ?? '';
  const [product, reviews, quote] = await Promise.all([
    call('getProductDetails', { productId }).then((read) => read.product, insteadOf),
    call('getReviews', { productId, limit: 5 }).catch(() => null),
    firstQuote(call),
    preloadSections(),
  ]);
  return { product, reviews, quote };
}

/** Null for a product that rests; a slug leads to its product, an archived product to its category. */
function insteadOf(failure: unknown): null {
  if (!(failure instanceof CallError)) throw failure;
  if (failure.code === 'UNAVAILABLE') return null;
  // The API sends it with this code.
  const { productId, categoryId } = (failure.data ?? {}) as { productId?: string; categoryId?: string };
  if (productId !== undefined) redirectTo(productPath(productId), 301);
  if (categoryId !== undefined) redirectTo(categoryPath(categoryId), 301);
  throw failure;
}

/** Choices in the URL do not change the loaded data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export function Component() {
  const { product, ...around } = useLoaderData<typeof loader>();
  if (product === null) return <GoneProduct rests />;
  return <ProductPage key={product._id} {...around} product={product} />;
}

type ProductPageProps = Awaited<ReturnType<typeof loader>> & {
  product: ProductDetails;
  /** Shown before shoppers see it: nothing is bought, saved or remembered. */
  isPreview?: boolean;
};

export function ProductPage({ product, reviews, quote, isPreview = false }: ProductPageProps) {
  const { _id, name, description, category, subCategory, categoryId, subCategoryId } = product;
  const purchase = usePurchase(product, { isPreview });
  useNewPrice(isPreview ? null : product.priceChangesAt);
  useEffect(() => {
    if (!isPreview) noteView(product);
  }, [product, isPreview]);
  const { name: brand } = product.brand;
  // A brand of the shop's own name would stand in the title twice.
  const title = brand === useShopName() ? name : `${name} · ${brand}`;
  const heart = <FavoriteButton productId={_id} name={name} />;
  const favoriteButton = isPreview ? <span inert>{heart}</span> : heart;
  const buy = <BuyButton product={product} purchase={purchase} />;
  const size = product.sizes.find(({ _id: id }) => id === purchase.choices.sizeId)?.label;
  const list = `/SearchProducts?categoryId=${categoryId}`;
  const trail = [
    { label: layout.home, to: '/' },
    { label: category.name, to: list },
    { label: subCategory.name, to: `${list}&subCategoryId=${subCategoryId}` },
    { label: name },
  ];
  return (
    <article className={`wrap ${css.page}`}>
      <Head title={title} description={description || title} noIndex={isPreview} />
      {isPreview && <Banner tone="info">{t.preview}</Banner>}
      <div className={css.trail}>
        <Breadcrumb trail={trail} />
      </div>
      <div className={css.top}>
        <div className={css.pictures}>
          <ProductGallery product={product} />
          <div className={css.favorite}>{favoriteButton}</div>
        </div>
        <ProductOffer
          {...{ product, purchase, size, buy, favoriteButton }}
          brand={<BrandLine brand={product.brand} />}
          story={<ProductStory product={product} quote={quote} />}
        />
      </div>
      {!(isPreview && reviews === null) && <ReviewsSection product={product} first={reviews} />}
      <MoreProducts product={product} />
      <BuyBar product={product} size={size}>
        {buy}
      </BuyBar>
    </article>
  );
}

/** A removed product leads to others; other errors show the layout's error page. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <GoneProduct /> : <ErrorPage />;
}
