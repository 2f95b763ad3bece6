import type { ProductCard } from '../../shop/catalog/contract.ts';
import type { Banner, Collection } from '../../shop/home/contract.ts';
import type { Language } from '../../shop/language.ts';
import { searchCalls } from '../../shop/search/calls.ts';
import type { Image } from '../../shop/wire/wire-types.ts';
import type { CardSettings } from '../catalog/product-card.ts';
import type { Db } from '../db/database.ts';
import type { ListQuery } from '../search/list-matches.ts';
import { listProducts } from '../search/list-products.ts';

const PRODUCTS_IN_FABRIC = 6;

/** Leaves each collection two garments, the second one that stands nowhere else on the page where there is one. */
export function withDifferentGarments(collections: readonly Collection[], hero: Image): Collection[] {
  const shown = new Set(
    [hero, ...collections.flatMap(({ images }) => images.slice(0, 1))].map(({ url }) => url),
  );
  return collections.map((collection) => {
    const [first, ...others] = collection.images;
    const second = others.find(({ url }) => !shown.has(url)) ?? others[0];
    if (second) shown.add(second.url);
    return { ...collection, images: [first, second].filter((image) => image !== undefined) };
  });
}

/** What a collection's card may show of its list: garments, the number of products, their colors. */
export async function showCollection(
  db: Db,
  banner: Banner,
  language: Language,
  now: Date,
  settings: CardSettings,
): Promise<Collection> {
  const list = await readList(db, banner.href, language, now, settings);
  if (list === null) return { ...banner, images: [banner.image], count: null, colors: [] };
  const others = list.pieces.map(({ image }) => image).filter(({ url }) => url !== banner.image.url);
  return {
    ...banner,
    images: [banner.image, ...others],
    count: list.count,
    colors: colorsOf(list.pieces),
  };
}

/** The products of a search URL, trending first; null for any other URL. */
async function readList(db: Db, href: string, language: Language, now: Date, settings: CardSettings) {
  const { pathname, searchParams } = new URL(href, 'http://store.invalid');
  const parsed = searchCalls.getAllProducts.query.safeParse(Object.fromEntries(searchParams));
  if (pathname !== '/SearchProducts' || !parsed.success) return null;
  const { name: query, page: _page, limit: _limit, sort: _sort, ...filter } = parsed.data;
  const page = { page: 1, limit: PRODUCTS_IN_FABRIC };
  const list: ListQuery = { filter, query, page, sort: 'trendy' };
  const { products, total } = await listProducts(db, list, { language, now, settings });
  return { pieces: products, count: total };
}

function colorsOf(pieces: readonly ProductCard[]): string[] {
  const places = [0, 1];
  const hexes = places.flatMap((place) => pieces.flatMap(({ colors }) => colors[place]?.hex ?? []));
  return [...new Set(hexes)].slice(0, 7);
}
