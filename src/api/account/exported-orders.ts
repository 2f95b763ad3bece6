import { sql } from 'kysely';
import { instant, type Part, rowsOf } from './exported-part.ts';

/** A shopper's orders with all that belongs to them. */
export const exportedOrders: Part = (id, language) => {
  const own = (column: string) => sql.ref(`${column}_${language}`);
  const pieces = rowsOf(sql`
    select ${own('l.name')} as piece, ${own('l.brand')} as brand, ${own('l.color_name')} as color, ${own('l.size_label')} as size,
           l.quantity, l.full_price as "fullPrice", l.unit_price as "unitPrice", l.line_total as "lineTotal"
      from order_lines l where l.order_id = o.id order by l.line_no`);
  const history = rowsOf(sql`
    select h.status, h.reason, ${instant('h.at')} as at from order_history h where h.order_id = o.id order by h.id`);
  const returned = rowsOf(sql`
    select ${own('l.name')} as piece, i.quantity, i.new_color_id as "newColor", i.new_size_id as "newSize"
      from return_items i join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
     where i.return_id = r.id order by i.item_no`);
  const returns = rowsOf(sql`
    select r.kind, r.scope, r.status, r.reason, r.note, r.refund_amount as "refundAmount", r.decision_note as "decisionNote",
           ${instant('r.created_at')} as "askedAt", ${instant('r.decided_at')} as "decidedAt", ${returned} as pieces
      from returns r where r.order_id = o.id order by r.created_at`);
  return rowsOf(sql`
    select o.number, o.status, ${instant('o.placed_at')} as "placedAt", ${instant('o.delivered_at')} as "deliveredAt",
           o.sub_total as "subTotal", o.savings, o.discount, o.delivery, o.total, o.coupon_code as coupon, o.address, o.note,
           o.points_earned as "pointsEarned", ${pieces} as pieces, ${history} as history, ${returns} as returns
      from orders o where o.shopper_id = ${id} order by o.placed_at`);
};
