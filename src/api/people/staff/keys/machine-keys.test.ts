import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addToCart, home, pay } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { send, take } from '../../../../../test/parcels.ts';
import { bringing, line } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import {
  type ConsoleCallName,
  consoleCallNames,
  consoleEndpoints,
} from '../../../../shop/console-endpoints.ts';
import { KEY_CALLS_A_MINUTE, keyScopes, type KeyScope } from '../../../../shop/people/staff/key-scopes.ts';
import type { ConsoleEndpoint } from '../../../../shop/wire/console-endpoint.ts';
import { inputPlace } from '../../../../shop/wire/endpoint.ts';

const store = await openStore();
const start = store.now();
const owner = await openConsole(store, ['owner'], { name: 'Rana' });

await sql`insert into companies (id, name_en, name_ar) values ('north', 'North', 'الشمال')`.execute(store.db);
const makeKey = async (scopes: KeyScope[], days = 30) => {
  const companyId = scopes.includes('parcels.report') ? 'north' : null;
  const { status, body } = await owner.ask('createKey', {
    name: `for ${scopes[0]}`,
    scopes,
    days,
    companyId,
  });
  expect(status).toBe(201);
  return { ...body.data, id: body.data.key._id };
};
const scopeOf = (name: ConsoleCallName): KeyScope | undefined =>
  (consoleEndpoints[name] as ConsoleEndpoint).scope;

/** Calls as a program does: no cookies, the key in the header. */
async function callWith(secret: string, name: ConsoleCallName, input: Record<string, string> = {}) {
  const call: ConsoleEndpoint = consoleEndpoints[name];
  const given = { ...input };
  const path = call.path.replaceAll(/:(\w+)/g, (_all, key: string) => {
    const value = given[key] ?? 'none';
    delete given[key];
    return value;
  });
  const query =
    call.method === 'GET' && Object.keys(given).length > 0 ? `?${new URLSearchParams(given)}` : '';
  const body = inputPlace(call) === 'body' ? {} : undefined;
  return store.native().send(call.method, path + query, body, {
    authorization: `Bearer ${secret}`,
    'idempotency-key': '12345678',
  });
}

test('a scope is of calls that only read, but for one, and of nothing about staff, settings, secrets or privacy', () => {
  const scoped = consoleCallNames.filter((name) => scopeOf(name) !== undefined);
  expect(new Set(scoped.map(scopeOf))).toEqual(new Set(keyScopes));
  for (const name of scoped) {
    const { method, path, roles, fresh, idempotent }: ConsoleEndpoint = consoleEndpoints[name];
    if (name === 'reportParcel') expect([method, idempotent]).toEqual(['POST', true]);
    else expect([name, method, fresh]).toEqual([name, 'GET', undefined]);
    expect(typeof roles).not.toBe('string');
    expect(path).not.toMatch(
      /auth|staff|settings|webhooks|keys|audit|privacy|customers|cases|exports|\.pdf|print|my\//,
    );
  }
});

test.each(keyScopes)(
  'a key of %s opens the calls of its scope, and every other call is refused',
  async (scope) => {
    const { secret, id } = await makeKey([scope]);
    const seen: [ConsoleCallName, number][] = [];
    for (const name of consoleCallNames) {
      // The allowance of a minute is not what this is about.
      store.setNow(new Date(start.getTime() + Math.floor(seen.length / 100) * 60_000));
      seen.push([name, (await callWith(secret, name)).status]);
    }
    store.setNow(start);
    const opened = seen.filter(([, status]) => status !== 403).map(([name]) => name);
    expect(opened).toEqual(consoleCallNames.filter((name) => scopeOf(name) === scope));
    const { rows } = await sql<{ subject: string; staff_id: string | null }>`
    select subject, staff_id from staff_audit where key_id = ${id} and action = 'session.refused'`.execute(
      store.db,
    );
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(
      new Set(consoleCallNames.filter((name) => scopeOf(name) !== scope)),
    );
    expect(rows.every(({ staff_id: person }) => person === null)).toBe(true);
  },
);

test('no call of a key says who a customer is, or what goods cost', async () => {
  const product = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 20 } });
  const shopper = await store.shopper();
  await addToCart(shopper, product);
  const address = { ...home, additionalDetails: 'Third floor', phone: '+963944555666' };
  const { order } = (await pay(shopper, { address, note: 'Ring the neighbor' })).body.data;
  await send(store, order._id);
  await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' });
  const asked = await shopper.call('requestReturnShipment', {
    ...bringing(order, 'return', 'other', line(product)),
    note: 'Call my sister',
  });
  const returnId = asked.body.data.order.returns[0]?._id ?? '';
  const inputs: Partial<Record<ConsoleCallName, Record<string, string>>> = {
    getOrder: { id: order._id },
    getReturn: { id: returnId },
    getProductToEdit: { id: product },
    readReport: { name: 'sales' },
    listMovements: { productId: product },
  };
  const { name } = (await shopper.call('getUserData')).body.data.user;
  const persons = [
    name,
    shopper.phone,
    shopper.phone.slice(-7),
    '944555666',
    'Jalaa',
    'Third floor',
    '33.51',
  ];
  const { secret } = await makeKey([...keyScopes]);
  const answered: string[] = [];
  const reading = consoleCallNames.filter((each) => scopeOf(each) !== undefined && each !== 'reportParcel');
  for (const call of reading) {
    const { status, body } = await callWith(secret, call, inputs[call]);
    expect([call, status]).toEqual([call, 200]);
    const text = JSON.stringify(body);
    for (const person of [...persons, 'neighbor', 'sister'])
      expect([call, text.includes(person)]).toEqual([call, false]);
    if (scopeOf(call) === 'stock.read' || scopeOf(call) === 'products.read')
      expect([call, /"(cost|value|margin|unitCost)":[1-9]/.test(text)]).toEqual([call, false]);
    if (text.includes(order.number) || text.includes(product)) answered.push(call);
  }
  expect(answered).toEqual(
    expect.arrayContaining(['listOrders', 'getOrder', 'getReturn', 'listStock', 'listInvoices']),
  );
});

