import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { openReceiver, senderToHere } from '../../../../test/webhook-receiver.ts';
import { webhookSender } from '../../platform/integrations/webhook-sender.ts';
import { deliverDueWebhooks } from './deliver-webhooks.ts';

const receiver = await openReceiver();
afterAll(receiver.close);
const store = await openStore({ integrations: { webhooks: senderToHere() } });
const start = store.now();
const owner = await openConsole(store, ['owner']);
const fields = { name: 'Books', url: receiver.urlOf('books'), events: ['cash.closed' as const] };
const happen = () => sql`select enqueue_webhooks('cash.closed', '{}'::jsonb)`.execute(store.db);

/** Verified with the library's own words; it looks at the real clock. */
function verify(secret: string, message: (typeof receiver.received)[number] | undefined): boolean {
  const real = Date.now;
  Date.now = () => store.now().getTime();
  try {
    new Webhook(secret).verify(message?.text ?? '', message?.headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    Date.now = real;
  }
}

test('the secret is shown once and is nowhere afterwards', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const { status, body } = await owner.ask('createWebhook', fields, key);
  expect(status).toBe(201);
  const { secret, webhook } = body.data;
  // Sent again after a lost answer: the same webhook.
  expect((await owner.ask('createWebhook', fields, key)).body.data).toEqual(body.data);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await owner.ask('listWebhooks');
  expect(listed.body.data.webhooks).toEqual([webhook]);
  expect(JSON.stringify(listed.body)).not.toContain(secret.slice(6, 20));
  const { rows } = await sql<{ text: string }>`
    select concat((select json_agg(w) from webhooks w), (select json_agg(a) from staff_audit a),
                  (select json_agg(k) from staff_idempotency_keys k)) as text`.execute(store.db);
  expect(rows[0]?.text).toContain('webhook.create');
  expect(rows[0]?.text).not.toContain(secret.slice(6, 20));
});

test('after a rotation both secrets verify for 24 hours, then the new one alone', async () => {
  const { webhook, secret: first } = (await owner.ask('createWebhook', fields)).body.data;
  const { secret: second, webhook: rotated } = (await owner.ask('rotateWebhook', { id: webhook._id })).body
    .data;
  expect(second).not.toBe(first);
  expect(rotated.oldSecretUntil).toBe(new Date(start.getTime() + 24 * 3_600_000).toISOString());
  const at = async (hours: number) => {
    store.setNow(new Date(start.getTime() + hours * 3_600_000));
    receiver.received.length = 0;
    await sql`delete from webhook_deliveries`.execute(store.db);
    await happen();
    await deliverDueWebhooks(store);
    const [message] = receiver.received;
    return [verify(first, message), verify(second, message)];
  };
  await sql`delete from webhooks where id <> ${webhook._id}`.execute(store.db);
  expect(await at(23)).toEqual([true, true]);
  expect(await at(24)).toEqual([false, true]);
  store.setNow(start);
});

test('the recipe of the documents verifies what is sent, and refuses what was changed or is old', async () => {
  const page = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8');
  const [, recipe = ''] = /```js\n(import \{ createHmac[^]*?)```/.exec(page) ?? [];
  const { isGenuine } = await import(
    `data:text/javascript,${encodeURIComponent(`${recipe}export { isGenuine };`)}`
  );
  const { webhook, secret } = (await owner.ask('createWebhook', fields)).body.data;
  await owner.ask('rotateWebhook', { id: webhook._id });
  receiver.received.length = 0;
  await owner.ask('testWebhook', { id: webhook._id });
  const [{ text, headers } = { text: '', headers: {} }] = receiver.received;
  const at = store.now().getTime();
  expect(isGenuine(text, headers, secret, at)).toBe(true);
  expect(isGenuine(`${text} `, headers, secret, at)).toBe(false);
  expect(isGenuine(text, headers, `whsec_${Buffer.alloc(32).toString('base64')}`, at)).toBe(false);
  expect(isGenuine(text, headers, secret, at + 301_000)).toBe(false);
});

test('a test goes out at once, on or off, and says what came back', async () => {
  const { webhook } = (await owner.ask('createWebhook', fields)).body.data;
  const id = webhook._id;
  receiver.received.length = 0;
  const test = await owner.ask('testWebhook', { id });
  expect(test.body.data.delivery).toMatchObject({
    event: 'webhook.test',
    state: 'delivered',
    tries: [{ status: 204 }],
  });
  expect(receiver.received[0]?.body).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
  receiver.behave(() => 404);
  await owner.ask('changeWebhook', { id, version: 1, ...fields, isOn: false });
  const failed = await owner.ask('testWebhook', { id });
  expect(failed.body.data.delivery).toMatchObject({
    state: 'failed',
    nextTryAt: null,
    tries: [{ status: 404 }],
  });
  await deliverDueWebhooks(store);
  expect(receiver.received).toHaveLength(2);
  receiver.behave(() => 204);
});

