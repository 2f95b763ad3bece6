import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { layout } from '#texts/layout';
import { product } from '#texts/product';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import { CallError } from '../../../client/call-error.ts';
import { callFrom } from '../../../client/call-from.ts';
import { shareLink } from '../../../client/share-link.ts';
import { Breadcrumb } from '../../../ui/blocks/breadcrumb.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import list from '../../catalog/browse/list-page.module.css';
import { LookOffer } from '../../catalog/browse/looks/look-offer.tsx';
import { ProductGrid } from '../../catalog/browse/product-grid.tsx';
import { FavoriteButton } from '../../catalog/favorites/favorite-button.tsx';
import { throwNotFound } from '../../failures/not-found.ts';
import { Head } from '../../head.tsx';

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  try {
    return await callFrom(context)('getCollection', { collectionId: id });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throwNotFound();
    throw error;
  }
}

/** A collection of products that the merchant picked, in their order, or a look, which is bought together. */
export function Component() {
  const { collection, products, choices } = useLoaderData<typeof loader>();
  const favoriteButton = ({ _id, name }: ProductCard) => <FavoriteButton productId={_id} name={name} />;
  return (
    <div className={`wrap ${list.page}`} data-list>
      <Head title={collection.title} description={collection.text} />
      <Breadcrumb trail={[{ label: layout.home, to: '/' }, { label: collection.title }]} />
      <header className={list.head}>
        <h1 className="display">{collection.title}</h1>
        <p className={list.count}>{t.pieces(products.length)}</p>
      </header>
      {collection.text && <p>{collection.text}</p>}
      <p>
        <Button tone="quiet" small icon="share-2" onClick={() => void share(collection.title)}>
          {product.share}
        </Button>
      </p>
      {choices !== null && <LookOffer title={collection.title} products={products} choices={choices} />}
      <ProductGrid first={choices === null} products={products} favoriteButton={favoriteButton} columns={4} />
    </div>
  );
}

/** By the sheet of the phone, else copied. */
async function share(title: string): Promise<void> {
  const done = await shareLink({ title, url: location.href });
  if (done === 'copied') toast.success(product.linkCopied);
  if (done === 'failed') toast.error(product.shareFailed);
}
