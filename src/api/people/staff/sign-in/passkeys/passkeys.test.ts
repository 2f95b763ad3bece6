import { describe, expect, test } from 'vitest';
import { ConsoleClient, openConsole } from '../../../../../../test/console.ts';
import { type SignInRequest, SoftwareAuthenticator } from '../../../../../../test/software-authenticator.ts';
import { openStore } from '../../../../../../test/store.ts';
import type { StaffRole } from '../../../../../shop/people/staff/roles.ts';

const store = await openStore();
const start = store.now();
const later = (seconds: number) => store.setNow(new Date(store.now().getTime() + seconds * 1000));
const browser = () => new ConsoleClient(store.app, 'en');

type Cheat = Partial<SignInRequest> & { from?: SoftwareAuthenticator };

async function add(client: ConsoleClient, device: SoftwareAuthenticator, cheat: Partial<SignInRequest> = {}) {
  const { body } = await client.ask('offerPasskey');
  const credential = device.attest({ ...body.data, ...cheat });
  return client.ask('addPasskey', { name: 'Phone', credential });
}

/** A member with a passkey, and the authenticator that holds it. */
async function member(roles: StaffRole[], device = new SoftwareAuthenticator()) {
  const client = await openConsole(store, roles);
  const { status } = await add(client, device);
  if (status !== 201) throw new Error(`the passkey was not added: ${status}`);
  return { client, device };
}

async function answerOf(client: ConsoleClient, device: SoftwareAuthenticator, cheat: Cheat = {}) {
  const { body } = await client.ask('askForPasskey');
  return device.assert({ challenge: body.data.challenge, rpId: body.data.rpId, ...cheat });
}

const signIn = async (client: ConsoleClient, device: SoftwareAuthenticator, cheat: Cheat = {}) =>
  client.ask('signInWithPasskey', await answerOf(client, device, cheat));

const actsOf = async ({ staffId }: ConsoleClient) => {
  const { rows } = await store.pool.query('select action from staff_audit where staff_id = $1 order by id', [
    staffId,
  ]);
  return rows.map(({ action }) => String(action));
};

test('a passkey alone opens the console of an owner, without a number or a second code', async () => {
  const { client, device } = await member(['owner']);
  const other = browser();
  const { status, body } = await signIn(other, device);
  expect([status, body.data.next, body.data.staff._id]).toEqual([200, null, client.staffId]);
  expect(body.data.factors).toEqual(['passkey']);
  // It is fresh for what is dangerous, for five minutes.
  expect((await other.ask('inviteStaff', { phone: '1', name: 'N', roles: ['packer'] })).body.code).toBe(
    'PHONE_INVALID',
  );
  expect(await actsOf(client)).toEqual(['passkey.add', 'session.passkey']);
  const { passkeys } = (await other.ask('listPasskeys')).body.data;
  expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: store.now().toISOString() }]);
});

test('an authenticator without a counter opens as often as it is asked', async () => {
  const { device } = await member(['packer'], new SoftwareAuthenticator({ keepsCounter: false }));
  for (const _time of [1, 2]) expect((await signIn(browser(), device)).status).toBe(200);
});

test('a passkey is a fresh second factor where one is asked for again', async () => {
  const { client, device } = await member(['owner']);
  later(301);
  const invite = () => client.ask('inviteStaff', { phone: '1', name: 'N', roles: ['packer'] });
  expect((await invite()).body.code).toBe('REAUTH');
  const { body } = await client.ask('askForPasskey');
  expect(body.data.credentials).toEqual([device.id]);
  const { status } = await client.ask('confirmWithPasskey', device.assert(body.data));
  expect(status).toBe(200);
  expect((await invite()).body.code).toBe('PHONE_INVALID');
  expect(await actsOf(client)).toContain('session.second');
});

test('at the first sign-in a passkey is set up in place of the app, and completes the session', async () => {
  const client = await openConsole(store, ['accountant']);
  const forget = () =>
    store.pool.query('update staff_sessions set second_at = null where staff_id = $1', [client.staffId]);
  await forget();
  expect((await client.ask('getMe')).body.data.next).toBe('enroll');
  expect((await client.ask('listPasskeys')).body.code).toBe('SECOND_FACTOR');
  const device = new SoftwareAuthenticator();
  expect((await add(client, device)).status).toBe(201);
  expect((await client.ask('getMe')).body.data).toMatchObject({ next: null, factors: ['passkey'] });
  // Who has one gives it first: a code by phone alone adds no other.
  await forget();
  expect((await client.ask('offerPasskey')).body.code).toBe('SECOND_FACTOR');
  const { body } = await (await openConsole(store, ['owner'])).ask('offerPasskey');
  const other = new SoftwareAuthenticator().attest(body.data);
  expect((await client.ask('addPasskey', { name: 'Other', credential: other })).body.code).toBe(
    'SECOND_FACTOR',
  );
  expect((await signIn(browser(), device)).status).toBe(200);
});

