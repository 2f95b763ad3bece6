import { sql } from 'kysely';
import type { Localized } from '../../../shop/language.ts';
import type { FieldsOf } from '../../../shop/people/notifications/message-template.ts';
import type { Settings } from '../../../shop/settings.ts';
import { HOUR_MS } from '../../../shop/time/durations.ts';
import { notifyBy } from '../../people/notifications/message-templates.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { isAnnounced } from '../browse/price-in-force.ts';

const AT_ONCE = 100;

export type RestockTerms = { readonly settings: Settings; readonly now: Date };

/**
 * Notifies shoppers that their color and size is back, oldest alert first, as many as there are free pieces; returns
 * how many. A turn lasts `alertTurnHours` or until they buy, and reserves nothing. Of two runs at once the second
 * waits.
 */
export async function notifyRestock(db: Db, terms: RestockTerms): Promise<number> {
  let notified = 0;
  for (;;) {
    const more = await transact(db, (tx) => notifyBatch(tx, terms));
    notified += more;
    if (more < AT_ONCE) return notified;
  }
}

async function notifyBatch(tx: Tx, terms: RestockTerms): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('restock', 12))`.execute(tx);
  const alerts = await markNextAlerts(tx, terms);
  for (const { shopperId, href, ...fields } of await readNames(tx, alerts))
    await notifyBy(tx, { shopperId, href, template: 'stock.back', fields }, terms);
  return alerts.length;
}

type Variant = { product_id: string; color_id: string; size_id: string };
type Alert = Variant & { shopper_id: string };

/** Marks the alerts whose turn it is as sent and returns them, the oldest first. */
async function markNextAlerts(tx: Tx, terms: RestockTerms): Promise<Alert[]> {
  const { now } = terms;
  const free = await selectFreeVariants(tx, terms);
  const { rows } = await sql<Alert>`
    select a.shopper_id, a.product_id, a.color_id, a.size_id
      from unnest(${free.map((variant) => variant.product_id)}::text[], ${free.map((variant) => variant.color_id)}::text[],
                  ${free.map((variant) => variant.size_id)}::text[], ${free.map((variant) => variant.pieces)}::int[])
             as f(product_id, color_id, size_id, pieces)
     cross join lateral (
       select * from stock_alerts w
        where (w.product_id, w.color_id, w.size_id) = (f.product_id, f.color_id, f.size_id) and w.sent_at is null
        order by w.created_at, w.shopper_id limit f.pieces
     ) a
     order by a.created_at, a.shopper_id limit ${AT_ONCE}`.execute(tx);
  const marked = await sql<Alert>`
    update stock_alerts a set sent_at = ${now}
      from ${keysOf(rows)}
     where (a.shopper_id, a.product_id, a.color_id, a.size_id) = (k.shopper_id, k.product_id, k.color_id, k.size_id)
    returning a.shopper_id, a.product_id, a.color_id, a.size_id`.execute(tx);
  // An alert that its shopper took back meanwhile was not marked.
  const keys = new Set(marked.rows.map(keyOf));
  return rows.filter((alert) => keys.has(keyOf(alert)));
}

/** Awaited variants with more stock than turns under way. Apart from the alerts: one statement plans for 2 ms. */
async function selectFreeVariants(tx: Tx, { settings, now }: RestockTerms) {
  const turnsFrom = new Date(now.getTime() - settings.alertTurnHours * HOUR_MS);
  const { rows } = await sql<Variant & { pieces: number }>`
    select v.product_id, v.color_id, v.size_id, v.stock - turns.running as pieces
      from variants v join products p on p.id = v.product_id
     cross join lateral (
       select count(*)::int as running from stock_alerts t
        where (t.product_id, t.color_id, t.size_id) = (v.product_id, v.color_id, v.size_id) and t.sent_at > ${turnsFrom}
          and not exists (select from order_lines l join orders o on o.id = l.order_id
                           where o.shopper_id = t.shopper_id and o.placed_at >= t.sent_at
                             and (l.product_id, l.color_id, l.size_id) = (v.product_id, v.color_id, v.size_id))
     ) turns
     where v.stock > turns.running and p.status = 'published' and not ${isAnnounced(now)}
       and exists (select from stock_alerts a
                    where (a.product_id, a.color_id, a.size_id) = (v.product_id, v.color_id, v.size_id) and a.sent_at is null)`.execute(
    tx,
  );
  return rows;
}

const keyOf = ({ shopper_id, product_id, color_id, size_id }: Alert) =>
  [shopper_id, product_id, color_id, size_id].join(' ');

type Names = FieldsOf<'stock.back'>;
type NamedAlert = { shopperId: string; href: string } & Localized<Names>;

async function readNames(tx: Tx, alerts: readonly Alert[]): Promise<NamedAlert[]> {
  const { rows } = await sql<NamedAlert>`
    select k.shopper_id as "shopperId", '/ProductDetails/' || p.id || '?color=' || c.id || '&size=' || z.id as href,
           json_build_object('product', ${nameInEither('p', 'en')}, 'color', c.name_en, 'size', z.label_en) as en,
           json_build_object('product', ${nameInEither('p', 'ar')}, 'color', c.name_ar, 'size', z.label_ar) as ar
      from ${keysOf(alerts)}
      join products p on p.id = k.product_id
      join colors c on c.id = k.color_id
      join sizes z on z.id = k.size_id
     order by k.place`.execute(tx);
  return rows;
}

function keysOf(alerts: readonly Alert[]) {
  const column = (name: keyof Alert) => sql`${alerts.map((alert) => alert[name])}::text[]`;
  return sql`unnest(${column('shopper_id')}, ${column('product_id')}, ${column('color_id')}, ${column('size_id')})
    with ordinality as k(shopper_id, product_id, color_id, size_id, place)`;
}
