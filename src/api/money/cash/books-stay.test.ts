import { expect, test } from 'vitest';
import { courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

// What the database itself refuses, whoever asks it with the store's own role.

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_275, stock: { 'black/M': 9 } });
await courierWith(store, 1, shirt);

test.each([
  `day = day - 1`,
  `kind = 'expense'`,
  `actor = 'merchant:somebody'`,
  `reason = 'another'`,
  `details = '{"amount": 1}'`,
  `occurred_at = occurred_at - interval '1 day'`,
  `at = at - interval '1 day'`,
  `event_id = 'another'`,
  `run_id = 'another'`,
  `order_id = null`,
  `parcel_id = null`,
])('an entry of the cash book does not take %s', async (change) => {
  await expect(store.pool.query(`update cash_entries set ${change}`)).rejects.toThrow('never changed');
});

test('an order that is deleted leaves its entries without its name', async () => {
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('delete from orders');
    await client.query('set local session_replication_role = origin');
    const { rowCount } = await client.query(
      'update cash_entries set order_id = null where order_id is not null',
    );
    expect(rowCount).toBe(1);
    await client.query('rollback');
  } finally {
    client.release();
  }
});

test.each([
  'audit_log',
  'staff_audit, staff_audit_chain',
  'staff_reveals',
  'cash_entries',
  'cash_lines',
  'cash_days',
  'cash_accounts',
  'invoices',
  'invoice_buyers',
  'invoice_series',
  'stock_ledger',
  'points_ledger',
])('%s cannot be emptied', async (books) => {
  await expect(store.pool.query(`truncate ${books} cascade`)).rejects.toThrow('never changed or deleted');
});
