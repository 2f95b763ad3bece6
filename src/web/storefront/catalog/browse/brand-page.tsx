import { type RefObject, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { layout } from '#texts/layout';
import type { ProductCard, Brand } from '../../../../shop/catalog/browse/contract.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import type { Caller } from '../../../client/caller.ts';
import { Breadcrumb } from '../../../ui/blocks/breadcrumb.tsx';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { WovenPanel } from '../../../ui/cloth/woven-panel.tsx';
import { throwNotFound } from '../../failures/not-found.ts';
import { Head } from '../../head.tsx';
import { useShopName } from '../../layout/facts.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { CategoryTree } from '../search/filters/category-tree.tsx';
import { KindChips } from '../search/list/kind-chips.tsx';
import { takePrefetched } from '../search/list/prefetch-next-page.ts';
import {
  loadProductList,
  loadCategoryCounts,
  productListPath,
  type ProductListQuery,
  readProductListQuery,
} from '../search/list/product-list.ts';
import { ProductPages } from '../search/list/product-pages.tsx';
import { SortChip } from '../search/list/sort-chip.tsx';
import { useListFocus } from '../search/list/use-list-focus.ts';
import css from './brand-page.module.css';
import { FollowButton } from './follow-button.tsx';
import { redirectTo } from './redirect-to.ts';

export async function loader({ context, request, params: { brandId = '', slug } }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const ahead = takePrefetched<Read>(pathname + search);
  const read = await (ahead ?? readBrand(callFrom(context), { ...readProductListQuery(request), brandId }));
  if (slug !== read.brand.slug) redirectTo(read.path + search, 301);
  return read;
}

type Read = Awaited<ReturnType<typeof readBrand>>;

async function readBrand(call: Caller, query: ProductListQuery & { brandId: string }) {
  const { brandId } = query;
  const [{ brands }, shelves] = await Promise.all([
    call('getCategoriesWithBrands'),
    loadCategoryCounts(call, query),
  ]);
  const brand = brands.find(({ _id }) => _id === brandId);
  if (brand === undefined) throwNotFound();
  const path = `/brands/${brandId}/${brand.slug}`;
  const pieces = await loadProductList(call, path, query);
  return { brand, path, query: { ...query, brandId: undefined }, shelves, ...pieces };
}

export function Component() {
  const list = useLoaderData<typeof loader>();
  const { brand, path, query, totalItems, shelves } = list;
  const { categories, kinds } = shelves;
  const toPage = (page: number) => productListPath(path, query, { page });
  const shop = useShopName();
  const count = useListFocus();
  const filtered =
    query.categoryId !== undefined || query.subCategoryId !== undefined || query.search !== undefined;
  const toCategory = (categoryId: string | undefined) =>
    productListPath(path, query, { categoryId, subCategoryId: undefined });
  const toKind = (subCategoryId: string | undefined) => productListPath(path, query, { subCategoryId });
  const clear = (
    <ButtonLink to={path} tone="quiet" small icon="rotate-ccw">
      {t.clearFilters}
    </ButtonLink>
  );
  const favoriteButton = ({ _id, name }: ProductCard) => <FavoriteButton productId={_id} name={name} />;
  return (
    <div className={`wrap ${css.page}`} data-list>
      <Head title={brand.name === shop ? '' : brand.name} description={brand.story} />
      <Breadcrumb trail={[{ label: layout.home, to: '/' }, { label: brand.name }]} />
      <WovenPanel colors={brand.threads} size="cover" />
      <BrandHead brand={brand} pieces={totalItems} count={count} />
      <div className={css.chips}>
        {categories.length > 1 && (
          <KindChips label={t.category} kinds={categories} chosen={query.categoryId} to={toCategory} />
        )}
        <KindChips kinds={kinds} chosen={query.subCategoryId} to={toKind} />
        {filtered && clear}
      </div>
      <div className={css.layout}>
        <aside>
          <CategoryTree
            categories={categories}
            kinds={kinds}
            query={query}
            to={(change) => productListPath(path, query, change)}
          />
          {filtered && clear}
        </aside>
        <div>
          <div className={css.order}>
            <SortChip
              sort={query.sort}
              searched={query.search !== undefined}
              to={(sort) => productListPath(path, query, { sort })}
            />
          </div>
          <h2 className="visually-hidden">{t.pieces(totalItems)}</h2>
          {totalItems > 0 ? (
            <ProductPages
              key={toPage(query.page)}
              {...{ list, favoriteButton }}
              page={query.page}
              to={toPage}
              read={(page) => readBrand(call, { ...query, brandId: brand._id, page })}
            />
          ) : filtered ? (
            <EmptyState
              title={t.brandNoMatch}
              text={t.brandNoMatchText}
              icon="shirt"
              level={3}
              action={<ButtonLink to={path}>{t.clearFilters}</ButtonLink>}
            />
          ) : (
            <EmptyState
              title={t.brandNothingYet(brand.name)}
              text={t.brandNothingYetText}
              icon="store"
              level={3}
              action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The head of a brand's page: name, product count, followers, story. */
function BrandHead({
  brand,
  pieces,
  count,
}: {
  brand: Brand;
  pieces: number;
  count: RefObject<HTMLParagraphElement | null>;
}) {
  const { followers, move } = useFollowers(brand.followersCount);
  return (
    <header className={css.head}>
      <h1 className="display">{brand.name}</h1>
      <FollowButton brand={brand} onChange={move} />
      <p ref={count} tabIndex={-1} className={css.count} role="status">
        {t.pieces(pieces)}
        {followers > 0 && ` · ${t.followers(followers)}`}
      </p>
      {brand.story && <p className={css.story}>{brand.story}</p>}
    </header>
  );
}

/** Changes with the shopper's own press until the next load brings the server's count. */
function useFollowers(read: number) {
  const [moved, setMoved] = useState({ from: read, by: 0 });
  return {
    followers: moved.from === read ? read + moved.by : read,
    move: (change: 1 | -1) =>
      setMoved((now) => ({ from: read, by: (now.from === read ? now.by : 0) + change })),
  };
}