test('after the code by phone a passkey is the second factor', async () => {
  const { client, device } = await member(['manager']);
  await store.pool.query('update staff_sessions set second_at = null where staff_id = $1', [client.staffId]);
  expect((await client.ask('getMe')).body.data).toMatchObject({ next: 'second', factors: ['passkey'] });
  const { body } = await client.ask('confirmWithPasskey', await answerOf(client, device));
  expect(body.data.next).toBeNull();
});

describe('an answer is refused, counted and written down', () => {
  test.each([
    ['made for another origin', { origin: 'https://minwal.example' }],
    ['made for another host', { rpId: 'minwal.example' }],
    ['of a person who was not verified', { isVerified: false }],
    ['to a challenge that the store did not make', { challenge: Buffer.alloc(54).toString('base64url') }],
    ['to no challenge at all', { challenge: '' }],
  ] satisfies [string, Cheat][])('%s', async (_what, cheat) => {
    const { client, device } = await member(['packer']);
    const { status, body } = await signIn(browser(), device, cheat);
    expect([status, body.code]).toEqual([400, 'PASSKEY_WRONG']);
    expect(await actsOf(client)).toEqual(['passkey.add', 'session.fail']);
    // The same device still opens with a right answer.
    expect((await signIn(browser(), device)).status).toBe(200);
  });

  test('that was given before, also twice at once', async () => {
    const { device } = await member(['packer'], new SoftwareAuthenticator({ keepsCounter: false }));
    const client = browser();
    const answer = await answerOf(client, device);
    const answers = await Promise.all([1, 2, 3].map(() => client.ask('signInWithPasskey', answer)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400, 400]);
  });

  test('to a challenge of another browser', async () => {
    const { device } = await member(['packer']);
    const answer = await answerOf(browser(), device);
    expect((await browser().ask('signInWithPasskey', answer)).body.code).toBe('PASSKEY_WRONG');
  });

  test('to a challenge that is over', async () => {
    const { device } = await member(['packer']);
    const client = browser();
    const answer = await answerOf(client, device);
    later(121);
    expect((await client.ask('signInWithPasskey', answer)).body.code).toBe('PASSKEY_WRONG');
  });

  test('to a challenge for a new passkey', async () => {
    const { client, device } = await member(['packer']);
    const { challenge, rpId } = (await client.ask('offerPasskey')).body.data;
    expect((await client.ask('signInWithPasskey', device.assert({ challenge, rpId }))).body.code).toBe(
      'PASSKEY_WRONG',
    );
  });

  test('of an unknown authenticator', async () => {
    expect((await signIn(browser(), new SoftwareAuthenticator())).body.code).toBe('PASSKEY_WRONG');
  });

  test('signed by another authenticator under this one’s name', async () => {
    const { device } = await member(['owner']);
    const client = browser();
    const forged = await answerOf(client, new SoftwareAuthenticator());
    const answer = { ...forged, id: device.id, rawId: device.id };
    expect((await client.ask('signInWithPasskey', answer)).body.code).toBe('PASSKEY_WRONG');
  });

  test('naming another person', async () => {
    const [{ device }, { client: owner }] = [await member(['packer']), await member(['owner'])];
    const client = browser();
    const { response, ...answer } = await answerOf(client, device);
    const userHandle = Buffer.from(owner.staffId).toString('base64url');
    const given = { ...answer, response: { ...response, userHandle } };
    expect((await client.ask('signInWithPasskey', given)).body.code).toBe('PASSKEY_WRONG');
  });

  test('of another person, as the second factor of a session', async () => {
    const [{ client: owner }, { device }] = [await member(['owner']), await member(['owner'])];
    later(301);
    const answer = await answerOf(owner, device);
    expect((await owner.ask('confirmWithPasskey', answer)).body.code).toBe('PASSKEY_WRONG');
    expect((await owner.ask('removePasskey', { id: 'none' })).body.code).toBe('REAUTH');
  });

  test('whose counter went back: the authenticator was copied', async () => {
    const { device } = await member(['packer']);
    for (const _time of [1, 2]) await signIn(browser(), device);
    device.counter = 0;
    expect((await signIn(browser(), device)).body.code).toBe('PASSKEY_WRONG');
  });

  test('of a removed member', async () => {
    const { client, device } = await member(['packer']);
    const owner = await openConsole(store, ['owner']);
    await owner.ask('removeStaff', { id: client.staffId, version: 1 });
    expect((await signIn(browser(), device)).body.code).toBe('PASSKEY_WRONG');
    expect((await client.ask('getMe')).status).toBe(401);
  });

  test('ten times from one browser: it waits, others do not', async () => {
    const { device } = await member(['packer']);
    const client = browser();
    const wrong = () => signIn(client, device, { rpId: 'minwal.example' });
    for (let time = 0; time < 10; time += 1) expect((await wrong()).body.code).toBe('PASSKEY_WRONG');
    expect((await signIn(client, device)).status).toBe(429);
    expect((await signIn(browser(), device)).status).toBe(200);
  });

  test('that is cut, doubled or no answer at all', async () => {
    const { device } = await member(['packer']);
    const client = browser();
    const right = await answerOf(client, device);
    const broken = [
      { ...right, response: { ...right.response, authenticatorData: 'AA' } },
      { ...right, response: { ...right.response, clientDataJSON: 'e30' } },
      { ...right, response: { ...right.response, signature: 'AA' } },
      { ...right, rawId: 'AA' },
    ];
    for (const answer of broken)
      expect((await client.ask('signInWithPasskey', answer)).body.code).toBe('PASSKEY_WRONG');
    const { status } = await client.ask('signInWithPasskey', { ...right, id: 'x'.repeat(1401) });
    expect(status).toBe(400);
  });
});

