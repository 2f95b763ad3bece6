import { sql } from 'kysely';
import type { FieldsOf } from '../../shop/account/message-template.ts';
import type { Settings } from '../../shop/settings.ts';
import { notifyBy } from '../account/message-templates.ts';
import { isAnnounced } from '../catalog/price-in-force.ts';
import { type Db, transact, type Tx } from '../db/database.ts';

const AT_ONCE = 100;

export type RestockTerms = { readonly settings: Settings; readonly now: Date };

/**
 * Tells shoppers that their color and size can be had now, and returns how many: as many as there are free pieces, those
 * who asked first before the others. Each has a turn of `alertTurnHours`, which ends sooner where they buy it; then the
 * next is told. A turn reserves nothing. It asks the stock itself, so it does not matter how a piece came back, and one
 * that is gone again before this runs is not told of.
 *
 * Telling and noting that it was told are one transaction; of two runs at once the second waits for the first.
 */
export async function notifyRestock(db: Db, terms: RestockTerms): Promise<number> {
  let told = 0;
  for (;;) {
    const more = await transact(db, (tx) => tellSome(tx, terms));
    told += more;
    if (more < AT_ONCE) return told;
  }
}

async function tellSome(tx: Tx, terms: RestockTerms): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('restock', 12))`.execute(tx);
  const waits = await takeWaits(tx, terms);
  for (const { shopperId, href, en, ar } of waits)
    await notifyBy(tx, { shopperId, href, template: 'stock.back', fields: { en, ar } }, terms);
  return waits.length;
}

type Piece = FieldsOf<'stock.back'>;
type Wait = { shopperId: string; href: string; en: Piece; ar: Piece };

async function takeWaits(tx: Tx, { settings, now }: RestockTerms): Promise<Wait[]> {
  const turnsFrom = new Date(now.getTime() - settings.alertTurnHours * 3_600_000);
  const { rows } = await sql<Wait>`
    with turns as (
      select a.product_id, a.color_id, a.size_id, count(*) as running
        from stock_alerts a
       where a.sent_at > ${turnsFrom}
         and not exists (select from order_lines l join orders o on o.id = l.order_id
                          where o.shopper_id = a.shopper_id and o.placed_at >= a.sent_at
                            and (l.product_id, l.color_id, l.size_id) = (a.product_id, a.color_id, a.size_id))
       group by 1, 2, 3
    ), queue as (
      select a.shopper_id, a.product_id, a.color_id, a.size_id, a.created_at, v.stock - coalesce(t.running, 0) as free,
             row_number() over (partition by a.product_id, a.color_id, a.size_id order by a.created_at, a.shopper_id) as place
        from stock_alerts a
        join variants v using (product_id, color_id, size_id)
        join products p on p.id = a.product_id
        left join turns t using (product_id, color_id, size_id)
       where a.sent_at is null and v.stock > 0 and p.status = 'published' and not ${isAnnounced(now)}
    ), next as (
      select * from queue where place <= free order by created_at, shopper_id limit ${AT_ONCE}
    ), told as (
      update stock_alerts a set sent_at = ${now}
        from next n
       where (a.shopper_id, a.product_id, a.color_id, a.size_id) = (n.shopper_id, n.product_id, n.color_id, n.size_id)
         and a.sent_at is null
      returning a.*
    )
    select t.shopper_id as "shopperId", '/ProductDetails/' || p.id || '?color=' || c.id || '&size=' || z.id as href,
           json_build_object('piece', p.name_en, 'color', c.name_en, 'size', z.label_en) as en,
           json_build_object('piece', p.name_ar, 'color', c.name_ar, 'size', z.label_ar) as ar
      from told t
      join products p on p.id = t.product_id
      join colors c on c.id = t.color_id
      join sizes z on z.id = t.size_id
     order by t.created_at`.execute(tx);
  return rows;
}
