import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { Banner, CollectionPage, Hero, HomePage } from '../../../shop/office/home/contract.ts';
import { hasEnough } from '../../../shop/office/home/desk/home-block.ts';
import type { Settings } from '../../../shop/settings.ts';
import { listOpenCoupons } from '../../buying/coupons/takeable-coupons.ts';
import { listBrands } from '../../catalog/browse/brands.ts';
import { listCategories } from '../../catalog/browse/categories.ts';
import type { CardReader, CardSettings } from '../../catalog/browse/product-card.ts';
import { readChoices } from '../../catalog/details/choices.ts';
import { showLooks } from '../../catalog/details/looks.ts';
import type { Db } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import {
  collectionPath,
  listPicked,
  pictureOf,
  showCollection,
  type Shown,
  withDifferentGarments,
} from './collections.ts';
import { type HomeBlock, inForceAt, readBlocks } from './home-content.ts';
import { listCountedProducts, listHomeProducts } from './home-products.ts';

/** A row of links. */
const SHOWN_LOOKS = 2;
/** A row of tickets. */
const SHOWN_COUPONS = 3;

export function homeRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getHomePage', async ({ language, now }) =>
    readHomePage(db, language, now, await store.cardSettings()),
  );

  answer(store, 'getHomeProducts', async ({ input, language, now }) =>
    listHomeProducts(db, input, { language, now, settings: await store.settings() }),
  );

  answer(store, 'getBanners', async ({ language, now }) => {
    const reader = { language, now, settings: await store.cardSettings() };
    return { banners: await bannersOf(db, await readBlocks(db, language, inForceAt(now)), reader) };
  });

  answer(store, 'getCollection', async ({ input: { collectionId }, language, now }) =>
    readCollection(db, collectionId, language, now, await store.cardSettings()),
  );
}

async function readHomePage(
  db: Db,
  language: Language,
  now: Date,
  settings: Settings & CardSettings,
): Promise<HomePage> {
  const listing = listCountedProducts(db, { language, now, settings });
  const counting = listing.then(({ counts }) => counts);
  const [blocks, { products }, categories, brands, coupons] = await Promise.all([
    readBlocks(db, language, inForceAt(now)),
    listing,
    listCategories(db, language, '', counting),
    listBrands(db, language, counting),
    listOpenCoupons(db, language, now, SHOWN_COUPONS),
  ]);
  const reader = { language, now, settings };
  const [hero, banners, looks, collections] = await Promise.all([
    heroOf(db, blocks, reader, settings.identity.name[language]),
    bannersOf(db, blocks, reader),
    looksOf(db, blocks, reader),
    Promise.all(
      blocks
        .filter(({ kind }) => kind === 'collection')
        .map(async (block) => ({ ...block, ...(await showCollection(db, block, reader)) })),
    ),
  ]);
  return {
    hero,
    banners: [...looks, ...banners],
    collections: withDifferentGarments(collections.filter(hasEnough), hero.image).map(toCollection),
    categories,
    brands,
    coupons,
    ...products,
  };
}

/** Without a hero of the merchant the store's name is shown. */
async function heroOf(db: Db, blocks: readonly HomeBlock[], reader: CardReader, name: string): Promise<Hero> {
  const hero = blocks.find(({ kind }) => kind === 'hero') ?? {
    title: name,
    text: '',
    href: '/SearchProducts',
    productIds: [],
    picture: null,
    tint: 'chalk',
  };
  const { title, text, href } = hero;
  return { title, text, image: await pictureOf(db, hero, reader), href };
}

const bannersOf = async (db: Db, blocks: readonly HomeBlock[], reader: CardReader): Promise<Banner[]> =>
  Promise.all(
    blocks
      .filter(({ kind }) => kind === 'banner')
      .map(async (block) => ({
        _id: block.id,
        title: block.title,
        text: block.text,
        image: await pictureOf(db, block, reader),
        href: block.href,
      })),
  );

/** The first looks of the page as links to them; one query for all of their pieces, none without looks. */
async function looksOf(db: Db, blocks: readonly HomeBlock[], reader: CardReader): Promise<Banner[]> {
  const looks = blocks
    .filter(({ kind }) => kind === 'look')
    .map(({ id, title, text, productIds }) => ({ _id: id, title, text, productIds }));
  if (looks.length === 0) return [];
  const ids = new Set(looks.flatMap(({ productIds }) => productIds));
  return showLooks(looks, await listPicked(db, [...ids], reader))
    .slice(0, SHOWN_LOOKS)
    .flatMap(({ products: [first], ...look }) =>
      first === undefined
        ? []
        : [{ ...look, image: first.image, href: collectionPath({ id: look._id, href: '' }) }],
    );
}

const toCollection = ({ id, title, text, href, image, images, count, colors }: HomeBlock & Shown) => ({
  _id: id,
  title,
  text,
  href: collectionPath({ id, href }),
  image,
  images,
  count,
  colors,
});

/** The collection of picked products, or the look, while it is shown. */
async function readCollection(
  db: Db,
  id: string,
  language: Language,
  now: Date,
  settings: Settings & CardSettings,
): Promise<CollectionPage | Refusal> {
  const [block] = await readBlocks(
    db,
    language,
    sql<boolean>`h.id = ${id} and h.kind in ('collection', 'look') and h.product_ids <> '{}' and ${inForceAt(now)}`,
  );
  if (block === undefined) return refuse('NOT_FOUND');
  const products = await listPicked(db, block.productIds, { language, now, settings });
  if (!hasEnough({ ...block, count: products.length })) return refuse('NOT_FOUND');
  const collection = { _id: block.id, title: block.title, text: block.text };
  if (block.kind === 'collection') return { collection, products, choices: null };
  const ids = products.map(({ _id }) => _id);
  return { collection, products, choices: await readChoices(db, ids, language, settings) };
}
