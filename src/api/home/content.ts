import { sql } from 'kysely';
import type { Banner, Hero } from '../../shop/home/contract.ts';
import type { Language } from '../../shop/language.ts';
import { imageOf, type Picture, picture } from '../media/image.ts';
import type { Db } from '../db/database.ts';

type ContentRow = {
  id: string;
  kind: 'hero' | 'banner' | 'collection';
  title: string;
  text: string;
  href: string;
  tint: string;
  picture: Picture | null;
};

export type HomeContent = { hero: Hero; banners: Banner[]; collections: Banner[] };

/** The words and pictures of the home page, in the merchant's order; until a hero is written the store's name stands there. */
export async function readHomeContent(db: Db, language: Language): Promise<HomeContent> {
  const { rows } = await sql<ContentRow>`
    select h.id, h.kind, ${sql.ref(`h.title_${language}`)} as title, ${sql.ref(`h.text_${language}`)} as text,
           h.href, h.tint, ${picture('h.picture_id')} as picture
      from home_content h order by h.position, h.id`.execute(db);
  const of = (kind: ContentRow['kind']) => rows.filter((row) => row.kind === kind).map(toBanner);
  const { _id, ...hero } = of('hero')[0] ?? unwritten(language);
  return { hero, banners: of('banner'), collections: of('collection') };
}

function toBanner({ id, title, text, href, tint, picture: kept }: ContentRow): Banner {
  return { _id: id, title, text, image: imageOf(kept, tint, title), href };
}

const storeName = { en: 'Minwal', ar: 'منوال' };

function unwritten(language: Language): Banner {
  const title = storeName[language];
  return { _id: 'unwritten', title, text: '', image: imageOf(null, 'chalk', title), href: '/SearchProducts' };
}
