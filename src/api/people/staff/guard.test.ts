import { expect, test } from 'vitest';
import { consoleRights } from '../../../../test/console-rights.ts';
import { ConsoleClient, openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { type ConsoleCallName, consoleCallNames, consoleEndpoints } from '../../../shop/console-endpoints.ts';
import { type StaffRole, staffRoles } from '../../../shop/people/staff/roles.ts';
import type { ConsoleEndpoint } from '../../../shop/wire/console-endpoint.ts';

const store = await openStore();
const start = store.now();
await openConsole(store, ['owner']);

const guarded = consoleCallNames.filter((name) => {
  const call: ConsoleEndpoint = consoleEndpoints[name];
  return typeof call.roles !== 'string';
});
const letters: Record<StaffRole, string> = {
  owner: 'O',
  manager: 'M',
  packer: 'P',
  courier: 'C',
  accountant: 'A',
  support: 'S',
};
const mayCall = (role: StaffRole, name: ConsoleCallName) =>
  (consoleRights[name].split(' ')[0] ?? '').includes(letters[role]);
/** With an id that no row has and otherwise no input, so that a call that is let through changes nothing. */
const probe = async (client: ConsoleClient, name: (typeof guarded)[number]) => {
  const { status, body } = await client.ask(name, { id: 'none' });
  return { status, code: body.code ?? 'OK' };
};

/** What the data of a call says, in the words of the table of rights. */
function rightsOfCall({ roles, idempotent, fresh }: ConsoleEndpoint): string {
  const who =
    typeof roles === 'string'
      ? roles
      : staffRoles.flatMap((role) => (roles.includes(role) ? [letters[role]] : [])).join('');
  return [who, ...(idempotent === true ? ['*'] : []), ...(fresh === true ? ['!'] : [])].join(' ');
}

test('every call is for the roles of the table, with its key and its second factor', () => {
  const said = Object.entries<ConsoleEndpoint>(consoleEndpoints);
  expect(Object.fromEntries(said.map(([name, call]) => [name, rightsOfCall(call)]))).toEqual(consoleRights);
});

test.each(staffRoles)(
  '%s is let through by each call where the table of rights says so, and refused by every other',
  async (role) => {
    const client = await openConsole(store, [role]);
    const seen: [string, string][] = [];
    // One by one: each refusal waits for the log's chain, and many at once for longer than a call may take.
    for (const name of guarded) seen.push([name, (await probe(client, name)).code]);
    const refused = seen.filter(([, code]) => code === 'FORBIDDEN').map(([name]) => name);
    expect(refused).toEqual(guarded.filter((name) => !mayCall(role, name)));
    const wrong = ['UNAUTHENTICATED', 'INTERNAL', 'SERVICE_UNAVAILABLE'];
    expect(seen.filter(([, code]) => wrong.includes(code))).toEqual([]);
    const { rows } = await store.pool.query(
      `select subject from staff_audit where staff_id = $1 and action = 'session.refused'`,
      [client.staffId],
    );
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set(refused));
  },
);

test('without a session every call is refused, a shopper’s session included', async () => {
  const guest = new ConsoleClient(store.app, 'en');
  const shopper = new ConsoleClient(store.app, 'en');
  await shopper.signIn('+963933000111');
  for (const name of guarded)
    for (const client of [guest, shopper])
      expect(await probe(client, name)).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
});

test('a session of the staff opens nothing of a shopper', async () => {
  const owner = await openConsole(store, ['owner']);
  expect((await owner.call('getUserData')).status).toBe(401);
});

test('before the second factor nothing opens but the way to give it', async () => {
  const owner = await openConsole(store, ['owner'], { second: false });
  for (const name of guarded)
    expect(await probe(owner, name)).toEqual({ status: 401, code: 'SECOND_FACTOR' });
  expect((await owner.ask('getMe')).body.data.next).toBe('enroll');
});

test('without the XSRF token nothing is changed', async () => {
  const owner = await openConsole(store, ['owner']);
  const { status, body } = await owner.send('POST', '/api/console/v1/staff', {});
  expect([status, body.code]).toEqual([403, 'XSRF']);
});

test('a call that requires an idempotency key is refused without one', async () => {
  const isKeyed = ({ idempotent }: ConsoleEndpoint) => idempotent === true;
  const names = guarded.filter((name) => isKeyed(consoleEndpoints[name]));
  const owner = await openConsole(store, ['owner', 'packer', 'courier', 'accountant', 'support']);
  for (const name of names) expect((await probe(owner, name)).status).toBe(400);
});

test.each([
  ['owner', 29, 31],
  ['support', 29, 31],
  ['packer', 239, 241],
] as const)('a session of %s idles out', async (role, before, after) => {
  const client = await openConsole(store, [role]);
  const later = (minutes: number) => new Date(store.now().getTime() + minutes * 60_000);
  store.setNow(later(before));
  // Polled by the page: does not count as use of the session.
  expect((await client.ask('getMe')).status).toBe(200);
  store.setNow(later(after - before));
  expect((await client.ask('getMe')).status).toBe(401);
  store.setNow(start);
});

test('a session in use ends after its hours all the same', async () => {
  const owner = await openConsole(store, ['owner']);
  for (let minutes = 0; minutes < 600; minutes += 25) {
    expect((await owner.ask('listStaff')).status).toBe(200);
    store.setNow(new Date(store.now().getTime() + 25 * 60_000));
  }
  expect((await owner.ask('listStaff')).status).toBe(401);
  store.setNow(start);
});

test('a second factor counts as fresh for five minutes', async () => {
  const owner = await openConsole(store, ['owner']);
  const invite = () => owner.ask('inviteStaff', { phone: '+963933000', name: 'Nour', roles: ['packer'] });
  expect((await invite()).body.code).toBe('PHONE_INVALID');
  store.setNow(new Date(start.getTime() + 5 * 60_000));
  const { status, body } = await invite();
  expect([status, body.code]).toEqual([401, 'REAUTH']);
  store.setNow(start);
});
