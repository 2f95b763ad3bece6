import { sql } from 'kysely';
import { returnDaysOf } from '../../shop/catalog/return-days.ts';
import { lineDeadlines } from '../../shop/orders/return-window.ts';
import type { Settings } from '../../shop/settings.ts';
import { type ReturnTerms, returnTerms } from '../catalog/product/return-terms.ts';
import type { Tx } from '../db/database.ts';

type DeliveredLine = {
  line_no: number;
  return_days: number | null;
  exchange_days: number | null;
  /** Those of the product's category today; null for a deleted product. */
  terms: ReturnTerms | null;
};

/** Writes each line's last days of return and exchange at delivery; later changes of settings do not touch them. */
export async function setDeadlines(
  tx: Tx,
  orderId: string,
  { deliveredAt, settings }: { deliveredAt: Date; settings: Settings },
): Promise<void> {
  const { rows } = await sql<DeliveredLine>`
    select l.line_no, l.return_days, l.exchange_days, ${returnTerms} as terms
      from order_lines l left join products p on p.id = l.product_id
     where l.order_id = ${orderId} and l.return_until is null`.execute(tx);
  const lines = rows.map(({ line_no, return_days, exchange_days, terms }) => {
    const today = terms === null ? settings : returnDaysOf(terms, settings);
    const agreed = { returnDays: return_days, exchangeDays: exchange_days };
    return { line_no, ...lineDeadlines(deliveredAt, agreed, today, settings.holidays) };
  });
  if (lines.length === 0) return;
  await sql`
    update order_lines l set return_until = d.return_until, exchange_until = d.exchange_until
      from unnest(${lines.map((line) => line.line_no)}::int[], ${lines.map((line) => line.returnUntil)}::timestamptz[],
                  ${lines.map((line) => line.exchangeUntil)}::timestamptz[]) as d (line_no, return_until, exchange_until)
     where l.order_id = ${orderId} and l.line_no = d.line_no`.execute(tx);
}
