import { sql } from 'kysely';
import type { KeptPieces } from '../../shop/account/usual-size.ts';
import type { Db } from '../db/database.ts';

/**
 * The pieces a shopper was brought and kept, by subcategory and size: without those refused at the door or in a request
 * to give them back, and with those they were exchanged for. It is read from the orders, so it ends with the account.
 */
export async function selectKeptPieces(db: Db, shopperId: string): Promise<KeptPieces[]> {
  const { rows } = await sql<KeptPieces>`
    with bought as (
      select l.order_id, l.line_no, l.product_id, l.size_id, l.quantity
        from orders o join order_lines l on l.order_id = o.id
       where o.shopper_id = ${shopperId} and o.status in ('delivered', 'returns', 'completed')),
    changes as (
      select product_id, size_id, coalesce(
               (select d.kept from settlement_lines d where d.order_id = b.order_id and d.line_no = b.line_no), quantity)
             - (select coalesce(sum(i.counted), 0) from return_items i join returns r on r.id = i.return_id
                 where i.order_id = b.order_id and i.line_no = b.line_no and r.status not in ('rejected', 'withdrawn')) as pieces
        from bought b
      union all
      select b.product_id, coalesce(i.new_size_id, b.size_id), i.counted
        from bought b join return_items i on i.order_id = b.order_id and i.line_no = b.line_no
        join returns r on r.id = i.return_id
       where r.status = 'exchanged')
    select "subCategoryId", "sizeId", (select z.system from sizes z where z.id = "sizeId") as system, pieces
      from (select (select p.subcategory_id from products p where p.id = c.product_id) as "subCategoryId",
                   size_id as "sizeId", sum(pieces)::integer as pieces
              from changes c group by 1, 2) as kept
     where pieces > 0
     order by "subCategoryId", pieces desc, "sizeId"`.execute(db);
  return rows;
}
