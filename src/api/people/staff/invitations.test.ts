import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConsoleClient, openConsole } from '../../../../test/console.ts';
import { answers, openOperator } from '../../../../test/operator.ts';
import { openStore, randomPhone } from '../../../../test/store.ts';
import type { StaffRole } from '../../../shop/people/staff/roles.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { readGateways } from '../../platform/integrations/gateways/gateway-settings.ts';
import { openMessages } from '../../platform/integrations/gateways/open-messages.ts';

const operator = await openOperator();
const { gateways } = readGateways({
  PUBLIC_URL: 'https://minwal.example',
  SMS_GATEWAY: 'http',
  SMS_HTTP_URL: `${operator.url}/send`,
  SMS_HTTP_BODY: '{"to":"{to}","text":"{text}"}',
  SMS_HTTP_RETRIES: '0',
});
const store = await openStore({
  integrations: {
    messages: openMessages(
      gateways,
      () => new Date(),
      () => {},
    ),
  },
});
const start = store.now();
const owner = await openConsole(store, ['owner'], { name: 'Rana' });

type Sent = { to: string; text: string };
const sent = (): Sent[] => operator.requests.map(({ body }) => JSON.parse(body.toString('utf8')) as Sent);

/** The tokens of the links that this number was sent, in order. */
const linksTo = (phone: string) =>
  sent()
    .filter(({ to }) => to === phone)
    .map(({ text }) => text.split('#').at(-1) ?? '');

/** The link with this place among those that the number was sent; waits until it went. */
async function linkTo(phone: string, place = 0): Promise<string> {
  await expect.poll(() => linksTo(phone).length).toBeGreaterThan(place);
  return linksTo(phone)[place] ?? '';
}

async function invited(phone = randomPhone(), roles: StaffRole[] = ['packer']) {
  const { body } = await owner.ask('inviteStaff', { phone, name: 'Suha', roles });
  return { id: body.data.member._id, phone, link: await linkTo(phone) };
}

async function enterBy(token: string) {
  const client = new ConsoleClient(store.app, 'en');
  const { status, body } = await client.ask('openStaffLink', { token });
  return { client, status, body, code: body.code ?? 'OK' };
}

const invitationOf = async (id: string, asking = owner) =>
  (await asking.ask('listStaff')).body.data.staff.find(({ _id }) => _id === id)?.invitation ?? null;

/** An owner who signed in at this time, in minutes from the start. */
async function ownerAfter(minutes: number) {
  store.setNow(new Date(start.getTime() + minutes * 60_000));
  return openConsole(store, ['owner'], { name: 'Lina' });
}

beforeEach(() => operator.behave(answers(200, 'ok')));
afterEach(() => store.setNow(start));

test('an invitation is sent to the phone and lets in once', async () => {
  const { id, phone, link } = await invited();
  expect(sent().find(({ to }) => to === phone)?.text).toMatch(
    /^Minwal: Rana invites you .*\nhttps?:\/\/[^ ]+\/console\/enter#[\w-]{32}$/s,
  );
  await expect.poll(async () => (await invitationOf(id))?.state).toBe('sent');
  const first = await enterBy(link);
  expect(first.body.data).toMatchObject({ staff: { _id: id, roles: ['packer'] }, next: null });
  expect((await enterBy(link)).code).toBe('LINK_USED');
  await first.client.ask('listOrders');
  expect(await invitationOf(id)).toBeNull();
  expect((await owner.ask('inviteStaffAgain', { id })).body.code).toBe('CONFLICT');
});

test('of two browsers that open a link at once one is let in', async () => {
  const { link } = await invited();
  const codes = (await Promise.all([enterBy(link), enterBy(link), enterBy(link)])).map(({ code }) => code);
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
});

test('who needs a second factor sets it up behind the link', async () => {
  const { link } = await invited(randomPhone(), ['manager']);
  const { client, body } = await enterBy(link);
  expect(body.data.next).toBe('enroll');
  expect((await client.ask('listOrders')).body.code).toBe('SECOND_FACTOR');
});

test('the link stands nowhere in the database', async () => {
  const { phone, link } = await invited();
  const { rows } = await store.pool.query<{ text: string; code: string | null }>(
    'select text, code from outbox where recipient = $1',
    [phone],
  );
  expect(rows).toMatchObject([{ text: expect.stringContaining('#••••••'), code: null }]);
  const { rows: links } = await store.pool.query(`select 1 from staff_links where token_hash = $1`, [link]);
  expect(links).toEqual([]);
});

