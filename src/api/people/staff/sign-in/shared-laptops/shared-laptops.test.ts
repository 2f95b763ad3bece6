import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConsoleClient, openConsole } from '../../../../../../test/console.ts';
import { openStore } from '../../../../../../test/store.ts';
import type { StaffRole } from '../../../../../shop/people/staff/roles.ts';

const store = await openStore();
const start = store.now();
const later = (minutes: number) => store.setNow(new Date(store.now().getTime() + minutes * 60_000));

/** A shared laptop, enrolled by an owner who signed out of it again. */
async function sharedLaptop() {
  const owner = await openConsole(store, ['owner']);
  const { status } = await owner.ask('enrollDesk', { name: 'Packing table' });
  expect(status).toBe(201);
  const laptop = new ConsoleClient(store.app, 'en');
  laptop.cookies.set('desk', owner.cookies.get('desk') ?? '');
  return { laptop, owner };
}

/** A member with a PIN. */
async function member(roles: StaffRole[], pin: string) {
  const client = await openConsole(store, roles);
  expect((await client.ask('setPin', { pin })).status).toBe(200);
  return client;
}

/** Signs in on the laptop with the code by phone, as once a day. */
async function signIn(laptop: ConsoleClient, { phone }: ConsoleClient) {
  await store.pool.query(`update verification_codes set created_at = now() - interval '5 minutes'`);
  laptop.phone = phone;
  await laptop.ask('sendStaffCode', { phone });
  const { status, body } = await laptop.ask('verifyStaffCode', { phone, code: await laptop.readCode() });
  expect(status).toBe(200);
  return body.data;
}

const whoActs = async (laptop: ConsoleClient) => (await laptop.ask('getMe')).body.data?.staff._id ?? null;
const peopleOf = async (laptop: ConsoleClient) =>
  (await laptop.ask('getDesk')).body.data.people.map(({ _id }) => _id);
const unlock = (laptop: ConsoleClient, { staffId }: ConsoleClient, pin: string) =>
  laptop.ask('unlockSession', { staffId, pin });

async function twoPackers() {
  const { laptop, owner } = await sharedLaptop();
  const [mahmoud, suha] = [await member(['packer'], '4821'), await member(['packer'], '9035')];
  await signIn(laptop, mahmoud);
  later(1);
  await signIn(laptop, suha);
  return { laptop, owner, mahmoud, suha };
}

test('two packers take turns by PIN, and each act bears the name of who did it', async () => {
  const { laptop, mahmoud, suha } = await twoPackers();
  expect(await peopleOf(laptop)).toEqual([suha.staffId, mahmoud.staffId]);
  expect((await laptop.ask('getMe')).body.data).toMatchObject({ next: null, desk: 'Packing table' });
  const save = (name: string) =>
    laptop.ask(
      'saveView',
      { name, query: 'view=late', isShared: false },
      { 'idempotency-key': randomUUID() },
    );
  await save('of Suha');
  expect((await laptop.ask('lockSession')).status).toBe(200);
  expect((await unlock(laptop, mahmoud, '4821')).body.data.staff._id).toBe(mahmoud.staffId);
  await save('of Mahmoud');
  await laptop.ask('lockSession');
  await unlock(laptop, suha, '9035');
  await save('of Suha again');
  const { rows } = await store.pool.query(
    `select staff_id from staff_audit where action = 'view.save' order by id desc limit 3`,
  );
  expect(rows.map(({ staff_id: id }) => id)).toEqual([suha.staffId, mahmoud.staffId, suha.staffId]);
  const acts = await store.pool.query(
    `select action from staff_audit where staff_id = $1 and action like 'session.%' order by id`,
    [suha.staffId],
  );
  expect(acts.rows.map(({ action }) => String(action))).toEqual([
    'session.open',
    'session.lock',
    'session.unlock',
  ]);
});

test('a locked session is refused everything but who it is', async () => {
  const { laptop, suha } = await twoPackers();
  await laptop.ask('lockSession');
  expect((await laptop.ask('getMe')).body.data).toMatchObject({ next: 'unlock' });
  expect((await laptop.ask('listOrders', {})).body.code).toBe('LOCKED');
  expect((await laptop.ask('offerTotp')).body.code).toBe('LOCKED');
  expect((await laptop.ask('setPin', { pin: '8642' })).body.code).toBe('LOCKED');
  expect((await unlock(laptop, suha, '9035')).status).toBe(200);
  expect((await laptop.ask('listOrders', {})).status).toBe(200);
});

