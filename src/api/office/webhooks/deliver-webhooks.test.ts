import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { openReceiver, senderToHere } from '../../../../test/webhook-receiver.ts';
import { cleanUp } from '../../jobs/clean-up.ts';
import { deliverMessages } from '../../jobs/deliver-messages.ts';
import { runJob } from '../../jobs/runner.ts';
import { deliverDueWebhooks } from './deliver-webhooks.ts';

const receiver = await openReceiver();
afterAll(receiver.close);
const store = await openStore({ integrations: { webhooks: senderToHere() } });
const start = store.now();
const owner = await openConsole(store, ['owner'], { phone: '+963933777001' });
afterEach(async () => {
  receiver.behave(() => 204);
  receiver.received.length = 0;
  store.setNow(start);
  await sql`delete from webhooks`.execute(store.db);
  await sql`delete from outbox`.execute(store.db);
});

const add = async (name: string) => {
  const { body } = await owner.ask('createWebhook', {
    name,
    url: receiver.urlOf(name),
    events: ['cash.closed'],
  });
  return { ...body.data, id: body.data.webhook._id };
};
/** A fact, as the database would tell it. */
const happen = async (times = 1) =>
  sql`select enqueue_webhooks('cash.closed', jsonb_build_object('day', n)) from generate_series(1, ${times}) n`.execute(
    store.db,
  );
/** Read as if no time had passed: the owner's session would be over. */
const read = async (id: string) => {
  const now = store.now();
  store.setNow(start);
  const { body } = await owner.ask('listWebhookDeliveries', { id });
  store.setNow(now);
  return body.data;
};
const log = async (id: string) => (await read(id)).deliveries;
const later = (ms: number) => store.setNow(new Date(store.now().getTime() + ms));
const [minute, hour] = [60_000, 3_600_000];
const idsOf = (name: string) => receiver.of(name).map(({ headers }) => headers['webhook-id']);

test('a failed message is sent again after each pause of the table, under one id, then given up', async () => {
  const { id } = await add('books');
  receiver.behave(() => 500);
  await happen();
  await deliverDueWebhooks(store);
  const pauses = [5000, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)];
  for (const [place, pause] of pauses.entries()) {
    expect((await log(id))[0]).toMatchObject({
      state: 'waiting',
      nextTryAt: new Date(store.now().getTime() + pause).toISOString(),
    });
    later(pause - 1);
    await deliverDueWebhooks(store);
    expect(receiver.received).toHaveLength(place + 1);
    later(1);
    await deliverDueWebhooks(store);
    expect(receiver.received).toHaveLength(place + 2);
  }
  const [given] = await log(id);
  expect(given).toMatchObject({ state: 'failed', nextTryAt: null });
  expect(given?.tries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 500));
  expect(new Set(idsOf('books'))).toEqual(new Set([given?._id]));
});

test('a redirect is not followed, and counts as a failure', async () => {
  const { id } = await add('books');
  receiver.behave(() => 307);
  await happen();
  await deliverDueWebhooks(store);
  expect((await log(id))[0]).toMatchObject({ state: 'waiting', tries: [{ status: 307 }] });
  expect(receiver.received).toHaveLength(1);
});

test('410 switches a webhook off and tells the owners', async () => {
  const { id } = await add('books');
  receiver.behave(() => 410);
  await happen(2);
  await deliverDueWebhooks(store);
  const { webhook } = await read(id);
  expect(webhook.off).toEqual({ at: start.toISOString(), reason: 'gone' });
  const { rows } = await sql<{ recipient: string; text: string }>`
    select recipient, text from outbox where kind = 'account'`.execute(store.db);
  expect(rows).toEqual([{ recipient: '+963933777001', text: expect.stringContaining('books') }]);
  expect((await owner.ask('getToday')).body.data.webhooksOff).toBe(1);
  const before = receiver.received.length;
  await happen();
  await deliverDueWebhooks(store);
  expect(receiver.received).toHaveLength(before);
  const { entries } = (await owner.ask('listAudit', { subject: id })).body.data;
  expect(entries[0]).toMatchObject({ action: 'webhook.off', actor: null, after: { reason: 'gone' } });
});

test('five days of failure switch it off; one success in between restarts them', async () => {
  const { id } = await add('books');
  const isOff = async () => (await read(id)).webhook.off?.reason;
  receiver.behave(() => 503);
  await happen();
  await deliverDueWebhooks(store);
  later(3 * 24 * hour);
  receiver.behave(() => 200);
  await deliverDueWebhooks(store);
  receiver.behave(() => 503);
  await happen();
  await deliverDueWebhooks(store);
  const { rows } = await sql<{ failing_since: Date }>`select failing_since from webhooks`.execute(store.db);
  expect(rows[0]?.failing_since).toEqual(store.now());
  later(5 * 24 * hour - 1000);
  await deliverDueWebhooks(store);
  expect(await isOff()).toBeUndefined();
  later(1000);
  await deliverDueWebhooks(store);
  expect(await isOff()).toBe('failing');
});