test('a key is shown once, stored by its hash, and named in the audit log', async () => {
  const { secret, key, id } = await makeKey(['stock.read'], 7);
  expect(secret).toMatch(/^mwk_[\w-]{43}$/);
  expect(key).toMatchObject({
    prefix: secret.slice(0, 10),
    scopes: ['stock.read'],
    madeBy: { _id: owner.staffId, name: 'Rana' },
    expiresAt: new Date(start.getTime() + 7 * 24 * 3_600_000).toISOString(),
    lastUsedAt: null,
    state: 'live',
  });
  await callWith(secret, 'listStock');
  const listed = (await owner.ask('listKeys')).body.data.keys;
  expect(listed.find(({ _id }) => _id === id)?.lastUsedAt).toBe(start.toISOString());
  const { rows } = await sql<{ text: string }>`
    select concat((select json_agg(k) from machine_keys k), (select json_agg(a) from staff_audit a)) as text`.execute(
    store.db,
  );
  expect(rows[0]?.text).not.toContain(secret.slice(10));
  await callWith(secret, 'listStaff');
  const { entries, chainOk } = (await owner.ask('listAudit', { actor: id })).body.data;
  expect([entries.map(({ actor, action }) => [actor, action]), chainOk]).toEqual([
    [[{ _id: id, name: 'for stock.read' }, 'session.refused']],
    true,
  ]);
});

test('a revoked, an expired and a made-up key are refused', async () => {
  const { secret, id } = await makeKey(['stock.read'], 1);
  expect((await callWith(secret, 'listStock')).status).toBe(200);
  store.setNow(new Date(start.getTime() + 24 * 3_600_000 - 1));
  expect((await callWith(secret, 'listStock')).status).toBe(200);
  store.setNow(new Date(start.getTime() + 24 * 3_600_000));
  expect((await callWith(secret, 'listStock')).body.code).toBe('UNAUTHENTICATED');
  store.setNow(start);
  const revoked = await owner.ask('revokeKey', { id });
  expect(revoked.body.data.key.state).toBe('revoked');
  expect((await callWith(secret, 'listStock')).body.code).toBe('UNAUTHENTICATED');
  expect((await callWith(`mwk_${'x'.repeat(43)}`, 'listStock')).status).toBe(401);
  expect((await owner.ask('revokeKey', { id })).status).toBe(404);
  expect((await owner.ask('revokeKey', { id: 'none' })).status).toBe(404);
});

test('a key counts instead of the session beside it', async () => {
  const { secret } = await makeKey(['stock.read']);
  const { status } = await owner.ask('listStaff', {}, { authorization: `Bearer ${secret}` });
  expect(status).toBe(403);
});

test('each key has its own allowance a minute', async () => {
  const [busy, calm] = [await makeKey(['stock.read']), await makeKey(['stock.read'])];
  const statuses: number[] = [];
  for (let made = 0; made <= KEY_CALLS_A_MINUTE; made += 1)
    statuses.push((await callWith(busy.secret, 'listStock')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(KEY_CALLS_A_MINUTE);
  const refused = await callWith(busy.secret, 'listStock');
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect((await callWith(calm.secret, 'listStock')).status).toBe(200);
  store.setNow(new Date(start.getTime() + 60_000));
  expect((await callWith(busy.secret, 'listStock')).status).toBe(200);
  store.setNow(start);
});

test('the log’s chain holds with lines of keys in it, and a changed key breaks it', async () => {
  const { secret } = await makeKey(['cash.read']);
  await callWith(secret, 'listStaff');
  expect(await store.invariants()).toEqual([]);
  await sql`alter table staff_audit disable trigger staff_audit_stays`.execute(store.db);
  const other = await makeKey(['cash.read']);
  await sql`update staff_audit set key_id = ${other.id} where key_id is not null and subject = 'listStaff'`.execute(
    store.db,
  );
  await sql`alter table staff_audit enable trigger staff_audit_stays`.execute(store.db);
  expect((await owner.ask('listAudit', { actor: other.id })).body.data.chainOk).toBe(false);
});

test('a key whose answer was lost is made once, and the secret of the last answer is its own', async () => {
  const more = { name: 'lost', scopes: ['stock.read' as const], days: 1, companyId: null };
  const make = async () =>
    (await owner.ask('createKey', more, { 'idempotency-key': 'answer-lost' })).body.data;
  const [first, second] = [await make(), await make()];
  expect(second.key._id).toBe(first.key._id);
  expect((await callWith(first.secret, 'listStock')).status).toBe(401);
  expect((await callWith(second.secret, 'listStock')).status).toBe(200);
});

test('there are thirty in force at most, also when several are made at once', async () => {
  await sql`update machine_keys set revoked_at = now()`.execute(store.db);
  for (let made = 0; made < 29; made += 1) await makeKey(['stock.read']);
  const more = { name: 'one more', scopes: ['stock.read' as const], days: 1 };
  const made = await Promise.all([1, 2, 3, 4].map(async () => owner.ask('createKey', more)));
  expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409,
  ]);
});