test('only what was read is changed or deleted, by its version', async () => {
  const { webhook } = (await owner.ask('createWebhook', fields)).body.data;
  const id = webhook._id;
  const change = { id, version: 1, ...fields, name: 'Ledger', isOn: true };
  expect((await owner.ask('changeWebhook', change)).body.data.webhook).toMatchObject({
    name: 'Ledger',
    version: 2,
  });
  const late = await owner.ask('changeWebhook', change);
  expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  // What the other saved, so that the page shows it beside what was typed.
  expect(late.body.data).toMatchObject({ webhook: { name: 'Ledger', version: 2, changedBy: 'owner' } });
  expect((await owner.ask('deleteWebhook', { id, version: 1 })).body.code).toBe('VERSION_CONFLICT');
  expect((await owner.ask('deleteWebhook', { id, version: 2 })).status).toBe(200);
  expect((await owner.ask('listWebhookDeliveries', { id })).status).toBe(404);
});

test('the log is read page by page and by state', async () => {
  await sql`delete from webhooks`.execute(store.db);
  const { webhook } = (await owner.ask('createWebhook', fields)).body.data;
  const id = webhook._id;
  for (let each = 0; each < 35; each += 1) await happen();
  await sql`update webhook_deliveries set dead_at = now() where id in (select id from webhook_deliveries limit 3)`.execute(
    store.db,
  );
  const first = (await owner.ask('listWebhookDeliveries', { id })).body.data;
  const second = (await owner.ask('listWebhookDeliveries', { id, before: first.next ?? '' })).body.data;
  expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([30, 5, null]);
  expect(new Set([...first.deliveries, ...second.deliveries].map(({ _id }) => _id)).size).toBe(35);
  const failed = (await owner.ask('listWebhookDeliveries', { id, state: 'failed' })).body.data;
  expect(failed.deliveries).toHaveLength(3);
  expect((await owner.ask('listWebhookDeliveries', { id, before: 'nonsense' })).status).toBe(200);
});

test.each([
  'http://books.hook.test/hook',
  'ftp://books.hook.test/hook',
  'nonsense',
  'https://user:word@books.hook.test/hook',
  'https://books.hook.test/hook#part',
  'https://127.0.0.1/hook',
  'https://0x7f.1/hook',
  'https://2130706433/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://[64:ff9b::a00:1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://unknown.invalid/hook',
])('nothing is sent to %s', async (url) => {
  const { status, body } = await owner.ask('createWebhook', { ...fields, url });
  expect([status, body.code]).toEqual([400, 'URL_REFUSED']);
});

test.each([
  'https://localhost/',
  'https://localhost.localdomain/',
  'https://10.0.0.1/',
  'https://[fd00::1]/',
])('the sender of a real store refuses %s also when it sends', async (url) => {
  const outcome = await webhookSender().send({ url, headers: {}, body: '{}' });
  expect(outcome).toEqual({ reason: expect.stringMatching(/^(ENOTPUBLIC|ENOTFOUND)$/) });
});

test('a certificate that is not trusted is a failure', async () => {
  const { webhook } = (await owner.ask('createWebhook', { ...fields, url: receiver.urlOf('books') })).body
    .data;
  const elsewhere = webhookSender({
    lookup: (_host, options, found) =>
      options.all === true ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
  });
  expect(await elsewhere.send({ url: webhook.url, headers: {}, body: '{}' })).toEqual({
    reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
});

test('there are twenty at most, also when several are made at once', async () => {
  await sql`delete from webhooks`.execute(store.db);
  for (let made = 0; made < 19; made += 1)
    expect((await owner.ask('createWebhook', fields)).status).toBe(201);
  const made = await Promise.all([1, 2, 3, 4].map(async () => owner.ask('createWebhook', fields)));
  expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409,
  ]);
  expect((await owner.ask('createWebhook', fields)).body.code).toBe('TOO_MANY');
});

test('a message is sent again to where its webhook points by then', async () => {
  await sql`delete from webhooks`.execute(store.db);
  const { webhook } = (await owner.ask('createWebhook', { ...fields, url: receiver.urlOf('old') })).body.data;
  const id = webhook._id;
  receiver.received.length = 0;
  await happen();
  await deliverDueWebhooks(store);
  await owner.ask('changeWebhook', { id, version: 1, ...fields, url: receiver.urlOf('new'), isOn: true });
  const [first] = (await owner.ask('listWebhookDeliveries', { id })).body.data.deliveries;
  expect((await owner.ask('replayWebhookDelivery', { id, deliveryId: first?._id ?? '' })).status).toBe(200);
  await deliverDueWebhooks(store);
  expect(receiver.received.map(({ host }) => host)).toEqual(['old.hook.test', 'new.hook.test']);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids)).toEqual(new Set([first?._id]));
});
