import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { eventually } from '../../../../test/eventually.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress', price: 1_000, stock: { 'black/M': 99 } });
await openConsole(store, ['owner']);
const support = await openConsole(store, ['support'], { name: 'Salma' });

const write = (shopper: Client, text: string, orderNumber?: string) =>
  shopper.call(
    'writeToSupport',
    { kind: 'question', text, orderNumber },
    { 'idempotency-key': randomUUID() },
  );
const deskOf = async (shopper: Client) => {
  const id = (await shopper.call('getUserData')).body.data.user._id;
  return (await support.ask('getCustomer', { id })).body.data.customer;
};

test('what a shopper writes about an order is a case at the desk, and its answer is read on the site', async () => {
  const shopper = await store.shopper();
  const order = await buy(shopper, 'dress');
  const spaced = `${order.number.slice(0, 3)} ${order.number.slice(3)}`;
  const { body } = await write(shopper, 'Is it lined?', spaced);
  expect(body.data.cases).toMatchObject([
    {
      kind: 'question',
      orderNumber: order.number,
      closedAt: null,
      messages: [{ text: 'Is it lined?', byStore: false }],
    },
  ]);
  const [open] = (await deskOf(shopper)).cases;
  expect(open).toMatchObject({ channel: 'site', orderNumber: order.number, answeredAt: null });
  await askWithKey(support, 'answerCase', { id: open?._id ?? '', text: 'Yes, with cotton.', way: 'message' });
  const { cases } = (await shopper.call('getSupportCases')).body.data;
  expect(cases[0]?.messages.at(-1)).toMatchObject({ text: 'Yes, with cotton.', byStore: true });
  const { notifications } = (await shopper.call('getNotifications')).body.data;
  expect(notifications).toContainEqual(
    expect.objectContaining({ text: 'Yes, with cotton.', href: '/support' }),
  );
  expect(await store.invariants()).toEqual([]);
});

test('a further message goes to the open case, which is due again once it was answered', async () => {
  const shopper = await store.shopper();
  await write(shopper, 'When do you open?');
  const [first] = (await deskOf(shopper)).cases;
  await askWithKey(support, 'answerCase', { id: first?._id ?? '', text: 'At nine.', way: 'message' });
  const listed = async () =>
    (await support.ask('listCases', { view: 'open' })).body.data.cases.find(({ _id }) => _id === first?._id);
  expect(await listed()).toMatchObject({ last: { text: 'At nine.', byStore: true } });
  await store.pool.query(`update cases set due_at = opened_at where id = $1`, [first?._id]);
  await write(shopper, 'And on Friday?');
  const { cases } = await deskOf(shopper);
  expect(cases).toHaveLength(1);
  expect(cases[0]?.messages.map(({ text }) => text)).toEqual([
    'When do you open?',
    'At nine.',
    'And on Friday?',
  ]);
  expect(cases[0]).toMatchObject({ answeredAt: null });
  expect(new Date(cases[0]?.dueAt ?? 0).getTime()).toBeGreaterThan(store.now().getTime());
  const stale = { id: first?._id ?? '', version: first?.version ?? 0 };
  expect((await askWithKey(support, 'closeCase', stale)).body.code).toBe('VERSION_CONFLICT');
  expect(await store.invariants()).toEqual([]);
});

test('a message names an own order or none, and there are five a day', async () => {
  const [shopper, other] = [await store.shopper(), await store.shopper()];
  const foreign = await buy(other, 'dress');
  expect((await write(shopper, 'Where is it?', foreign.number)).status).toBe(404);
  const answers = await Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((text) => write(shopper, text)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('RATE_LIMITED');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await shopper.call('getSupportCases')).body.data.cases).toHaveLength(1);
});

describe('an answer to a call', () => {
  const called = async () => {
    const shopper = await store.shopper();
    const { _id: customerId } = await deskOf(shopper);
    const call = { kind: 'question', channel: 'phone', orderNumber: null, text: 'Are you open?' } as const;
    const opened = await askWithKey(support, 'openCase', { customerId, ...call });
    return { shopper, id: opened.body.data.customer.cases[0]?._id ?? '' };
  };
  const sentTo = async (phone: string) => {
    const { rows } = await store.pool.query(`select kind, text from outbox where recipient = $1`, [phone]);
    return rows.filter(({ kind }) => kind !== 'code');
  };

  test('goes to the phone as a message, up to 400 characters', async () => {
    const { shopper, id } = await called();
    const long = await askWithKey(support, 'answerCase', { id, text: 'a'.repeat(401), way: 'message' });
    expect([long.status, long.body.code]).toEqual([400, 'VALIDATION']);
    await askWithKey(support, 'answerCase', { id, text: 'Until six.', way: 'message' });
    expect(await sentTo(shopper.phone)).toEqual([
      { kind: 'order', text: expect.stringMatching(/The store replied to you\. Until six\.$/) },
    ]);
    const { notifications } = (await shopper.call('getNotifications')).body.data;
    expect(notifications).toContainEqual(expect.objectContaining({ kind: 'account', text: 'Until six.' }));
    expect((await deskOf(shopper)).cases[0]?.messages.at(-1)).toMatchObject({ by: 'Salma', way: 'message' });
  });

  test.each(['whatsapp', 'told'] as const)('%s is stored and nothing is sent', async (way) => {
    const { shopper, id } = await called();
    await askWithKey(support, 'answerCase', { id, text: 'Until six.', way });
    expect((await deskOf(shopper)).cases).toMatchObject([{ messages: [{ way: null }, { way }] }]);
    expect(await sentTo(shopper.phone)).toEqual([]);
    const { notifications } = (await shopper.call('getNotifications')).body.data;
    expect(notifications).toEqual([]);
    expect(await store.invariants()).toEqual([]);
  });
});

