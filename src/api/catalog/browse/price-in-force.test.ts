import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';
import { priceNow } from '../../../shop/catalog/browse/price.ts';
import { priceInForce } from './price-in-force.ts';

const store = await openStore();
const [yesterday, today, tomorrow] = ['2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'];
const days = [null, yesterday, today, tomorrow];
const windows = days.flatMap((from) => days.map((to) => [from, to] as const));

test('the database says the same price as the shop, whatever the dates', async () => {
  const now = new Date(today);
  for (const priceAfterDiscount of [null, 750]) {
    for (const [from, to] of windows.filter(
      ([start, end]) => start === null || end === null || start < end,
    )) {
      const id = await addProduct(store.db, {
        price: 1000,
        priceAfterDiscount,
        discountStartsAt: from,
        discountEndsAt: to,
      });
      const { rows } = await sql<{
        price: number;
      }>`select ${priceInForce(now)} as price from products p where id = ${id}`.execute(store.db);
      const facts = {
        price: 1000,
        priceAfterDiscount,
        discountStartsAt: from === null ? null : new Date(from),
        discountEndsAt: to === null ? null : new Date(to),
      };
      expect(rows[0]?.price, `${priceAfterDiscount} from ${from} to ${to}`).toBe(priceNow(facts, now).toPay);
    }
  }
});
