import { expect, test } from 'vitest';
import { addProduct } from '../../../../../../test/catalog.ts';
import { openConsole } from '../../../../../../test/console.ts';
import { fillOrders } from '../../../../../../test/fill-orders.ts';
import { openStore } from '../../../../../../test/store.ts';
import type { ConsoleInputOf } from '../../../../../shop/console-endpoints.ts';

const store = await openStore();
const productId = await addProduct(store.db);
// In two of three cities there are more than are looked up one by one, of a courier fewer.
await fillOrders({ url: store.url, orders: 2000, productId, now: store.now() });
// Tests, of which two are erased.
await store.pool.query("update orders set is_test = true where id in ('filled-0', 'filled-3')");
await store.pool.query(`
  update orders set is_test = true, test_erased_at = now(), shopper_id = null where id in ('filled-7', 'filled-27')`);
await store.pool.query("update orders set number = '9' || substr(number, 2) where id like '%3'");
// Of a shopper whose account was erased.
await store.pool.query("update orders set shopper_id = null where id = 'filled-47'");
await store.pool.query('delete from order_figures where order_id in (select id from orders where is_test)');
const owner = await openConsole(store, ['owner']);
const accountant = await openConsole(store, ['accountant']);

type Question = ConsoleInputOf<'listOrders'>;

const conditions: Record<string, [Question, where: string]> = {
  status: [{ status: 'canceled' }, "o.status = 'canceled'"],
  site: [{ source: 'site' }, "o.source = 'site'"],
  whatsapp: [{ source: 'whatsapp' }, "o.source = 'whatsapp'"],
  'brought by Instagram': [{ cameFrom: 'instagram' }, "o.came_from = 'instagram'"],
  'brought by nothing known': [{ cameFrom: 'direct' }, "o.source = 'site' and o.came_from is null"],
  city: [{ city: 'aleppo' }, "o.address ->> 'city' = 'حلب'"],
  area: [{ area: 'الحي 7' }, "o.address ->> 'area' = 'الحي 7'"],
  courier: [{ courier: 'filled-courier-3' }, "p.courier_id = 'filled-courier-3'"],
  company: [{ company: 'filled-company-2' }, "p.company_id = 'filled-company-2'"],
  'parcels that are back': [{ stage: ['back'] }, "p.stage = 'back'"],
  'parcels back or packed': [{ stage: ['back', 'packed'] }, "p.stage in ('back', 'packed')"],
  'not held': [{ held: false }, 'p.held_until is null'],
  held: [{ held: true }, 'p.held_until is not null'],
  'a common name': [{ search: 'أحمد' }, named('احمد')],
  'two letters': [{ search: 'ند' }, named('ند')],
  'an area': [{ search: 'الحى 3' }, named('الحي 3')],
  'two digits of a number': [{ search: '90' }, "o.number like '90%'"],
  'four digits of a number': [{ search: '1001' }, "o.number like '1001%'"],
  'a waybill': [{ search: 'wb00000302' }, "o.id = 'filled-302'"],
  nobody: [{ search: 'zzzz' }, 'false'],
};
const names = Object.keys(conditions);
const isSearch = (name: string) => 'search' in (conditions[name]?.[0] ?? {});
const pairs = names.flatMap((one, at) =>
  names.slice(at).flatMap((other): [string, string][] => {
    const [first, second] = [conditions[one]?.[0] ?? {}, conditions[other]?.[0] ?? {}];
    const isSame = Object.keys(first).some((field) => field in second);
    return one === other || !isSame ? [[one, other]] : [];
  }),
);

const threes = names
  .filter((name) => !isSearch(name) && name !== 'city')
  .flatMap((name) => ['a common name', 'two letters', 'an area'].map((search) => ['city', name, search]));

const together = [...pairs, ...threes].map((chosen) => [chosen.join(', '), chosen] as const);

test.each(together)('orders of some filters are those that all find: %s', async (_title, given) => {
  const chosen = given.map((name) => conditions[name] ?? [{}, 'true']);
  const asked = { ...Object.assign({}, ...chosen.map(([question]) => question)), view: 'all' } as const;
  const where = chosen.map(([, condition]) => condition).join(' and ');
  const expected = await idsWhere(`o.test_erased_at is null and ${where}`);
  const { orders, sum } = (await owner.ask('listOrders', asked)).body.data;
  expect(orders.map(({ _id }) => _id)).toEqual(expected.slice(0, 50));
  expect(sum?.orders).toBe(expected.length);
  const query = new URLSearchParams(
    Object.entries(asked).map(([field, value]) => [field, String(value)] as [string, string]),
  ).toString();
  await store.pool.query(
    "insert into order_views (staff_id, name, query, is_shared) values ('filled-courier-0', 'saved', $1, true)",
    [query],
  );
  const { views } = (await owner.ask('listViews', { counted: true })).body.data;
  await store.pool.query('delete from order_views');
  expect(views.map(({ count }) => count)).toEqual([expected.length]);
});

test('who may not read names finds places alone', async () => {
  for (const name of names.filter(isSearch)) {
    const [question] = conditions[name] ?? [{}];
    const [place] = name === 'an area' ? ["o.place_folded like '%الحي 3%'"] : [];
    if (place === undefined && name !== 'a common name') continue;
    const asked = { ...question, view: 'all', city: 'aleppo' } as const;
    const { orders } = (await accountant.ask('listOrders', asked)).body.data;
    const expected = await idsWhere(
      `o.test_erased_at is null and o.address ->> 'city' = 'حلب' and ${place ?? 'false'}`,
    );
    expect(orders.map(({ _id }) => _id)).toEqual(expected.slice(0, 50));
  }
});

function named(folded: string): string {
  return `(coalesce(s.name_folded, '') like '%${folded}%' or o.place_folded like '%${folded}%')`;
}

async function idsWhere(condition: string): Promise<string[]> {
  const { rows } = await store.pool.query<{ id: string }>(
    `select o.id from orders o join parcels p on p.order_id = o.id left join shoppers s on s.id = o.shopper_id
      where ${condition} order by o.placed_at desc, o.id desc`,
  );
  return rows.map(({ id }) => id);
}
