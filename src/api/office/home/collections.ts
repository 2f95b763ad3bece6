import { sql } from 'kysely';
import type { ProductCard } from '../../../shop/catalog/browse/contract.ts';
import { searchCalls } from '../../../shop/catalog/search/calls.ts';
import type { Collection } from '../../../shop/office/home/contract.ts';
import type { Image } from '../../../shop/wire/wire-types.ts';
import {
  type CardRow,
  cardColumns,
  toProductCard,
  type CardReader,
} from '../../catalog/browse/product-card.ts';
import type { ListQuery } from '../../catalog/search/list-matches.ts';
import { listProducts } from '../../catalog/search/list-products.ts';
import type { Db } from '../../platform/db/database.ts';
import { blockImage, type HomeBlock } from './home-content.ts';

const PRODUCTS_IN_FABRIC = 6;

/** What a collection's card shows of its list: garments, the number of products, their colors. */
export type Shown = Pick<Collection, 'image' | 'images' | 'count' | 'colors'>;

/** Where a collection leads: to its list, else to the page of its picked products. */
export const collectionPath = ({ id, href }: { id: string; href: string }): string =>
  href || `/collections/${id}`;

/** Leaves each collection two garments, the second one that stands nowhere else on the page where there is one. */
export function withDifferentGarments<Each extends { images: Image[] }>(
  collections: readonly Each[],
  hero: Image,
): Each[] {
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

type Listed = Pick<HomeBlock, 'title' | 'href' | 'productIds' | 'picture' | 'tint'>;

/** What a collection's card may show of its list. Without a picture of its own it shows its first product in stock. */
export async function showCollection(db: Db, block: Listed, reader: CardReader): Promise<Shown> {
  const list =
    block.productIds.length > 0
      ? await listPicked(db, block.productIds, reader).then((products) => ({
          products,
          total: products.length,
        }))
      : await readList(db, block.href, reader);
  const products = list?.products ?? [];
  const first = products.find(({ inStock }) => inStock) ?? products[0];
  const image = block.picture === null && first !== undefined ? first.image : blockImage(block);
  const others = products.map((product) => product.image).filter(({ url }) => url !== image.url);
  return {
    image,
    images: [image, ...others],
    count: list?.total ?? null,
    colors: colorsOf(products.slice(0, PRODUCTS_IN_FABRIC)),
  };
}

/** The picture of a hero or a banner: without one of its own that of the first product of its list. */
export async function pictureOf(db: Db, block: Listed, reader: CardReader): Promise<Image> {
  return block.picture === null ? (await showCollection(db, block, reader)).image : blockImage(block);
}

/** The published ones of the picked products, in the order in which they were picked. */
export async function listPicked(
  db: Db,
  productIds: readonly string[],
  { language, now, settings }: CardReader,
): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)}
      from unnest(${productIds}::text[]) with ordinality as picked (id, place)
      join products p on p.id = picked.id and p.status = 'published'
     order by picked.place`.execute(db);
  return rows.map((row) => toProductCard(row, now, settings));
}

/** The products of a search URL, trending first if it names no order; null for any other URL. */
async function readList(db: Db, href: string, reader: CardReader) {
  // A path that cannot be read is no list; the page does not fail for it.
  if (!URL.canParse(href, 'http://store.invalid')) return null;
  const { pathname, searchParams } = new URL(href, 'http://store.invalid');
  const parsed = searchCalls.getAllProducts.query.safeParse(Object.fromEntries(searchParams));
  if (pathname !== '/SearchProducts' || !parsed.success) return null;
  const { name: query, page: _page, limit: _limit, sort = 'trendy', ...filter } = parsed.data;
  const page = { page: 1, limit: PRODUCTS_IN_FABRIC };
  const list: ListQuery = { filter, query, page, sort };
  return listProducts(db, list, reader);
}

function colorsOf(pieces: readonly ProductCard[]): string[] {
  const places = [0, 1];
  const hexes = places.flatMap((place) => pieces.flatMap(({ colors }) => colors[place]?.hex ?? []));
  return [...new Set(hexes)].slice(0, 7);
}
