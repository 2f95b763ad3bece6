import { type RawBuilder, sql } from 'kysely';

/**
 * By line of an order, the pieces that came back of what was delivered since then: a return follows its delivery. Of an
 * exchange the new piece is kept as a line of its own order.
 */
export const cameBack = (since: Date): RawBuilder<unknown> => sql`
  select i.order_id, i.line_no, sum(i.counted)::int as pieces
    from returns r join return_items i on i.return_id = r.id
   where r.status in ('received', 'refunded', 'exchanged') and r.created_at >= ${since} group by 1, 2`;
