import { sql } from 'kysely';
import type { Language, Localized } from '../../../shop/language.ts';
import type { BrandNews, NewsBrand } from '../../../shop/people/messages/news-calls.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { localized, textValues } from '../../platform/db/localized.ts';

export type NewsFields = {
  readonly brandId: string;
  readonly title: Localized;
  readonly text: Partial<Localized<string | undefined>>;
  /** Null for a draft. */
  readonly publishAt: Date | null;
};

const valuesOf = ({ brandId, title, text, publishAt }: NewsFields) => ({
  brand_id: brandId,
  ...textValues('title', (language) => title[language]),
  ...textValues('text', (language) => text[language] ?? ''),
  publish_at: publishAt,
});

export async function insertBrandNews(tx: Tx, news: NewsFields, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('brand_news')
    .values({ ...valuesOf(news), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes news that were not sent to any follower yet, and counts their version. */
export async function updateBrandNews(tx: Tx, id: string, news: NewsFields): Promise<void> {
  await tx
    .updateTable('brand_news')
    .set((of) => ({ ...valuesOf(news), version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

type RowContext = { readonly language: Language; readonly newsDays: number };
type Row = Omit<BrandNews, 'publishAt' | 'dueAt' | 'sentAt'> & {
  publish_at: Date | null;
  due_at: Date | null;
  sent_at: Date | null;
};

/** News of brands, or one of them: drafts and pending first, then the latest. Each that waits is due some days after the one before. */
export async function readBrandNews(
  db: Db,
  { language, newsDays }: RowContext,
  id: string | null = null,
): Promise<BrandNews[]> {
  const { rows } = await sql<Row>`
    with waiting as (
      select w.id, w.brand_id, row_number() over inOrder as place,
             greatest(w.publish_at, (select max(o.begun_at) from brand_news o where o.brand_id = w.brand_id)
                                    + ${newsDays} * interval '1 day') as earliest
        from brand_news w where w.begun_at is null and w.publish_at is not null
      window inOrder as (partition by w.brand_id order by w.publish_at, w.id)),
    due as (
      select id, max(earliest - place * ${newsDays} * interval '1 day') over (partition by brand_id order by place)
                 + place * ${newsDays} * interval '1 day' as at
        from waiting)
    select n.id as "_id", n.brand_id as "brandId", ${sql.ref(`b.name_${language}`)} as "brandName",
           ${localized('n.title')} as title, ${localized('n.text')} as text, n.publish_at, n.sent_at,
           coalesce(n.begun_at, due.at) as due_at,
           case when n.sent_at is not null then 'sent' when n.begun_at is not null then 'sending'
                when n.publish_at is null then 'draft' else 'waiting' end as state,
           b.followers_count as followers, n.told, n.version,
           (select s.name from staff_audit a join staff s on s.id = a.staff_id
             where a.subject = n.id and a.action = 'message.news' order by a.id desc limit 1) as "changedBy"
      from brand_news n join brands b on b.id = n.brand_id left join due on due.id = n.id
     where ${id}::text is null or n.id = ${id}
     order by n.sent_at desc nulls first, n.publish_at nulls first, n.id limit 100`.execute(db);
  return rows.map(({ publish_at, due_at, sent_at, ...row }) => ({
    ...row,
    publishAt: publish_at?.toISOString() ?? null,
    dueAt: due_at?.toISOString() ?? null,
    sentAt: sent_at?.toISOString() ?? null,
  }));
}

/** The brands that news can be of, by name. */
export async function readNewsBrands(db: Db, language: Language): Promise<NewsBrand[]> {
  const { rows } = await sql<NewsBrand>`
    select id as "_id", ${sql.ref(`name_${language}`)} as name, slug, followers_count as followers
      from brands order by 2`.execute(db);
  return rows;
}

/** Deletes news not begun yet; false if there are none with that id. */
export async function deleteBrandNews(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('brand_news')
    .where('id', '=', id)
    .where('begun_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
