import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { sendTo } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner']);
const support = await openConsole(store, ['support']);
await owner.send('GET', '/api/client/v1/auth/xsrf');

const read = (content: string) =>
  sendTo<ConsoleDataOf<'readCustomersFile'>>(
    owner,
    ['POST', '/api/console/v1/customers/file'],
    content,
    'people.csv',
  );
const add = (customers: ConsoleDataOf<'readCustomersFile'>['customers'], who = owner) =>
  who.ask('addCustomers', { customers, consent: true });

test('a list is read by its headings, and its people become customers without an account', async () => {
  const known = await store.shopper({ phone: '+963933000001' });
  await known.completeProfile();
  const { body } = await read(
    [
      'الاسم,رقم الجوال,المدينة,المنطقة,العنوان',
      'رنا,0933000002,دمشق,المزة,شارع الجلاء',
      'سعاد,0933 000 003,باريس,,',
      'رنا مرة أخرى,+963933000002,,,',
      'موجودة,0933000001,,,',
      'بلا هاتف,,,,',
      'خطأ,12345,,,',
    ].join('\n'),
  );
  const { customers, there, refused, refusedRows } = body.data;
  expect(customers).toEqual([
    { name: 'رنا', phone: '+963933000002', city: 'دمشق', area: 'المزة', street: 'شارع الجلاء' },
    { name: 'سعاد', phone: '+963933000003', city: '', area: '', street: '' },
  ]);
  expect([there, refused]).toEqual([1, 2]);
  const saved = Buffer.from(refusedRows?.content ?? '', 'base64').toString('utf8');
  expect(saved).toContain('12345,,,,This is not a Syrian mobile number.');
  expect((await add(customers)).body.data).toEqual({ added: 2, there: 0 });
  // Sent once more, nothing changes.
  expect((await add(customers)).body.data).toEqual({ added: 0, there: 2 });
  const { rows } = await store.pool.query(
    `select name, registered_at, address ->> 'street' as street from shoppers where phone = '+963933000002'`,
  );
  expect(rows).toEqual([{ name: 'رنا', registered_at: null, street: 'شارع الجلاء' }]);
  expect(await store.invariants()).toEqual([]);
});

test('who signs in later has their own profile to complete', async () => {
  const shopper = await store.shopper({ phone: '+963933000003', registered: false });
  await shopper.completeProfile();
  const { rows } = await store.pool.query(`select count(*)::int from shoppers where phone = '+963933000003'`);
  expect(rows).toEqual([{ count: 1 }]);
});

test('consent has to be stated, and not everybody may bring people in', async () => {
  const customers = [{ name: 'Nur', phone: '0933000009', city: '', area: '', street: '' }];
  const without = await owner.send('POST', '/api/console/v1/customers', { customers });
  expect(without.status).toBe(400);
  expect((await add(customers, support)).status).toBe(403);
  expect((await add([{ ...customers[0], phone: '1' } as (typeof customers)[number]])).body.code).toBe(
    'PHONE_INVALID',
  );
});

test('a list without a column of phones is refused', async () => {
  expect((await read('name,city\nNur,Damascus')).body.code).toBe('VALIDATION');
});
