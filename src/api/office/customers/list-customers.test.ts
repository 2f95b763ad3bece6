import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { fillOrders } from '../../../../test/fill-orders.ts';
import { openStore } from '../../../../test/store.ts';
import { MOST_LIMITED } from '../../../shop/office/customers/customer-views.ts';
import { countLimited, selectCustomers } from './customer-rows.ts';

const store = await openStore();
const { db, pool } = store;
const now = store.now();
await fillOrders({ url: store.url, orders: 800, productId: await addProduct(db), now });
// A dozen orders share each hour, and registrations share it with them; some have no order, some no phone any more.
await pool.query(`update orders set placed_at = date_trunc('hour', placed_at)`);
await pool.query(
  `insert into shoppers (id, phone, name, created_at)
   select 'visitor-' || n, '+96395' || lpad(n::text, 7, '0'), case when n % 2 = 0 then 'أحمد' else 'Rana' end,
          date_trunc('hour', $1::timestamptz) - n % 30 * interval '2 hours'
     from generate_series(1, 60) n`,
  [now],
);
await pool.query(`update shoppers set phone = null where id like '%7'`);
await pool.query(
  `insert into trust_marks (shopper_id, level, reason, until, set_by)
   select 'visitor-' || n, 'watched', '', $1::timestamptz + (n - 5) * interval '1 day', '' from generate_series(1, 20) n`,
  [now],
);

type Known = { id: string; name: string; at: number; limited: boolean };

/** What a person would list: each customer's last order, or registration, newest first. */
async function listed(isFound: (known: Known) => boolean): Promise<string[]> {
  const { rows } = await pool.query<Known>(
    `select s.id, s.name_folded as name, extract(epoch from coalesce(max(o.placed_at), s.created_at))::float8 as at,
            coalesce(bool_or(p.refusal_counts and p.refused_at is not null), false)
              or exists (select from trust_marks m where m.shopper_id = s.id and m.until > $1) as limited
       from shoppers s left join orders o on o.shopper_id = s.id left join parcels p on p.order_id = o.id
      where s.phone is not null group by s.id`,
    [now],
  );
  return rows
    .filter(isFound)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

test.each([
  ['all', undefined, () => true],
  ['all', 'احمد', ({ name }: Known) => name.includes('احمد')],
  ['all', 'nobody', () => false],
  ['limited', undefined, ({ limited }: Known) => limited],
  ['limited', 'Ran', ({ limited, name }: Known) => limited && name.includes('ran')],
] as const)(
  'the pages of %s, searched for %s, are by the last order, ranked or walked to',
  async (view, search, isFound) => {
    const expected = await listed(isFound);
    for (const mostRanked of [0, 5000]) {
      const read: string[] = [];
      let after: string | undefined;
      do {
        const rows = await selectCustomers(db, { view, search, after, now }, 8, mostRanked);
        read.push(...rows.slice(0, 7).map(({ id }) => id));
        const last = rows.length > 7 ? rows[6] : undefined;
        after = last && `${last.rank}_${last.id}`;
      } while (after !== undefined);
      expect(read).toEqual(expected);
    }
  },
);

test('customers with a limit are counted exactly up to a thousand', async () => {
  const { length } = await listed(({ limited }) => limited);
  expect(await countLimited(db, now)).toBe(length);
  await pool.query(
    `with one as (select * from shoppers where id = 'filled-1'),
          added as (
            insert into shoppers (id, phone, name, created_at)
            select 'limited-' || n, '+96396' || lpad(n::text, 7, '0'), name, created_at from one, generate_series(1, $1::int) n
            returning id)
     insert into trust_marks (shopper_id, level, reason, until, set_by)
     select id, 'watched', '', $2::timestamptz + interval '1 day', '' from added`,
    [MOST_LIMITED - length, now],
  );
  expect(await countLimited(db, now)).toBe(MOST_LIMITED);
});
