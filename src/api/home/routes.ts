import { sql } from 'kysely';
import type { HomePage, Banner, Hero } from '../../shop/home/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Settings } from '../../shop/settings.ts';
import { listBrands } from '../catalog/brands.ts';
import { listCategories } from '../catalog/categories.ts';
import { listOpenCoupons } from '../coupons/takeable-coupons.ts';
import type { Db } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { imageOf, type Picture, picture } from '../media/image.ts';
import type { Store } from '../store.ts';
import { showCollection, withDifferentGarments } from './collections.ts';
import { listHomeProducts } from './home-products.ts';

/** A row of tickets. */
const SHOWN_COUPONS = 3;

export function homeRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getHomePage', async ({ language, now }) =>
    readHomePage(db, language, now, await store.settings()),
  );

  answer(store, 'getHomeProducts', async ({ input, language, now }) =>
    listHomeProducts(db, input, language, now, await store.settings()),
  );

  answer(store, 'getBanners', async ({ language }) => {
    const { banners } = await readHomeContent(db, language, await store.settings());
    return { banners };
  });
}

async function readHomePage(db: Db, language: Language, now: Date, settings: Settings): Promise<HomePage> {
  const [content, products, categories, brands, coupons] = await Promise.all([
    readHomeContent(db, language, settings),
    listHomeProducts(db, {}, language, now, settings),
    listCategories(db, language),
    listBrands(db, language),
    listOpenCoupons(db, language, now, SHOWN_COUPONS),
  ]);
  const collections = await Promise.all(
    content.collections.map((banner) => showCollection(db, banner, language, now, settings)),
  );
  return {
    ...content,
    collections: withDifferentGarments(collections, content.hero.image),
    categories,
    brands,
    coupons,
    ...products,
  };
}

type ContentRow = {
  id: string;
  kind: 'hero' | 'banner' | 'collection';
  title: string;
  text: string;
  href: string;
  tint: string;
  picture: Picture | null;
};

type HomeContent = { hero: Hero; banners: Banner[]; collections: Banner[] };

/** Texts and pictures of the home page in the merchant's order; without a hero the store's name is shown. */
async function readHomeContent(
  db: Db,
  language: Language,
  { identity }: Pick<Settings, 'identity'>,
): Promise<HomeContent> {
  const { rows } = await sql<ContentRow>`
    select h.id, h.kind, ${sql.ref(`h.title_${language}`)} as title, ${sql.ref(`h.text_${language}`)} as text,
           h.href, h.tint, ${picture('h.picture_id')} as picture
      from home_content h order by h.position, h.id`.execute(db);
  const of = (kind: ContentRow['kind']) => rows.filter((row) => row.kind === kind).map(toBanner);
  const { _id, ...hero } = of('hero')[0] ?? unwritten(identity.name[language]);
  return { hero, banners: of('banner'), collections: of('collection') };
}

function toBanner({ id, title, text, href, tint, picture: stored }: ContentRow): Banner {
  return { _id: id, title, text, image: imageOf(stored, tint, title), href };
}

function unwritten(title: string): Banner {
  return { _id: 'unwritten', title, text: '', image: imageOf(null, 'chalk', title), href: '/SearchProducts' };
}
