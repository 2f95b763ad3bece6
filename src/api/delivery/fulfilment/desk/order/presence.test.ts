import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buy } from '../../../../../../test/buying.ts';
import { addProduct } from '../../../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../../../test/console.ts';
import { openStore } from '../../../../../../test/store.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_000, stock: { 'black/M': 9 } });
const suha = await openConsole(store, ['manager'], { name: 'Suha' });
const hiba = await openConsole(store, ['support'], { name: 'Hiba' });
const packer = await openConsole(store, ['packer'], { name: 'Mahmoud' });

const others = async (id: string, who: ConsoleClient) =>
  (await who.ask('showPresence', { id })).body.data.others.map(({ name }) => name);

test('an open order names who else has it open, until they have left', async () => {
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt);
  expect(await others(id, suha)).toEqual([]);
  expect(await others(id, hiba)).toEqual(['Suha']);
  expect(await others(id, suha)).toEqual(['Hiba']);
  expect(JSON.stringify((await hiba.ask('showPresence', { id })).body)).not.toContain(shopper.phone);
  await sql`update order_presence set seen_at = now() - interval '19 seconds' where staff_id = ${hiba.staffId}`.execute(
    db,
  );
  expect(await others(id, suha)).toEqual([]);
  const audited = await db.selectFrom('staff_audit').select('id').where('subject', '=', id).execute();
  expect(audited).toEqual([]);
});

test('a packer who may not see an order does not learn who has it open', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  await others(id, suha);
  expect((await packer.ask('showPresence', { id })).status).toBe(404);
  expect((await suha.ask('showPresence', { id: 'no-such-order' })).status).toBe(404);
  expect(await others(id, suha)).toEqual([]);
});