test('who answers takes the case, which another may take over or leave', async () => {
  const shopper = await store.shopper();
  await write(shopper, 'When do you open?');
  const read = async () => (await deskOf(shopper)).cases[0];
  const id = (await read())?._id ?? '';
  const nur = await openConsole(store, ['support'], { name: 'Nur' });
  await askWithKey(nur, 'answerCase', { id, text: 'At nine.', way: 'message' });
  expect((await read())?.owner?.name).toBe('Nur');
  const stale = await askWithKey(support, 'takeCase', { id, version: 1, isMine: true });
  expect(stale.body.code).toBe('VERSION_CONFLICT');
  await askWithKey(support, 'takeCase', { id, version: (await read())?.version ?? 0, isMine: true });
  expect((await read())?.owner?.name).toBe('Salma');
  const mine = async (who: typeof nur) => (await who.ask('listCases', { view: 'mine' })).body.data;
  expect((await mine(support)).cases.map(({ _id }) => _id)).toContain(id);
  expect((await mine(nur)).counts.mine).toBe(0);
  await askWithKey(support, 'takeCase', { id, version: (await read())?.version ?? 0, isMine: false });
  expect((await read())?.owner).toBeNull();
});

test('a case of a new number has a customer, once, without a shopper’s account', async () => {
  const phone = '+963955700701';
  const call = { phone, name: 'Huda', kind: 'question', channel: 'whatsapp', orderNumber: null } as const;
  const wrong = await askWithKey(support, 'openCase', { ...call, phone: '011 222', text: 'Hello?' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'PHONE_INVALID']);
  const first = (await askWithKey(support, 'openCase', { ...call, text: 'Hello?' })).body.data.customer;
  const again = await askWithKey(support, 'openCase', { ...call, name: 'Else', text: 'Still there?' });
  expect(again.body.data.customer).toMatchObject({ _id: first._id, name: 'Huda', cases: [{}, {}] });
  const { rows } = await store.pool.query(`select registered_at from shoppers where phone = $1`, [phone]);
  expect(rows).toEqual([{ registered_at: null }]);
  const caseId = first.cases[0]?._id ?? '';
  const one = (await support.ask('getCase', { id: caseId })).body.data.case;
  expect(one).toMatchObject({ messages: [{ text: 'Hello?' }], customer: { _id: first._id, name: 'Huda' } });
  expect(one.customer.phone).toContain('•');
  expect((await support.ask('getCase', { id: 'none' })).body.code).toBe('NOT_FOUND');
});

test('cases are listed by kind and view, page by page, the first due first', async () => {
  await store.pool.query(
    `insert into cases (id, shopper_id, kind, channel, opened_at, due_at)
     select 'page-' || n, (select id from shoppers limit 1), 'privacy', 'phone', $1, $1::timestamptz + n % 7 * interval '1 hour'
       from generate_series(1, 60) n`,
    [store.now()],
  );
  await store.pool.query(
    `insert into case_messages (case_id, text, at) select id, 'Mine?', opened_at from cases where id like 'page-%'`,
  );
  const read = async (view: 'due' | 'closed') => {
    const cases = [];
    let after: string | undefined;
    do {
      const page = (await support.ask('listCases', { kind: 'privacy', view, ...(after && { after }) })).body
        .data;
      cases.push(...page.cases);
      expect(page.counts.due).toBe(view === 'closed' ? 59 : 60);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return cases;
  };
  const due = await read('due');
  expect(due.map(({ dueAt, _id }) => dueAt + _id)).toEqual(
    due.map(({ dueAt, _id }) => dueAt + _id).toSorted(),
  );
  expect(new Set(due.map(({ _id }) => _id)).size).toBe(60);
  expect(due.every(({ customer }) => customer.phone.includes('•'))).toBe(true);
  await askWithKey(support, 'closeCase', { id: 'page-7', version: 1 });
  expect((await read('closed')).map(({ _id }) => _id)).toEqual(['page-7']);
});

test('what the staff noted of a call is the desk’s alone', async () => {
  const shopper = await store.shopper();
  const { _id: id } = await deskOf(shopper);
  const noted = {
    customerId: id,
    kind: 'complaint',
    channel: 'phone',
    orderNumber: null,
    text: 'Called, was loud',
  } as const;
  await askWithKey(support, 'openCase', noted);
  expect((await shopper.call('getSupportCases')).body.data.cases).toEqual([]);
});

test('what is written while the case is being closed opens another', async () => {
  const shopper = await store.shopper();
  await write(shopper, 'Is it lined?');
  const [first] = (await deskOf(shopper)).cases;
  const closing = await store.pool.connect();
  try {
    await closing.query('begin');
    await closing.query(`update cases set closed_at = now() where id = $1`, [first?._id]);
    const second = write(shopper, 'And how long is it?');
    await eventually(async () => {
      const { rowCount } = await store.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    await closing.query('commit');
    expect((await second).status).toBe(200);
  } finally {
    closing.release();
  }
  const [open] = (await deskOf(shopper)).cases;
  expect(open).toMatchObject({ closedAt: null, messages: [{ text: 'And how long is it?' }] });
});
