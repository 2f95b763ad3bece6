import { sql } from 'kysely';
import type { ProductCard } from '../../shop/catalog/contract.ts';
import type { Banner, CollectionPage, Hero, HomePage } from '../../shop/home/contract.ts';
import { hasEnough } from '../../shop/home/desk/home-block.ts';
import type { Language } from '../../shop/language.ts';
import type { Settings } from '../../shop/settings.ts';
import { listBrands } from '../catalog/brands.ts';
import { listCategories } from '../catalog/categories.ts';
import type { CardSettings } from '../catalog/product-card.ts';
import { listOpenCoupons } from '../coupons/takeable-coupons.ts';
import type { Db } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { imageOf } from '../media/image.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Reader } from '../search/list-products.ts';
import type { Store } from '../store.ts';
import { listPicked, showCollection, type Shown, withDifferentGarments } from './collections.ts';
import { blockImage, type HomeBlock, inForceAt, readBlocks } from './home-content.ts';
import { listHomeProducts } from './home-products.ts';

/** A row of tickets. */
const SHOWN_COUPONS = 3;

export function homeRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getHomePage', async ({ language, now }) =>
    readHomePage(db, language, now, await store.cardSettings()),
  );

  answer(store, 'getHomeProducts', async ({ input, language, now }) =>
    listHomeProducts(db, input, language, now, await store.cardSettings()),
  );

  answer(store, 'getBanners', async ({ language, now }) => ({
    banners: bannersOf(await readBlocks(db, language, inForceAt(now))),
  }));

  answer(store, 'getCollection', async ({ input: { collectionId }, language, now }) =>
    readCollection(db, collectionId, { language, now, settings: await store.cardSettings() }),
  );
}

async function readHomePage(
  db: Db,
  language: Language,
  now: Date,
  settings: Settings & CardSettings,
): Promise<HomePage> {
  const [blocks, products, categories, brands, coupons] = await Promise.all([
    readBlocks(db, language, inForceAt(now)),
    listHomeProducts(db, {}, language, now, settings),
    listCategories(db, language),
    listBrands(db, language),
    listOpenCoupons(db, language, now, SHOWN_COUPONS),
  ]);
  const hero = heroOf(blocks, settings, { language, first: products.ourProducts[0] });
  const collections = await Promise.all(
    blocks
      .filter(({ kind }) => kind === 'collection')
      .map(async (block) => ({
        ...block,
        ...(await showCollection(db, block, { language, now, settings })),
      })),
  );
  return {
    hero,
    banners: bannersOf(blocks),
    collections: withDifferentGarments(collections.filter(hasEnough), hero.image).map(toCollection),
    categories,
    brands,
    coupons,
    ...products,
  };
}

/** Without a hero of the merchant the store's name is shown, with its first product. */
function heroOf(
  blocks: readonly HomeBlock[],
  { identity }: Settings,
  { language, first }: { language: Language; first: ProductCard | undefined },
): Hero {
  const hero = blocks.find(({ kind }) => kind === 'hero');
  const name = identity.name[language];
  if (hero === undefined)
    return {
      title: name,
      text: '',
      image: first?.image ?? imageOf(null, 'chalk', name),
      href: '/SearchProducts',
    };
  return { title: hero.title, text: hero.text, image: blockImage(hero), href: hero.href };
}

const bannersOf = (blocks: readonly HomeBlock[]): Banner[] =>
  blocks
    .filter(({ kind }) => kind === 'banner')
    .map((block) => ({
      _id: block.id,
      title: block.title,
      text: block.text,
      image: blockImage(block),
      href: block.href,
    }));

const toCollection = ({ id, title, text, href, image, images, count, colors }: HomeBlock & Shown) => ({
  _id: id,
  title,
  text,
  href: href || `/collections/${id}`,
  image,
  images,
  count,
  colors,
});

/** The collection of picked products, while it is shown. */
async function readCollection(
  db: Db,
  id: string,
  { language, now, settings }: Reader,
): Promise<CollectionPage | Refusal> {
  const [block] = await readBlocks(
    db,
    language,
    sql<boolean>`h.id = ${id} and h.kind = 'collection' and h.product_ids <> '{}' and ${inForceAt(now)}`,
  );
  if (block === undefined) return refuse('NOT_FOUND');
  const products = await listPicked(db, block.productIds, { language, now, settings });
  if (!hasEnough({ ...block, count: products.length })) return refuse('NOT_FOUND');
  return { collection: { _id: block.id, title: block.title, text: block.text }, products };
}
