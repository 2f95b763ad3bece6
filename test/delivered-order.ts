import { sql } from 'kysely';
import type { Db } from '../src/api/platform/db/database.ts';
import { lineDeadlines } from '../src/shop/buying/orders/return-window.ts';
import { Settings } from '../src/shop/settings.ts';

const settings = Settings.parse({});

/**
 * A delivered order of one piece of a product by the shopper with this phone, inserted directly; reviews need one. The
 * piece leaves the stock and the ledger.
 */
export async function addDeliveredOrder(
  db: Db,
  phone: string,
  productId: string,
  deliveredAt: string,
): Promise<string> {
  const shopper = await db
    .selectFrom('shoppers')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ color_id: string; size_id: string; price: number }>`
    update variants v set stock = stock - 1 from products p
     where p.id = v.product_id and (v.product_id, v.color_id, v.size_id) =
           (select product_id, color_id, size_id from variants where product_id = ${productId} and stock > 0 limit 1)
    returning v.color_id, v.size_id, p.price`.execute(db);
  const [piece] = rows;
  if (piece === undefined) throw new Error('there is no piece left to order');
  const { id } = await db
    .insertInto('orders')
    .values({
      number: String(100_000_000 + Math.floor(Math.random() * 900_000_000)),
      shopper_id: shopper.id,
      status: 'delivered',
      placed_at: deliveredAt,
      delivered_at: deliveredAt,
      sub_total: piece.price,
      savings: 0,
      discount: 0,
      delivery: 0,
      total: piece.price,
      address: '{}',
      distance_km: 0,
      estimated_from: deliveredAt.slice(0, 10),
      estimated_to: deliveredAt.slice(0, 10),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const until = lineDeadlines(new Date(deliveredAt), settings, settings, settings.holidays);
  await sql`insert into order_lines (order_id, line_no, product_id, color_id, size_id, name_en, name_ar, brand_en, brand_ar, brand_id,
              category_id, color_name_en, color_name_ar, color_hex, size_label_en, size_label_ar, quantity, full_price, unit_price,
              line_total, returnable, return_until, exchange_until)
            select ${id}, 1, p.id, ${piece.color_id}, ${piece.size_id}, p.name_en, p.name_ar, p.brand_id, p.brand_id, p.brand_id,
                   p.category_id, 'Black', 'أسود', '#1B1B1D', 'M', 'M', 1, p.price, p.price, p.price, true,
                   ${until.returnUntil}, ${until.exchangeUntil}
              from products p where p.id = ${productId}`.execute(db);
  await sql`insert into order_history (order_id, status, actor, at) values (${id}, 'delivered', 'merchant', ${deliveredAt})`.execute(
    db,
  );
  await sql`insert into stock_ledger (product_id, color_id, size_id, change, reason, actor, order_id)
            values (${productId}, ${piece.color_id}, ${piece.size_id}, -1, 'ordered', 'test', ${id})`.execute(
    db,
  );
  return id;
}
