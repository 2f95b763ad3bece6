import { expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { openStore } from '../../../../../test/store.ts';

const store = await openStore();
const dress = await addProduct(store.db);
const { _id: id } = await buy(await store.shopper(), dress);

const open = (client: ConsoleClient) => client.ask('reveal', { kind: 'order', id, field: 'phone' });
const alarms = async ({ staffId }: ConsoleClient) =>
  store.pool.query(`select 1 from staff_audit where action = 'order.manyReveals' and subject = $1`, [
    staffId,
  ]);

test('the owner is told once of who opens sixty fields in a day, also of openings at once', async () => {
  const support = await openConsole(store, ['support'], { name: 'Rasha' });
  for (let round = 0; round < 12; round += 1)
    await Promise.all(Array.from({ length: 5 }, () => open(support)));
  expect((await alarms(support)).rowCount).toBe(1);
  const owner = await openConsole(store, ['owner']);
  const { manyReveals } = (await owner.ask('getToday')).body.data;
  expect(manyReveals).toEqual([{ _id: support.staffId, name: 'Rasha', openings: 60 }]);

  const { status, body } = await open(support);
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.message).toContain('10 minutes');
  store.setNow(new Date(store.now().getTime() + 10 * 60_000));
  expect((await open(support)).status).toBe(200);
  expect((await alarms(support)).rowCount).toBe(1);
});
