import type { CartLine } from '../../../shop/buying/cart/contract.ts';
import { lineTotal } from '../../../shop/buying/cart/totals.ts';
import { wasShown } from '../../../shop/catalog/browse/product-state.ts';
import type { Db } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { cartItem, isOnSale, pricedLine } from './cart-line.ts';
import { type LineRow, selectVariants } from './queries.ts';

/** The pieces behind a link of a chat, for whoever has it. */
export function chatCartRoutes(store: Store): void {
  const { db } = store;
  answer(store, 'getChatCart', async ({ input: { token }, language, now }) => {
    const row = await db
      .selectFrom('chat_carts')
      .selectAll()
      .where('token', '=', token)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (row === undefined) return refuse('NOT_FOUND');
    const lines = await chatCartLines(db, row.lines as CartLine[]);
    return {
      chatCart: {
        items: lines.map((line) => cartItem(line, language, now)),
        total: chatCartTotal(lines, now),
        note: row.note,
        expiresAt: row.expires_at.toISOString(),
      },
    };
  });
}

/** As a cart has them, without what the catalog no longer shows. */
export async function chatCartLines(db: Db, lines: readonly CartLine[]): Promise<LineRow[]> {
  return (await selectVariants(db, lines)).filter(({ status }) => wasShown(status));
}

/** What can be bought now of these lines costs, before delivery. */
export const chatCartTotal = (lines: readonly LineRow[], now: Date): number =>
  lines
    .filter((line) => isOnSale(line, now))
    .reduce((sum, line) => {
      const quantity = Math.min(line.quantity, line.stock);
      return sum + lineTotal({ ...pricedLine(line, now), quantity });
    }, 0);
