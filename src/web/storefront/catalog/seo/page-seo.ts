import { language } from '#texts/language';
import { layout as t } from '#texts/layout';
import { brandPath, categoryPath, productPath } from '../../../../shop/catalog/seo/addresses.ts';
import {
  type LinkedData,
  listData,
  shopData,
  trailData,
  type LinkedDataOptions,
} from '../../../../shop/catalog/seo/linked-data.ts';
import { productData } from '../../../../shop/catalog/seo/product-data.ts';
import {
  pictureOfBrand,
  pictureOfCategory,
  pictureOfProduct,
  pictureOfShop,
  sharePicturePath,
} from '../../../../shop/catalog/seo/share-picture.ts';
import type { loader as brandLoader } from '../browse/brand-page.tsx';
import type { loader as categoriesLoader } from '../browse/categories-page.tsx';
import type { loader as productLoader } from '../browse/product-page.tsx';
import type { loader as searchLoader } from '../search/search-page.tsx';

/** A page's data for search engines and link previews, besides title and description. */
export type PageSeo = {
  /** The canonical path; null if the page must not be indexed. */
  path: string | null;
  /** Path of the preview picture. */
  picture: string;
  /** The price, for a product page. */
  price: number | null;
  data: LinkedData[];
};

type PageTags = Omit<PageSeo, 'path'>;
type DataOfPage<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>>;

/** @param name the route's name, which says which loader the data comes from */
export function pageSeo(name: string, data: unknown, url: URL, telling: LinkedDataOptions): PageSeo {
  return { path: canonicalPath(url), ...tagsOf(name, data, telling) };
}

// Each route's handle and loader are declared together in routes.ts, so the name determines the data's type.
function tagsOf(name: string, data: unknown, telling: LinkedDataOptions): PageTags {
  switch (name) {
    case 'home/home':
      return { ...plain(telling), data: shopData(telling) };
    case 'browse/product':
      return ofProduct(data as DataOfPage<typeof productLoader>, telling);
    case 'browse/brand':
      return ofBrand(data as DataOfPage<typeof brandLoader>, telling);
    case 'browse/categories':
      return ofCategories(data as DataOfPage<typeof categoriesLoader>, telling);
    case 'search/search':
      return ofSearch(data as DataOfPage<typeof searchLoader>, telling);
    default:
      return { ...plain(telling), data: [] };
  }
}

const plain = ({ store }: LinkedDataOptions) => ({
  picture: sharePicturePath(pictureOfShop(language, store.identity), language),
  price: null,
});
const front = { name: t.home, path: '/' };

function ofProduct(
  { product, reviews }: DataOfPage<typeof productLoader>,
  telling: LinkedDataOptions,
): PageTags {
  if (product === null) return { ...plain(telling), data: [] };
  const { _id, name, category, subCategory } = product;
  const trail = [
    front,
    { name: category.name, path: categoryPath(category._id) },
    { name: subCategory.name, path: categoryPath(category._id, subCategory._id) },
    { name, path: productPath(_id) },
  ];
  return {
    picture: sharePicturePath(pictureOfProduct(product, telling.store.identity), language),
    price: product.priceAfterDiscount ?? product.price,
    data: [...productData(telling, product, reviews?.reviews ?? []), trailData(telling, trail)],
  };
}

function ofBrand(
  { brand, products, totalItems }: DataOfPage<typeof brandLoader>,
  telling: LinkedDataOptions,
): PageTags {
  const trail = [front, { name: brand.name, path: brandPath(brand) }];
  const list = { name: brand.name, total: totalItems, products };
  return {
    ...plain(telling),
    picture: sharePicturePath(pictureOfBrand(brand, telling.store.identity), language),
    data: [trailData(telling, trail), listData(telling, list)],
  };
}

function ofCategories(
  { query, categories, shelves, pieces }: DataOfPage<typeof categoriesLoader>,
  telling: LinkedDataOptions,
): PageTags {
  const category = categories.find(({ _id }) => _id === query.categoryId);
  const kind = shelves.kinds.find(({ _id }) => _id === query.subCategoryId);
  const trail = [
    front,
    { name: t.categories, path: '/categories' },
    ...(category ? [{ name: category.name, path: categoryPath(category._id) }] : []),
    ...(category && kind ? [{ name: kind.name, path: categoryPath(category._id, kind._id) }] : []),
  ];
  const name = kind?.name ?? category?.name ?? t.categories;
  const list = { name, total: pieces.totalItems, products: pieces.products };
  return {
    ...plain(telling),
    ...(category && {
      picture: sharePicturePath(pictureOfCategory(category, telling.store.identity), language),
    }),
    data: [trailData(telling, trail), listData(telling, list)],
  };
}

function ofSearch(
  { products, totalItems }: DataOfPage<typeof searchLoader>,
  telling: LinkedDataOptions,
): PageTags {
  const trail = [front, { name: t.shopAll, path: '/SearchProducts' }];
  const list = { name: t.shopAll, total: totalItems, products };
  return { ...plain(telling), data: [trailData(telling, trail), listData(telling, list)] };
}

/** Query parameters that make a page of its own for search engines; others only filter or sort. */
const tellingQueries: Record<string, readonly string[]> = {
  '/categories': ['categoryId', 'subCategoryId', 'page'],
  '/SearchProducts': ['page'],
  '/brands': ['page'],
};
/** Query parameters that do not change what a page says. */
const silentQueries = /^(lang|utm_\w+|fbclid|gclid|color|size|tab)$/;

/** The canonical path of the page at `url`; null for a filtered or sorted list, which must not be indexed. */
function canonicalPath({ pathname, searchParams }: URL): string | null {
  const telling = tellingQueries[pathname.startsWith('/brands/') ? '/brands' : pathname] ?? [];
  const isList = pathname in tellingQueries || pathname.startsWith('/brands/');
  const given = [...searchParams.keys()].filter((key) => !silentQueries.test(key));
  if (isList && given.some((key) => !telling.includes(key) || /,/.test(searchParams.get(key) ?? '')))
    return null;
  const query = new URLSearchParams();
  for (const key of telling) {
    const value = searchParams.get(key) ?? '';
    if (value !== '' && !(key === 'page' && value === '1')) query.set(key, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
