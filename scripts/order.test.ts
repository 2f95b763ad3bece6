import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { buy } from '../test/buying.ts';
import { addProduct } from '../test/catalog.ts';
import { builtProgram } from '../test/store-process.ts';
import { openStore } from '../test/store.ts';

const store = await openStore();
const shirt = await addProduct(store.db);

async function command(...args: string[]): Promise<[status: number, said: string]> {
  const env = { ...process.env, DATABASE_URL: store.url };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [builtProgram('order'), ...args], { env });
    return [0, stdout.trim()];
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }; // what execFile rejects with
    return [code, stdout.trim()];
  }
}

test('the command moves an order by the table, and says in a line why it does not', async () => {
  const shopper = await store.shopper();
  const { _id, number } = await buy(shopper, shirt);
  const shown = number.replace(/(\d{3})(?=\d)/g, '$1 ');
  expect(await command(number, 'inProgress')).toEqual([
    0,
    `Order ${shown} was pending and is now inProgress.`,
  ]);
  expect(await command(shown, 'delivered')).toEqual([
    1,
    `Order ${shown} is inProgress and does not go to delivered. By hand it goes to inDelivery or canceled.`,
  ]);
  expect(await command(number, 'inDelivery')).toEqual([
    0,
    `Order ${shown} was inProgress and is now inDelivery.`,
  ]);
  expect(await command(number, 'canceled')).toEqual([
    1,
    `Say why: npm run order -- ${number} canceled nobody was at home`,
  ]);
  expect((await command(number, 'canceled', 'nobody', 'was', 'at', 'home'))[0]).toBe(0);
  expect(await store.invariants()).toEqual([]);
  expect((await command(number, 'back'))[0]).toBe(0);
  expect((await command(number, 'pending'))[1]).toContain('It goes nowhere by hand.');
  expect((await shopper.call('getOrderDetails', { orderId: _id })).body.data.order.status).toBe('canceled');
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['an unknown status', ['482913057', 'lost'], 'Statuses: pending'],
  ['a slip in the number', ['482913058', 'inProgress'], 'one of its digits is wrong'],
  ['nothing at all', [], 'Say which order'],
])('the command refuses %s', async (_, args, said) => {
  const [status, line] = await command(...args);
  expect([status, line.includes(said)]).toEqual([1, true]);
});