test('switched on again it sends what waited', async () => {
  const { id, webhook } = await add('books');
  receiver.behave(() => 500);
  await happen();
  await deliverDueWebhooks(store);
  const { name, url, events } = webhook;
  await owner.ask('changeWebhook', { id, version: 1, name, url, events, isOn: false });
  later(minute);
  await deliverDueWebhooks(store);
  expect(receiver.received).toHaveLength(1);
  receiver.behave(() => 200);
  const on = await owner.ask('changeWebhook', { id, version: 2, name, url, events, isOn: true });
  expect(on.body.data.webhook).toMatchObject({ off: null, failingSince: null, version: 3 });
  await deliverDueWebhooks(store);
  expect((await log(id))[0]).toMatchObject({ state: 'delivered', tries: [{ status: 500 }, { status: 200 }] });
});

test('a replay keeps the id and signs anew', async () => {
  const { id } = await add('books');
  await happen();
  await deliverDueWebhooks(store);
  const [message] = await log(id);
  later(hour / 4);
  const replayed = await owner.ask('replayWebhookDelivery', { id, deliveryId: message?._id ?? '' });
  expect(replayed.body.data.delivery).toMatchObject({ _id: message?._id, state: 'waiting' });
  await deliverDueWebhooks(store);
  const [first, again] = receiver.received;
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(again?.text).toBe(first?.text);
  expect(again?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  expect((await log(id))[0]?.tries).toHaveLength(2);
  const unknown = await owner.ask('replayWebhookDelivery', { id, deliveryId: 'none' });
  expect(unknown.status).toBe(404);
});

test('a slow receiver holds up neither the others nor the shoppers’ messages', async () => {
  await add('slow');
  const { id } = await add('quick');
  receiver.behave(({ host }) => (host.startsWith('slow') ? 'silent' : 204));
  await happen(30);
  await sql`insert into outbox (kind, recipient, text, created_at, due_at, next_try_at)
            values ('order', '+963933000222', 'x', ${start}, ${start}, ${start})`.execute(store.db);
  // Each waits for ten seconds before its try is stored.
  const slowTries = async () => {
    const { rows } = await sql<{ tries: number }>`
      select coalesce(sum(jsonb_array_length(d.tries)), 0)::int as tries
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.name = 'slow'`.execute(
      store.db,
    );
    return rows[0]?.tries;
  };
  const delivering = deliverDueWebhooks(store);
  while (receiver.of('quick').length < 30 && (await slowTries()) === 0) await wait(20);
  expect(receiver.of('quick')).toHaveLength(30);
  expect(receiver.of('slow')).toHaveLength(4);
  expect(await deliverMessages(store.db, store.integrations, store.now())).toBe(1);
  expect(await slowTries()).toBe(0);
  await sql`update webhooks set off_at = now(), off_reason = 'byHand' where id <> ${id}`.execute(store.db);
  await delivering;
  const { rows } = await sql<{ reason: string; ms: number }>`
    select t->>'reason' as reason, (t->>'ms')::int as ms from webhook_deliveries d join webhooks w on w.id = d.webhook_id,
           jsonb_array_elements(d.tries) t where w.name = 'slow'`.execute(store.db);
  expect(rows).toHaveLength(4);
  for (const { reason, ms } of rows) {
    expect(reason).toBe('no answer in time');
    expect(ms).toBeGreaterThan(9500);
    expect(ms).toBeLessThan(30_000);
  }
});

test('a process that is killed while it sends loses nothing', async () => {
  const { id } = await add('books');
  await happen();
  receiver.behave(() => 'silent');
  const worker = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../../test/webhook-worker.ts'), store.url, start.toISOString()],
    { stdio: 'inherit' },
  );
  while (receiver.received.length === 0) await wait(20);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  expect((await log(id))[0]).toMatchObject({ state: 'waiting', tries: [] });
  receiver.behave(() => 200);
  await deliverDueWebhooks(store);
  expect(receiver.received).toHaveLength(1);
  later(31_000);
  await deliverDueWebhooks(store);
  expect(new Set(idsOf('books')).size).toBe(1);
  expect((await log(id))[0]).toMatchObject({ state: 'delivered', tries: [{ status: 200 }] });
});

test('two runs at once send each message once', async () => {
  await add('books');
  await happen(40);
  await Promise.all([deliverDueWebhooks(store), deliverDueWebhooks(store)]);
  expect(receiver.received).toHaveLength(40);
  expect(new Set(idsOf('books')).size).toBe(40);
});

test('the job ends at once where no webhook is on, and when the store closes', async () => {
  const begun = Date.now();
  await runJob(store, 'deliver-webhooks');
  expect(Date.now() - begun).toBeLessThan(6000);
  await add('books');
  receiver.behave(() => 'silent');
  await happen();
  const ending = new AbortController();
  const running = runJob(store, 'deliver-webhooks', ending.signal);
  while (receiver.received.length === 0) await wait(20);
  ending.abort();
  await running;
  expect(Date.now() - begun).toBeLessThan(9500);
  const { rows } = await sql<{ tries: unknown[] }>`select tries from webhook_deliveries`.execute(store.db);
  expect(rows).toEqual([{ tries: [] }]);
});

test('the log is kept for thirty days', async () => {
  const { id } = await add('books');
  await happen(3);
  await sql`update webhook_deliveries set at = ${start}::timestamptz - interval '31 days'
             where id = (select min(id) from webhook_deliveries)`.execute(store.db);
  expect(await log(id)).toHaveLength(3);
  await cleanUp(store.db, store.now());
  expect(await log(id)).toHaveLength(2);
});
