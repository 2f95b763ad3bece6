import { sql } from 'kysely';
import { stockNews as ar } from '../../shop/texts/ar/stock-news.ts';
import { type AwaitedVariant, stockNews as en } from '../../shop/texts/en/stock-news.ts';
import { notify, type NotifyTerms } from '../account/notify.ts';
import { isAnnounced } from '../catalog/price-in-force.ts';
import { type Db, transact, type Tx } from '../db/database.ts';

const AT_ONCE = 100;

/**
 * Notifies every shopper whose awaited color and size is in stock, each once, and returns how many. It reads the
 * stock itself, so the reason of the restock does not matter. A variant that is sold out again before this runs is
 * not announced.
 * Queueing the message and marking the alert are one transaction; rows locked by another instance are skipped.
 */
export async function notifyRestock(db: Db, terms: NotifyTerms): Promise<number> {
  let told = 0;
  for (;;) {
    const more = await transact(db, (tx) => tellSome(tx, terms));
    told += more;
    if (more < AT_ONCE) return told;
  }
}

async function tellSome(tx: Tx, terms: NotifyTerms): Promise<number> {
  const waits = await takeWaits(tx, terms.now);
  for (const { shopperId, href, ...piece } of waits) {
    const text = { en: en.text(piece.en), ar: ar.text(piece.ar) };
    await notify(tx, { shopperId, kind: 'stock', title, text, href }, terms);
  }
  return waits.length;
}

const title = { en: en.title, ar: ar.title };

type Wait = { shopperId: string; href: string; en: AwaitedVariant; ar: AwaitedVariant };

/** Oldest alerts first. */
async function takeWaits(tx: Tx, now: Date): Promise<Wait[]> {
  const { rows } = await sql<Wait>`
    with ended as (
      select a.shopper_id, a.product_id, a.color_id, a.size_id
        from stock_alerts a
        join variants v using (product_id, color_id, size_id)
        join products p on p.id = a.product_id
       where a.sent_at is null and v.stock > 0 and p.status = 'published' and not ${isAnnounced(now)}
       order by a.created_at
       limit ${AT_ONCE}
         for no key update of a skip locked
    ), told as (
      update stock_alerts a set sent_at = ${now}
        from ended e
       where (a.shopper_id, a.product_id, a.color_id, a.size_id) = (e.shopper_id, e.product_id, e.color_id, e.size_id)
      returning a.*
    )
    select t.shopper_id as "shopperId", '/ProductDetails/' || p.id || '?color=' || c.id || '&size=' || z.id as href,
           json_build_object('name', p.name_en, 'color', c.name_en, 'size', z.label_en) as en,
           json_build_object('name', p.name_ar, 'color', c.name_ar, 'size', z.label_ar) as ar
      from told t
      join products p on p.id = t.product_id
      join colors c on c.id = t.color_id
      join sizes z on z.id = t.size_id
     order by t.created_at`.execute(tx);
  return rows;
}
