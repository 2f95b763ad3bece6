import { expect, test } from 'vitest';
import { addToCart, buy, home, pay } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
const dress = await addProduct(store.db, { price: 500, stock: { 'black/M': 90, 'black/L': 90 } });

test('an order and the end of its account in the same instant leave no address, whichever is first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { shopper, erase } = await leaving();
    await addToCart(shopper, dress);
    const acts = [() => pay(shopper, { expectedTotal: 650 }), erase];
    const [first, second] = round % 2 === 0 ? acts : acts.toReversed();
    const answers = await Promise.all([first?.(), second?.()]);
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    await nothingIsLeft();
  }
});

test('who was let in before the account ended cannot pay once it has, nor write an address', async () => {
  const { shopper, erase, id } = await leaving();
  const free = await held(id);
  const erased = erase();
  await waiting(1);
  const adds = shopper.call('addToCart', { productId: dress, colorId: 'black', sizeId: 'L', quantity: 1 });
  await waiting(2);
  const late = [
    shopper.call('payCash', { address: home, expectedTotal: 650 }),
    shopper.call('updateUserData', home),
  ];
  await waiting(4);
  await free();
  expect((await erased).status).toBe(200);
  const [paid] = await Promise.all([...late, adds]);
  expect([paid?.status, paid?.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  await nothingIsLeft();
});

test('who has paid before the account ends finds the order canceled, its pieces back and its address gone', async () => {
  const { shopper, erase, id } = await leaving();
  await addToCart(shopper, dress, 2);
  const free = await held(id);
  const paid = shopper.call('payCash', { address: home, expectedTotal: 1150 });
  await waiting(1);
  const erased = erase();
  await waiting(2);
  await free();
  const { status, body } = await paid;
  expect([status, (await erased).status]).toEqual([201, 200]);
  const { rows } = await store.pool.query('select status, address, shopper_id from orders where id = $1', [
    body.data.order._id,
  ]);
  expect(rows).toEqual([
    { status: 'canceled', address: { city: 'Damascus', area: '', street: '' }, shopper_id: null },
  ]);
  await nothingIsLeft();
});

test('signing in, changing the address, ordering and deleting the account at once never deadlock', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, erase } = await leaving();
    const sameNumber = store.guest();
    await buy(shopper, dress);
    await addToCart(shopper, dress);
    const answers = await Promise.all([
      pay(shopper, { expectedTotal: 650 }),
      erase(),
      shopper.call('updateUserData', { ...home, street: 'Baghdad Street' }),
      sameNumber.call('sendOtp', { number: shopper.phone }),
      shopper.call('exportData'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    await nothingIsLeft();
  }
});

/** Deletes the shopper's account with a valid code. */
async function leaving() {
  const shopper: Client = await store.shopper();
  const id = (await shopper.call('getUserData')).body.data.user._id;
  await store.pool.query(
    `update verification_codes set created_at = created_at - interval '2 minutes' where phone = $1`,
    [shopper.phone],
  );
  await shopper.call('sendOtp', { number: shopper.phone });
  const verificationCode = await shopper.readCode();
  return { shopper, id, erase: () => shopper.call('deleteAccount', { verificationCode }) };
}

/** Locks the shopper's row, so that other transactions queue until it is released. */
async function held(shopperId: string): Promise<() => Promise<void>> {
  const client = await store.pool.connect();
  await client.query('begin');
  await client.query('select from shoppers where id = $1 for update', [shopperId]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

/** Waits until that many transactions queue. */
async function waiting(many: number): Promise<void> {
  const inLine = async () => {
    const { rows } = await store.pool.query<{ many: number }>(
      `select count(*)::int as many from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.many;
  };
  await expect.poll(inLine, { interval: 20 }).toBe(many);
}

/** Rows that name a deleted shopper. */
async function nothingIsLeft(): Promise<void> {
  expect(await store.invariants()).toEqual([]);
}