test('a session on a shared laptop locks after ten minutes, also without a word from the page', async () => {
  const { laptop, suha } = await twoPackers();
  later(9);
  expect((await laptop.ask('listOrders', {})).status).toBe(200);
  later(10);
  expect((await laptop.ask('listOrders', {})).body.code).toBe('LOCKED');
  expect((await unlock(laptop, suha, '9035')).status).toBe(200);
  expect((await laptop.ask('listOrders', {})).status).toBe(200);
});

test('the old cookie of a resumed session opens nothing', async () => {
  const { laptop, suha } = await twoPackers();
  const old = laptop.cookies.get('staff') ?? '';
  await laptop.ask('lockSession');
  await unlock(laptop, suha, '9035');
  const thief = new ConsoleClient(store.app, 'en');
  thief.cookies.set('staff', old);
  expect((await thief.ask('getMe')).status).toBe(401);
});

describe('a PIN', () => {
  test('is tried five times, all at once as well, then it takes a full sign-in', async () => {
    const { laptop, suha, mahmoud } = await twoPackers();
    const answers = await Promise.all(Array.from({ length: 8 }, () => unlock(laptop, suha, '1111')));
    expect(answers.map(({ body }) => String(body.code)).sort()).toEqual([
      ...Array<string>(4).fill('PIN_WRONG'),
      ...Array<string>(4).fill('UNAUTHENTICATED'),
    ]);
    expect((await unlock(laptop, suha, '9035')).status).toBe(401);
    expect(await peopleOf(laptop)).toEqual([mahmoud.staffId]);
    await signIn(laptop, suha);
    await laptop.ask('lockSession');
    expect((await unlock(laptop, suha, '9035')).status).toBe(200);
  });

  test('that is right forgets the wrong ones before it', async () => {
    const { laptop, suha } = await twoPackers();
    for (let turn = 0; turn < 3; turn += 1) {
      for (let time = 0; time < 3; time += 1)
        expect((await unlock(laptop, suha, '7777')).body.code).toBe('PIN_WRONG');
      expect((await unlock(laptop, suha, '9035')).status).toBe(200);
    }
  });

  test('opens nothing in a browser that was not enrolled, nor a session elsewhere', async () => {
    const { suha } = await twoPackers();
    const elsewhere = new ConsoleClient(store.app, 'en');
    expect((await elsewhere.ask('getDesk')).body.data).toEqual({ desk: null, people: [], ended: null });
    expect((await unlock(elsewhere, suha, '9035')).status).toBe(401);
    const { laptop: other } = await sharedLaptop();
    expect((await unlock(other, suha, '9035')).status).toBe(401);
  });

  test('opens nothing before a full sign-in, nor after the hours of a session', async () => {
    const { laptop } = await sharedLaptop();
    const packer = await member(['packer'], '4821');
    expect((await unlock(laptop, packer, '4821')).status).toBe(401);
    await signIn(laptop, packer);
    await laptop.ask('lockSession');
    later(4 * 60);
    expect((await unlock(laptop, packer, '4821')).status).toBe(401);
    await signIn(laptop, packer);
    for (let hour = 0; hour < 9; hour += 1) {
      later(65);
      expect((await unlock(laptop, packer, '4821')).status).toBe(200);
    }
    later(65);
    expect((await unlock(laptop, packer, '4821')).status).toBe(401);
  });

  test.each([[['owner']], [['manager']], [['accountant']], [['courier']], [['packer', 'owner']]] as [
    StaffRole[],
  ][])('is not for %s', async (roles) => {
    const client = await openConsole(store, roles);
    expect((await client.ask('setPin', { pin: '4821' })).body.code).toBe('FORBIDDEN');
    expect((await client.ask('getPin')).body.data.mayHave).toBe(false);
  });

  test('opens nothing more for who became an owner', async () => {
    const { laptop, owner, suha } = await twoPackers();
    const given = { version: 1, name: 'Suha', phone: suha.phone };
    await owner.ask('updateStaff', { id: suha.staffId, ...given, roles: ['packer', 'owner'] });
    expect((await unlock(laptop, suha, '9035')).status).toBe(401);
    expect((await signIn(laptop, suha)).next).toBe('enroll');
    expect((await unlock(laptop, suha, '9035')).status).toBe(401);
  });

  test('is no fresh second factor', async () => {
    const { laptop, suha } = await twoPackers();
    later(6);
    await laptop.ask('lockSession');
    await unlock(laptop, suha, '9035');
    const { body } = await laptop.ask('offerPasskey');
    expect(body.data.known).toEqual([]);
    expect((await laptop.ask('setPin', { pin: '8642' })).body.code).toBe('REAUTH');
  });

  test.each(['1234', '0000', '987654'])('%s is too easy', async (pin) => {
    const client = await openConsole(store, ['packer']);
    expect((await client.ask('setPin', { pin })).body.code).toBe('VALIDATION');
  });

  test('is stored as a slow hash of its own salt', async () => {
    const [one, two] = [await member(['packer'], '4821'), await member(['packer'], '4821')];
    const { rows } = await store.pool.query('select hash from staff_pins where staff_id = any($1)', [
      [one.staffId, two.staffId],
    ]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
    for (const { hash } of rows) expect(hash).toMatch(/^16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('that is removed locks no more', async () => {
    const { laptop } = await twoPackers();
    expect((await laptop.ask('removePin')).body.data.setAt).toBeNull();
    later(15);
    expect((await laptop.ask('listOrders', {})).status).toBe(200);
    expect((await laptop.ask('lockSession')).status).toBe(404);
  });
});

describe('a shared laptop', () => {
  test('is enrolled with a fresh second factor, by an owner or a manager', async () => {
    const [manager, packer] = [await openConsole(store, ['manager']), await openConsole(store, ['packer'])];
    expect((await packer.ask('enrollDesk', { name: 'Table' })).body.code).toBe('FORBIDDEN');
    const { body } = await manager.ask('enrollDesk', { name: 'Table' });
    expect(body.data.desks[0]).toMatchObject({ name: 'Table', isThis: true });
    // Again: the same laptop under another name.
    const again = await manager.ask('enrollDesk', { name: 'Counter' });
    expect(again.body.data.desks.filter(({ isThis }) => isThis)).toMatchObject([{ name: 'Counter' }]);
    later(5);
    expect((await manager.ask('enrollDesk', { name: 'Table' })).body.code).toBe('REAUTH');
  });

  test('that is removed ends the sessions on it', async () => {
    const { laptop, owner, suha } = await twoPackers();
    const here = (await owner.ask('listDesks')).body.data.desks.find(({ isThis }) => isThis);
    expect((await owner.ask('removeDesk', { id: here?._id ?? '' })).status).toBe(200);
    expect((await laptop.ask('getMe')).status).toBe(401);
    expect((await unlock(laptop, suha, '9035')).status).toBe(401);
    expect((await owner.ask('removeDesk', { id: here?._id ?? '' })).status).toBe(404);
  });

  test('keeps no session of an owner behind a PIN: a turn after them ends it', async () => {
    const { laptop, suha } = await twoPackers();
    const owner = await openConsole(store, ['owner']);
    laptop.cookies.set('staff', owner.cookies.get('staff') ?? '');
    expect((await laptop.ask('getMe')).body.data).toMatchObject({ next: null, desk: null });
    expect((await laptop.ask('lockSession')).status).toBe(404);
    await unlock(laptop, suha, '9035');
    expect(await whoActs(laptop)).toBe(suha.staffId);
    expect((await owner.ask('getMe')).status).toBe(401);
  });

  test.each([
    ['removed', async (owner: ConsoleClient, id: string) => owner.ask('removeStaff', { id, version: 1 })],
    ['signed out', async (owner: ConsoleClient, id: string) => owner.ask('endStaffSessions', { id })],
  ])('lets nobody in who was %s', async (_how, end) => {
    const { laptop, owner, suha, mahmoud } = await twoPackers();
    await laptop.ask('lockSession');
    await end(owner, suha.staffId);
    expect((await unlock(laptop, suha, '9035')).status).toBe(401);
    expect((await unlock(laptop, mahmoud, '4821')).status).toBe(200);
  });
});

test('the database has no violated invariant', async () => {
  store.setNow(start);
  expect(await store.invariants()).toEqual([]);
});
