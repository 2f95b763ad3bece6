import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { product as t } from '#texts/product';
import { callFrom } from '../../../client/call-from.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Head } from '../../head.tsx';
import { preloadSections, ProductPage } from './product-page.tsx';
import { firstQuote } from './product/delivery-city.ts';

export { shouldRevalidate } from './product-page.tsx';

/** A product as shoppers will see it; null once the preview has ended. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const [{ product }, quote] = await Promise.all([
    call('getProductPreview', { previewId: params['id'] ?? '' }),
    firstQuote(call),
    preloadSections(),
  ]);
  const reviews =
    product && (await call('getReviews', { productId: product._id, limit: 5 }).catch(() => null));
  return { product, reviews, quote };
}

export function Component() {
  const { product, ...around } = useLoaderData<typeof loader>();
  if (product !== null) return <ProductPage {...around} product={product} isPreview />;
  return (
    <div className="wrap">
      <Head title={t.previewOver} noIndex />
      <h1 className="visually-hidden">{t.previewOver}</h1>
      <EmptyState title={t.previewOver} text={t.previewAgain} icon="clock" />
    </div>
  );
}
