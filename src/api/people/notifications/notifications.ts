import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { Notification } from '../../../shop/people/notifications/contract.ts';
import {
  type MessageChannel,
  type PreferenceName,
  type Preferences,
  preferencesWith,
} from '../../../shop/people/notifications/message-channel.ts';
import type { PageQuery } from '../../../shop/wire/input.ts';
import type { Db } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/http/pagination.ts';

/**
 * Whether the message in `n` is unread. An order's page shows what all its messages say, so that only the newest of an
 * order can be; a shopper with five orders has five, not every step of each.
 */
export const isUnread = sql<boolean>`(n.read_at is null and not (n.href like '/order/%' and exists (
  select from notifications later where later.shopper_id = n.shopper_id and later.href = n.href
     and (later.created_at, later.id) > (n.created_at, n.id))))`;

export type Inbox = { notifications: Notification[]; total: number; unread: number };

/** A page of a shopper's inbox, newest first, with total and unread counts. */
export async function readInbox(
  db: Db,
  shopperId: string,
  page: PageQuery,
  language: Language,
): Promise<Inbox> {
  const { rows: heads } = await sql<{ total: number; unread: number }>`
    select count(*) as total, count(*) filter (where ${isUnread}) as unread
      from notifications n where shopper_id = ${shopperId}`.execute(db);
  const { rows } = await sql<Row>`
    select id, kind, ${sql.ref(`title_${language}`)} as title, ${sql.ref(`text_${language}`)} as text, href, created_at, ${isUnread} as unread
      from notifications n where shopper_id = ${shopperId}
     order by created_at desc, id desc limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { ...(heads[0] ?? { total: 0, unread: 0 }), notifications: rows.map(showNotification) };
}

type Row = Pick<Notification, 'kind' | 'title' | 'text' | 'href'> & {
  id: string;
  created_at: Date;
  unread: boolean;
};

function showNotification({ id, kind, title, text, href, created_at, unread }: Row): Notification {
  return { _id: id, kind, title, text, href, at: created_at.toISOString(), read: !unread };
}

/** Marks messages as read, those named, those about an order or all, and returns how many stay unread. */
export async function markRead(
  db: Db,
  shopperId: string,
  { ids, orderId }: { ids?: readonly string[] | undefined; orderId?: string | undefined },
  now: Date,
): Promise<number> {
  const named = ids === undefined ? sql`` : sql`and id = any(${ids})`;
  const about = orderId === undefined ? sql`` : sql`and href = ${`/order/${orderId}`}`;
  await sql`update notifications set read_at = ${now}
             where shopper_id = ${shopperId} and read_at is null ${named} ${about}`.execute(db);
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from notifications n where shopper_id = ${shopperId} and ${isUnread}`.execute(
    db,
  );
  return rows[0]?.unread ?? 0;
}

/** A shopper's notification preferences; the store's defaults where they have not chosen. */
export async function readPreferences(
  db: Db,
  shopperId: string,
  orderNewsBy: 'sms' | 'push',
): Promise<Preferences> {
  const { rows } = await sql<Record<PreferenceName, MessageChannel | null>>`
    select orders, stock, news from notification_wishes where shopper_id = ${shopperId}`.execute(db);
  return preferencesWith(rows[0] ?? {}, orderNewsBy);
}

/** Stores the given preferences; omitted ones stay. A pending message that is now wanted in the inbox alone is dropped. */
export async function writePreferences(
  db: Db,
  shopperId: string,
  { orders, stock, news }: { readonly [Name in PreferenceName]?: MessageChannel | undefined },
): Promise<void> {
  await sql`
    insert into notification_wishes as w (shopper_id, orders, stock, news)
    values (${shopperId}, ${orders ?? null}, ${stock ?? null}, ${news ?? null})
    on conflict (shopper_id) do update
       set orders = coalesce(excluded.orders, w.orders),
           stock = coalesce(excluded.stock, w.stock),
           news = coalesce(excluded.news, w.news)`.execute(db);
  const unwanted = Object.entries({ order: orders, stock, news }).flatMap(([kind, way]) =>
    way === 'inbox' ? [kind] : [],
  );
  await sql`delete from outbox
             where shopper_id = ${shopperId} and kind = any(${unwanted}) and sent_at is null and dead_at is null`.execute(
    db,
  );
}

/** Whether a push reaches this session's device. */
export async function isPushed(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('push_token')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined && row.push_token !== '';
}
