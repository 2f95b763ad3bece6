import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { HomeBlockKind } from '../../../shop/office/home/desk/block-kinds.ts';
import { imageOf, type Picture } from '../../catalog/media/image.ts';
import { NEWEST_FIRST } from '../../people/facts/notice.ts';
import type { Db } from '../../platform/db/database.ts';

/** A block of the home page as one language shows it. */
export type HomeBlock = {
  id: string;
  kind: HomeBlockKind;
  title: string;
  text: string;
  href: string;
  tint: string;
  picture: Picture | null;
  productIds: string[];
  minProducts: number;
  position: number;
  startsAt: Date | null;
  endsAt: Date | null;
  isDraft: boolean;
};

/** Blocks `h` in the order of the page; of several heroes or notices the newest is the first. */
export async function readBlocks(
  db: Db,
  language: Language,
  condition: RawBuilder<boolean>,
): Promise<HomeBlock[]> {
  const { rows } = await sql<HomeBlock>`
    select h.id, h.kind, ${sql.ref(`h.title_${language}`)} as title, ${sql.ref(`h.text_${language}`)} as text, h.href,
           coalesce(p.tint, h.tint) as tint,
           (select to_json(i) from pictures i where i.id = coalesce(p.picture_id, h.picture_id)) as picture,
           h.position, h.product_ids as "productIds", h.min_products as "minProducts", h.starts_at as "startsAt", h.ends_at as "endsAt",
           h.is_draft as "isDraft"
      from home_content h left join products p on p.id = h.picture_of
     where ${condition}
     order by case when h.kind in ('hero', 'notice') then 0 else h.position end, ${NEWEST_FIRST}`.execute(db);
  return rows;
}

export const inForceAt = (now: Date) =>
  sql<boolean>`not h.is_draft and (h.starts_at is null or h.starts_at <= ${now}) and (h.ends_at is null or h.ends_at > ${now})`;

export const blockImage = ({ picture, tint, title }: Pick<HomeBlock, 'picture' | 'tint' | 'title'>) =>
  imageOf(picture, tint, title);