test('an invitation is over after a day, and another one lets in', async () => {
  const { id, phone, link } = await invited();
  const lina = await ownerAfter(24 * 60);
  expect((await enterBy(link)).code).toBe('LINK_EXPIRED');
  // The member's page offers another one while it knows of the first.
  await cleanUp(store.db, new Date(store.now().getTime() + 30 * 86_400_000));
  expect(await invitationOf(id, lina)).toMatchObject({ state: 'over' });
  const again = await lina.ask('inviteStaffAgain', { id });
  expect(again.body.data.member.invitation?.state).toMatch(/^sen/);
  expect((await enterBy(await linkTo(phone, 1))).code).toBe('OK');
});

test('another invitation ends the one before', async () => {
  const { id, phone, link } = await invited();
  const lina = await ownerAfter(1);
  expect((await lina.ask('inviteStaffAgain', { id })).status).toBe(200);
  expect((await enterBy(link)).code).toBe('LINK_ENDED');
  expect((await enterBy(await linkTo(phone, 1))).code).toBe('OK');
});

test('a number is sent one a minute and five a day, a removed member counted', async () => {
  const { id, phone } = await invited();
  const soon = await owner.ask('inviteStaffAgain', { id });
  expect([soon.status, soon.body.code]).toEqual([429, 'RATE_LIMITED']);
  await owner.ask('removeStaff', { id, version: 1 });
  const person = { phone, name: 'Suha', roles: ['packer' as const] };
  expect((await owner.ask('inviteStaff', person)).body.code).toBe('RATE_LIMITED');
  let last = '';
  for (let times = 1; times < 5; times += 1) {
    const lina = await ownerAfter(times);
    last = (
      await (times === 1 ? lina.ask('inviteStaff', person) : lina.ask('inviteStaffAgain', { id: last }))
    ).body.data.member._id;
  }
  const more = await (await ownerAfter(300)).ask('inviteStaffAgain', { id: last });
  expect(more.body.code).toBe('RATE_LIMITED');
  expect((await (await ownerAfter(24 * 60 + 1)).ask('inviteStaffAgain', { id: last })).status).toBe(200);
});

test('a wrong phone is corrected: its link is over, and the right one is invited', async () => {
  const { id, link } = await invited();
  const right = randomPhone();
  const person = { id, version: 1, name: 'Suha', roles: ['packer' as const] };
  expect((await owner.ask('updateStaff', { ...person, phone: right })).status).toBe(200);
  expect((await enterBy(link)).code).toBe('LINK_ENDED');
  expect((await enterBy(await linkTo(right))).code).toBe('OK');
});

test('another phone of a member who has entered is sent no link', async () => {
  const { id, link } = await invited();
  await (await enterBy(link)).client.ask('getMe');
  await store.pool.query('update staff set last_seen_at = now() where id = $1', [id]);
  const phone = randomPhone();
  await owner.ask('updateStaff', { id, version: 1, name: 'Suha', phone, roles: ['packer'] });
  expect(linksTo(phone)).toEqual([]);
});

test('taken back before or while it is used, a link opens nothing', async () => {
  const [unopened, opened] = [await invited(), await invited()];
  const { client } = await enterBy(opened.link);
  for (const { id } of [unopened, opened]) await owner.ask('removeStaff', { id, version: 1 });
  expect((await enterBy(unopened.link)).code).toBe('LINK_ENDED');
  expect((await client.ask('getMe')).status).toBe(401);
  expect((await enterBy(opened.link)).code).toBe('LINK_ENDED');
});

test('one that did not go says so, and goes when it is sent again', async () => {
  operator.behave(answers(400, 'no'));
  const phone = randomPhone();
  const { body } = await owner.ask('inviteStaff', { phone, name: 'Suha', roles: ['packer'] });
  const { _id: id } = body.data.member;
  await expect.poll(async () => (await invitationOf(id))?.state).toBe('notSent');
  operator.behave(answers(200, 'ok'));
  const lina = await ownerAfter(1);
  await lina.ask('inviteStaffAgain', { id });
  await expect.poll(async () => (await invitationOf(id, lina))?.state).toBe('sent');
});

test('a link that was never sent says no more than that there is none', async () => {
  expect((await enterBy('x'.repeat(32))).code).toBe('NOT_FOUND');
});
