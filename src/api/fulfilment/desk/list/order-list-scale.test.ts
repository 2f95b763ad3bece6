import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';

const ORDERS = 100_000;
/** A statement ends after five seconds. */
const BATCH = 2_000;
const ROUNDS = 40;

/** Measures the list and the counts of saved views at a hundred thousand orders: `SCALE=true vitest run src/api/fulfilment/desk/list/order-list-scale.test.ts`. */
test.runIf(process.env['SCALE'] === 'true')(
  'the list answers among a hundred thousand orders',
  { timeout: 500_000 },
  async () => {
    const store = await openStore();
    const { db } = store;
    const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900 } });
    const placedBefore = (place: number) => new Date(store.now().getTime() - place * 300_000);
    for (let from = 0; from < ORDERS; from += BATCH) await insertOrders(from, BATCH);
    await sql`analyze`.execute(db);

    async function insertOrders(from: number, count: number) {
      await sql`
        with made as (
          insert into shoppers (phone, name)
          select '+9639' || lpad((${from}::int + n)::text, 8, '0'), (array['أحمد الحلبي', 'سلمى قاضي', 'Rana Haddad'])[n % 3 + 1] || ' ' || n
            from generate_series(1, ${count / 5}::int) n returning id),
        listed as (select array_agg(id) as ids from made)
        insert into orders (number, shopper_id, status, placed_at, delivered_at, sub_total, savings, discount, delivery, total, address,
                            estimated_from, estimated_to)
        select (100000000 + (${from}::bigint + n) * 8999)::text, l.ids[1 + n % array_length(l.ids, 1)],
               case when n % 200 = 0 then 'pending' when n % 200 = 1 then 'inProgress' when n % 200 = 2 then 'inDelivery' else 'completed' end,
               at, case when n % 200 > 2 then at + interval '2 days' end, 1280, 0, 0, 150, 1430,
               jsonb_build_object('city', (array['حلب', 'دمشق', 'Homs'])[n % 3 + 1], 'area', 'الحي ' || n % 50, 'street', 'x'), at, at
          from listed l, generate_series(1, ${count}::int) n,
               lateral (select ${store.now()}::timestamptz - make_interval(mins => 5 * (${from}::int + n)) as at) t`.execute(
        db,
      );
      await sql`
        insert into order_lines (order_id, line_no, product_id, color_id, size_id, name_en, name_ar, brand_en, brand_ar, brand_id, category_id, color_name_en,
                                 color_name_ar, color_hex, size_label_en, size_label_ar, tint, quantity, full_price, unit_price, line_total,
                                 returnable)
        select o.id, 1, ${shirt}, 'black', 'M', 'Shirt', 'قميص', '', '', 'b', 'c', '', '', '#000000', '', '', 'chalk', 1, 1280, 1280, 1280, true
          from orders o where o.placed_at < ${placedBefore(from)} and o.placed_at >= ${placedBefore(from + count)}`.execute(
        db,
      );
    }

    const manager = await openConsole(store, ['manager']);
    const saved = [
      'city=Homs',
      'city=homs&area=الحي+7',
      'city=latakia',
      'source=whatsapp',
      'view=late',
      'view=toPick',
      'city=aleppo&view=toConfirm',
      'search=احمد',
      'search=لا+أحد',
      'source=site',
    ];
    for (const query of saved) {
      await keep(query);
      await timed(`the view ${query}`, async () => manager.ask('listViews'));
      await sql`delete from order_views`.execute(db);
    }
    for (const query of saved) await keep(query);
    await timed('all ten saved views', async () => manager.ask('listViews'));
    const questions: ConsoleInputOf<'listOrders'>[] = [
      { view: 'all' },
      { view: 'toConfirm' },
      { view: 'late' },
      { view: 'all', search: 'احمد' },
      { view: 'all', search: 'لا أحد' },
      { view: 'all', search: '0900012345' },
      { view: 'all', search: '100 0' },
      { view: 'all', city: 'Homs' },
      { view: 'all', city: 'homs', area: 'الحي 7' },
      { view: 'all', city: 'latakia' },
      { view: 'all', source: 'whatsapp' },
    ];
    for (const question of questions)
      await timed(JSON.stringify(question), async () => manager.ask('listOrders', question));

    async function keep(query: string) {
      const view = { name: query, query, isShared: true };
      expect((await manager.ask('saveView', view, { 'idempotency-key': randomUUID() })).status).toBe(200);
    }
  },
);

async function timed(what: string, ask: () => Promise<{ status: number }>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    expect((await ask()).status).toBe(200);
    times.push(performance.now() - started);
  }
  const [p50, p95] = [0.5, 0.95].map((part) => times.toSorted((a, b) => a - b)[Math.floor(part * ROUNDS)]);
  process.stdout.write(`${what} p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms\n`);
}
