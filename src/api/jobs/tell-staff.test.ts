import { describe, expect, test } from 'vitest';
import { openConsole } from '../../../test/console.ts';
import { openListening } from '../../../test/listening-staff.ts';
import { answers } from '../../../test/operator.ts';
import { SendFailure } from '../platform/integrations/send-failure.ts';

const { store, service, sent, gateway, tell, open, cancel, heard, listener, order, later } =
  await openListening();
const { db } = store;
const titles = (...given: Parameters<typeof heard>) => heard(...given).map(({ title }) => title);

describe('a new order', () => {
  test('is told once, with its number and its sum, and leads to its page', async () => {
    const { phone } = await listener(['owner']);
    const { _id: id, number } = await order();
    expect(await tell()).toBe(1);
    const [told] = heard(phone);
    expect(told).toMatchObject({ title: 'New order', href: `/console/orders/${id}`, language: 'en' });
    expect(told?.text).toContain(number);
    expect(await tell()).toBe(0);
    expect(heard(phone)).toHaveLength(1);
  });

  test('is told to each of its roles, and to no other', async () => {
    const [owner, support, packer] = [
      await listener(['owner']),
      await listener(['support']),
      await listener(['packer']),
    ];
    await order();
    expect(await tell()).toBe(2);
    expect([titles(owner.phone), titles(support.phone), titles(packer.phone)]).toEqual([
      ['New order'],
      ['New order'],
      [],
    ]);
  });

  test('is one message with others that came with it', async () => {
    const { phone } = await listener(['manager']);
    await order();
    await order();
    await order();
    expect(await tell()).toBe(1);
    expect(heard(phone)).toEqual([
      expect.objectContaining({ title: '3 new orders', href: '/console/orders?view=toConfirm' }),
    ]);
  });

  test('waits for the end of the quiet hours, and is not told if it was canceled in them', async () => {
    const { member, phone } = await listener(['owner']);
    await member.ask('setStaffNews', { quietHours: { from: 9, until: 12 } });
    await order();
    const [canceled] = open.splice(0);
    const { number } = await order();
    expect(await tell()).toBe(0);
    if (canceled !== undefined) await cancel(canceled);
    later(2);
    expect(await tell()).toBe(1);
    expect(heard(phone)[0]?.text).toContain(number);
  });

  test('is told in the language in which its reader turned alerts on', async () => {
    const { member, phone } = await listener(['owner']);
    await member.ask('setStaffNews', { byMessage: false }, { 'accept-language': 'ar' });
    await order();
    await tell();
    expect(heard(phone)).toEqual([expect.objectContaining({ title: 'طلب جديد', language: 'ar' })]);
  });

  test('is not told to who does not want to hear of it', async () => {
    const { member, phone } = await listener(['owner']);
    const { body } = await member.ask('setStaffNews', { muted: ['newOrder'] });
    expect(body.data.kinds).toContainEqual({ kind: 'newOrder', isOn: false });
    await order();
    await tell();
    expect(titles(phone)).toEqual([]);
  });
});

describe('an order that waits to be confirmed', () => {
  test('is told of once, two hours after its news, and again when its call is due again', async () => {
    const { phone } = await listener(['owner']);
    const { _id: id } = await order();
    await tell();
    later(1.5);
    await tell();
    expect(titles(phone)).toEqual(['New order']);
    later(1);
    await tell();
    await tell();
    expect(titles(phone)).toEqual(['New order', 'An order waits to be confirmed']);
    const support = await openConsole(store, ['support']);
    const { version } = (await support.ask('getOrder', { id })).body.data.order;
    const called = await support.ask(
      'callOrder',
      { id, version, outcome: 'noAnswer' },
      { 'idempotency-key': 'nobody-answers' },
    );
    expect(called.status).toBe(200);
    later(1);
    await tell();
    expect(titles(phone)).toHaveLength(2);
    later(1.5);
    await tell();
    expect(titles(phone)).toHaveLength(3);
  });

  test('is not told of at the same time as its news', async () => {
    const { member, phone } = await listener(['owner']);
    await member.ask('setStaffNews', { quietHours: { from: 9, until: 14 } });
    await order();
    later(5);
    await tell();
    expect(titles(phone)).toEqual(['New order']);
  });
});

describe('where no push arrives', () => {
  test('a message goes to the member’s own number, if they chose it, and one alone', async () => {
    const { member, phone } = await listener(['owner']);
    await order();
    service.behave(answers(410, ''));
    expect(await tell()).toBe(0);
    expect(sent).toEqual([]);
    await member.ask('setStaffNews', { byMessage: true });
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(sent).toEqual([expect.objectContaining({ to: member.phone })]);
    expect(sent[0]?.text).toContain('New order');
    expect(heard(phone)).toHaveLength(1);
    expect((await member.ask('getStaffNews')).body.data.devices).toEqual([]);
  });

  test('it is tried again where it certainly was not taken, and not where it may have been', async () => {
    const { member } = await listener(['owner']);
    await member.ask('setStaffNews', { byMessage: true });
    await db.deleteFrom('staff_push_devices').execute();
    gateway.failure = new SendFailure('no', 'refused');
    await order();
    expect(await tell()).toBe(0);
    gateway.failure = null;
    expect(await tell()).toBe(1);
    await order();
    gateway.failure = new SendFailure('unknown', 'silent');
    await tell();
    gateway.failure = null;
    expect(await tell()).toBe(0);
  });

  test('it is given up after five tries', async () => {
    await listener(['owner']);
    service.behave(answers(503, ''));
    await order();
    for (let turn = 0; turn < 8; turn += 1) await tell();
    expect(service.requests).toHaveLength(5);
  });
});

describe('a device', () => {
  test('is told nothing once its member is removed, or is signed out everywhere', async () => {
    const owner = await openConsole(store, ['owner']);
    const [left, lost] = [await listener(['support']), await listener(['support'])];
    const { version } = (await owner.ask('listStaff')).body.data.staff.find(
      ({ _id }) => _id === left.member.staffId,
    ) ?? { version: 0 };
    expect((await owner.ask('removeStaff', { id: left.member.staffId, version })).status).toBe(200);
    expect((await owner.ask('endStaffSessions', { id: lost.member.staffId })).status).toBe(200);
    await order();
    await tell();
    expect(service.requests).toEqual([]);
  });

  test('is one member’s at a time, and only theirs to turn off', async () => {
    const [first, second] = [await listener(['owner']), await openConsole(store, ['owner'])];
    const { body } = await second.ask('addNewsDevice', { token: first.phone.token });
    expect((await first.member.ask('getStaffNews')).body.data.devices).toEqual([]);
    expect((await first.member.ask('removeNewsDevice', { id: body.data.id })).body.code).toBe('NOT_FOUND');
    const { status, body: none } = await second.ask('removeNewsDevice', { id: body.data.id });
    expect([status, none.data.devices]).toEqual([200, []]);
  });

  test('must be a push subscription', async () => {
    const owner = await openConsole(store, ['owner']);
    const { status, body } = await owner.ask('addNewsDevice', { token: 'http://169.254.169.254/' });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});
