import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { layout } from '#texts/layout';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import { callFrom } from '../../../client/call-from.ts';
import { call } from '../../../client/call.ts';
import type { Caller } from '../../../client/caller.ts';
import { Breadcrumb } from '../../../ui/blocks/breadcrumb.tsx';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { Pager } from '../../../ui/blocks/pager.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { throwNotFound } from '../../failures/not-found.ts';
import { Head } from '../../head.tsx';
import { useShopName } from '../../layout/facts.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { CategoryFilters } from '../search/filters/category-filters.tsx';
import { CategoryTiles } from '../search/list/category-tiles.tsx';
import { KindChips } from '../search/list/kind-chips.tsx';
import { takePrefetched, usePrefetchNextPage } from '../search/list/prefetch-next-page.ts';
import {
  loadProductList,
  loadCategoryCounts,
  productListPath,
  type ProductListQuery,
  readProductListQuery,
} from '../search/list/product-list.ts';
import { SortChip } from '../search/list/sort-chip.tsx';
import { useListFocus } from '../search/list/use-list-focus.ts';
import css from './list-page.module.css';
import { ProductGrid } from './product-grid.tsx';

const path = '/categories';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readProductListQuery(request);
  const ahead = takePrefetched<Read>(productListPath(path, query, { page: query.page }));
  return ahead ?? readCategories(callFrom(context), query);
}

type Read = Awaited<ReturnType<typeof readCategories>>;

async function readCategories(call: Caller, query: ProductListQuery) {
  const [pieces, { categories, brands }, shelves] = await Promise.all([
    loadProductList(call, path, query),
    call('getCategoriesWithBrands'),
    loadCategoryCounts(call, query),
  ]);
  const { categoryId } = query;
  if (categoryId !== undefined && categories.every(({ _id }) => _id !== categoryId)) throwNotFound();
  return { query, pieces, categories, brands: brands.map(({ _id, name }) => ({ _id, name })), shelves };
}

export function Component() {
  const shop = useShopName();
  const { query, pieces, categories, brands, shelves } = useLoaderData<typeof loader>();
  const { kinds } = shelves;
  const next = { ...query, page: query.page + 1 };
  usePrefetchNextPage(
    next.page <= pieces.totalPages ? productListPath(path, query, { page: next.page }) : null,
    () => readCategories(call, next),
  );
  const count = useListFocus();
  const category = categories.find(({ _id }) => _id === query.categoryId);
  const kind = kinds.find(({ _id }) => _id === query.subCategoryId);
  const title = kind?.name ?? category?.name ?? t.categories;
  // Only brands with products in the category.
  const offered = category
    ? brands.filter(({ _id }) => category.brands.some((one) => one._id === _id))
    : brands;
  const here = productListPath(path, { ...query, sort: undefined, page: 1 });
  const ofCategory = productListPath(path, { categoryId: category?._id, page: 1 });
  const isNarrowed = here !== ofCategory;
  const [wider, widerName] =
    isNarrowed && category
      ? [ofCategory, t.allOf(category.name)]
      : here === path
        ? ['/', layout.home]
        : [path, t.allClothing];
  const sort = (
    <SortChip
      sort={query.sort}
      searched={query.search !== undefined}
      to={(order) => productListPath(path, query, { sort: order })}
    />
  );
  const favoriteButton = ({ _id, name }: ProductCard) => <FavoriteButton productId={_id} name={name} />;
  return (
    <div className={`wrap ${css.page}`} data-list>
      <Head
        title={title}
        description={category ? t.categoryDescription(title, shop) : t.categoriesDescription}
        noIndex={query.search !== undefined}
      />
      <Breadcrumb
        trail={[
          { label: layout.home, to: '/' },
          ...(category ? [{ label: t.categories, to: path }] : []),
          ...(kind && category
            ? [{ label: category.name, to: productListPath(path, { categoryId: category._id, page: 1 }) }]
            : []),
          { label: title },
        ]}
      />
      <header className={css.head}>
        <h1 className="display">{title}</h1>
        <p ref={count} tabIndex={-1} className={css.count} role="status">
          {t.pieces(pieces.totalItems)}
        </p>
      </header>
      <CategoryTiles categories={categories} chosen={query.categoryId} />
      <KindChips
        kinds={kinds}
        chosen={query.subCategoryId}
        to={(subCategoryId) => productListPath(path, query, { subCategoryId })}
      />
      <div className={css.layout}>
        <CategoryFilters
          query={query}
          categories={shelves.categories}
          kinds={kinds}
          brands={offered}
          sort={sort}
        />
        <div>
          <div className={css.order}>{sort}</div>
          <h2 className="visually-hidden">{t.pieces(pieces.totalItems)}</h2>
          {pieces.totalItems === 0 ? (
            <EmptyState
              title={t.noProducts}
              text={isNarrowed && t.noProductsText}
              icon="shirt"
              level={3}
              action={
                <ButtonLink to={wider} tone="secondary">
                  {widerName}
                </ButtonLink>
              }
            />
          ) : (
            <ProductGrid products={pieces.products} favoriteButton={favoriteButton} first />
          )}
          <Pager
            page={query.page}
            pages={pieces.totalPages}
            to={(page) => productListPath(path, query, { page })}
          />
        </div>
      </div>
    </div>
  );
}