describe('a new passkey', () => {
  test('is refused from another origin, for another host, of an unverified person, or a second time', async () => {
    const client = await openConsole(store, ['owner']);
    for (const cheat of [
      { origin: 'https://minwal.example' },
      { rpId: 'minwal.example' },
      { isVerified: false },
      { challenge: 'AAAA' },
    ])
      expect((await add(client, new SoftwareAuthenticator(), cheat)).body.code).toBe('PASSKEY_WRONG');
    const device = new SoftwareAuthenticator();
    const { body } = await client.ask('offerPasskey');
    const credential = device.attest(body.data);
    expect((await client.ask('addPasskey', { name: 'Key', credential })).status).toBe(201);
    const again = await client.ask('addPasskey', { name: 'Key', credential });
    expect(again.body.code).toBe('PASSKEY_WRONG');
    expect((await add(client, device)).body.code).toBe('CONFLICT');
  });

  test('is not added with a challenge of another session', async () => {
    const [client, other] = [await openConsole(store, ['owner']), await openConsole(store, ['owner'])];
    const { body } = await other.ask('offerPasskey');
    const credential = new SoftwareAuthenticator().attest(body.data);
    expect((await client.ask('addPasskey', { name: 'Key', credential })).body.code).toBe('PASSKEY_WRONG');
  });

  test('takes a fresh second factor, or of a packer a session just opened', async () => {
    const [owner, packer] = [await openConsole(store, ['owner']), await openConsole(store, ['packer'])];
    later(301);
    for (const client of [owner, packer])
      expect((await add(client, new SoftwareAuthenticator())).body.code).toBe('REAUTH');
  });

  test('is the eleventh of nobody, also of many at once', async () => {
    const client = await openConsole(store, ['packer']);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => add(client, new SoftwareAuthenticator())),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'PASSKEYS_FULL')).toHaveLength(2);
  });
});

test('a removed passkey opens nothing, and only its owner can remove it', async () => {
  const { client, device } = await member(['packer']);
  const { client: stranger } = await member(['packer']);
  const [{ _id: id } = { _id: '' }] = (await client.ask('listPasskeys')).body.data.passkeys;
  expect((await stranger.ask('removePasskey', { id })).status).toBe(404);
  expect((await client.ask('removePasskey', { id })).body.data.passkeys).toEqual([]);
  expect((await signIn(browser(), device)).body.code).toBe('PASSKEY_WRONG');
  expect(await actsOf(client)).toEqual(['passkey.add', 'passkey.remove']);
});

test('a courier’s sign-in by passkey ends the session on the other device', async () => {
  const { client, device } = await member(['courier']);
  expect((await signIn(browser(), device)).status).toBe(200);
  expect((await client.ask('getMe')).status).toBe(401);
});

test('the database has no violated invariant', async () => {
  store.setNow(start);
  expect(await store.invariants()).toEqual([]);
});
