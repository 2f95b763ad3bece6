import { sql } from 'kysely';
import type { Localized } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized.ts';
import { notify } from '../notifications/notify.ts';

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
           sent_at = ${followers.length < AT_ONCE ? now : null}, told = told + ${followers.length}
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
