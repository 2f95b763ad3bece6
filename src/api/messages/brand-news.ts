import { sql } from 'kysely';
import type { Localized } from '../../shop/language.ts';
import type { BrandNews } from '../../shop/messages/news-calls.ts';
import type { Settings } from '../../shop/settings.ts';
import { type Db, transact, type Tx } from '../db/database.ts';
import { localized, textValues } from '../db/localized.ts';
import { notify } from '../notifications/notify.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Followers notified in one transaction. */
const AT_ONCE = 200;

/**
 * Sends due brand news to followers, inbox and push, and returns how many were notified. A brand has one in `newsDays`.
 * The last follower's id is stored with each batch: an interrupted run resumes there.
 */
export async function sendBrandNews(db: Db, settings: Settings, now: Date): Promise<number> {
  let notified = 0;
  for (;;) {
    const batch = await transact(db, (tx) => notifyBatch(tx, settings, now));
    if (batch === null) return notified;
    notified += batch;
  }
}

type Due = {
  id: string;
  brand_id: string;
  slug: string;
  title: Localized;
  text: Localized;
  told_until: string;
};

/** How many followers were notified; null if no news are due. */
async function notifyBatch(tx: Tx, settings: Settings, now: Date): Promise<number | null> {
  const news = await lockDue(tx, new Date(now.getTime() - settings.newsDays * DAY_MS), now);
  if (news === undefined) return null;
  const { rows: followers } = await sql<{ id: string }>`
    select shopper_id as id from brand_followers
     where brand_id = ${news.brand_id} and shopper_id > ${news.told_until} order by shopper_id limit ${AT_ONCE}`.execute(
    tx,
  );
  const notice = {
    kind: 'news',
    title: news.title,
    text: news.text,
    href: `/brands/${news.brand_id}/${news.slug}`,
  } as const;
  for (const { id } of followers) await notify(tx, { ...notice, shopperId: id }, { settings, now });
  await sql`
    update brand_news
       set begun_at = coalesce(begun_at, ${now}), told_until = ${followers.at(-1)?.id ?? news.told_until},
           sent_at = ${followers.length < AT_ONCE ? now : null}
     where id = ${news.id}`.execute(tx);
  return followers.length;
}

// News already begun are finished first.
async function lockDue(tx: Tx, before: Date, now: Date): Promise<Due | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('brand-news', 12))`.execute(tx);
  const { rows } = await sql<Due>`
    select n.id, n.brand_id, b.slug, ${localized('n.title')} as title, ${localized('n.text')} as text, n.told_until
      from brand_news n join brands b on b.id = n.brand_id
     where n.sent_at is null and n.publish_at <= ${now}
       and (n.begun_at is not null
            or not exists (select from brand_news o
                            where o.brand_id = n.brand_id and o.begun_at > ${before}))
     order by n.begun_at nulls last, n.publish_at, n.id limit 1
       for update of n`.execute(tx);
  return rows[0];
}

export type NewBrandNews = {
  readonly brandId: string;
  readonly title: Localized;
  readonly text: Partial<Localized<string | undefined>>;
  readonly publishAt: Date;
};

export async function insertBrandNews(tx: Tx, news: NewBrandNews, now: Date): Promise<string> {
  const { brandId, title, text, publishAt } = news;
  const { id } = await tx
    .insertInto('brand_news')
    .values({
      brand_id: brandId,
      ...textValues('title', (language) => title[language]),
      ...textValues('text', (language) => text[language] ?? ''),
      publish_at: publishAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** News of brands, or one of them: pending first, then the latest. */
export async function readBrandNews(db: Db, id: string | null = null): Promise<BrandNews[]> {
  const rows = await db
    .selectFrom('brand_news')
    .select([
      'id',
      'brand_id',
      'publish_at',
      'sent_at',
      localized('title').as('title'),
      localized('text').as('text'),
    ])
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .orderBy('sent_at', (sent) => sent.desc().nullsFirst())
    .orderBy('publish_at')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    brandId: row.brand_id,
    title: row.title,
    text: row.text,
    publishAt: row.publish_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }));
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
