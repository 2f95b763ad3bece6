import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { type ConsoleClient, openConsole } from '../../../../test/console.ts';
import { take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { transact } from '../../platform/db/database.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 900 } });
const address = await store.app.listen({ host: '127.0.0.1', port: 0 });
const owner = await openConsole(store, ['owner']);
const packer = await openConsole(store, ['packer']);
const courier = await openConsole(store, ['courier']);

type Told = { event: string; id: string; data: { id?: string; version?: number } };

/** An open page: the events of its stream, and when it was closed. */
function listen(client: ConsoleClient, after?: string) {
  const told: Told[] = [];
  const line = new AbortController();
  const closed = (async () => {
    const response = await fetch(`${address}/api/console/v1/events`, {
      headers: {
        accept: 'text/event-stream',
        'accept-encoding': 'br, gzip',
        cookie: `staff=${client.cookies.get('staff') ?? ''}`,
        ...(after !== undefined && { 'last-event-id': after }),
      },
      signal: line.signal,
    });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      told.push(...parts.map(readEvent));
    }
  })().catch((error: unknown) => {
    if (!line.signal.aborted) throw error;
  });
  return { told, closed, hangUp: () => line.abort() };
}

function readEvent(part: string): Told {
  const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
  // Written by the store in this shape.
  return { event: of('event'), id: of('id'), data: JSON.parse(of('data')) };
}

const orders = (told: readonly Told[]) =>
  told.filter(({ event }) => event === 'order').map(({ data: { id, version } }) => `${id} ${version}`);

test('a placed order is an event for those who may see it', async () => {
  const [boss, carrier] = [listen(owner), listen(courier)];
  await expect.poll(() => [boss.told.length, carrier.told.length]).toEqual([1, 1]);
  expect(boss.told[0]?.event).toBe('ready');
  const { _id: id } = await buy(await store.shopper(), shirt);
  await expect.poll(() => orders(boss.told)).toEqual([`${id} 1`]);
  expect(new Set(boss.told.map(({ event }) => event))).toEqual(
    new Set(['ready', 'parcel', 'order', 'stock']),
  );
  const line = listen(packer);
  await expect.poll(() => line.told.length).toBe(1);
  await take(store, id, { step: 'confirm' });
  await expect.poll(() => orders(line.told)).toEqual([`${id} 2`]);
  expect(orders(carrier.told)).toEqual([]);
  for (const { hangUp, closed } of [boss, carrier, line]) {
    hangUp();
    await closed;
  }
});

test('a page that lost its connection resumes, without losing or repeating events', async () => {
  const first = listen(owner);
  await expect.poll(() => first.told.length).toBe(1);
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt);
  await expect.poll(() => orders(first.told)).toEqual([`${id} 1`]);
  first.hangUp();
  await first.closed;
  for (const step of ['confirm', 'pick'] as const) await take(store, id, { step });
  const last = first.told.at(-1)?.id;
  const again = listen(owner, last);
  await expect.poll(() => orders(again.told)).toEqual([`${id} 2`, `${id} 3`]);
  again.hangUp();
  await again.closed;
  const { events } = (await owner.ask('listEvents', { after: last ?? '' })).body.data;
  expect(events.filter(({ type }) => type === 'order').map(({ version }) => version)).toEqual([2, 3]);
  store.setNow(new Date(store.now().getTime() + 25 * 3_600_000));
  const late = await openConsole(store, ['owner']);
  expect((await late.ask('listEvents', { after: last ?? '' })).body.data).toMatchObject({
    events: [],
    reset: true,
  });
  expect((await late.ask('listEvents', { after: 'what' })).body.data.reset).toBe(true);
  store.setNow(new Date(store.now().getTime() - 25 * 3_600_000));
});

test('an event written earlier in a transaction that commits later is sent after it, once', async () => {
  const [one, two] = [await buy(await store.shopper(), shirt), await buy(await store.shopper(), shirt)];
  let { next } = (await owner.ask('listEvents')).body.data;
  const hold = (id: string) => sql`update parcels set version = version + 1 where order_id = ${id}`;
  const seen: string[] = [];
  // The orders' own first events may still be waiting for a transaction of another database that began before them.
  const read = async () => {
    const { body } = await owner.ask('listEvents', { after: next });
    ({ next } = body.data);
    const changes = body.data.events.filter(({ type, version }) => type === 'order' && version > 1);
    seen.push(...changes.map(({ id }) => id));
  };
  await transact(db, async (tx) => {
    await hold(one._id).execute(tx);
    await hold(two._id).execute(db);
    await read();
    return null;
  });
  await expect
    .poll(async () => {
      await read();
      return seen;
    })
    .toEqual([one._id, two._id]);
});

test.each([
  [
    'a session that ended',
    (id: string) =>
      sql`update staff_sessions set ended_at = now(), end_reason = 'logout' where staff_id = ${id}`,
  ],
  ['a role that was lost', (id: string) => sql`update staff set roles = '{courier}' where id = ${id}`],
])('a stream of %s is closed', async (_, change) => {
  const manager = await openConsole(store, ['manager']);
  const page = listen(manager);
  await expect.poll(() => page.told.length).toBe(1);
  await change(manager.staffId).execute(db);
  await page.closed;
});

test('of more than twenty streams of a session the oldest ends', async () => {
  const streams = [];
  for (let number = 0; number < 21; number += 1) {
    const stream = listen(packer);
    await expect.poll(() => stream.told.length).toBe(1);
    streams.push(stream);
  }
  const [oldest, ...others] = streams;
  await oldest?.closed;
  const { _id: id } = await buy(await store.shopper(), shirt);
  await take(store, id, { step: 'confirm' });
  for (const { told, hangUp, closed } of others) {
    await expect.poll(() => orders(told)).toEqual([`${id} 2`]);
    hangUp();
    await closed;
  }
  expect(oldest?.told).toHaveLength(1);
});

test('a store that closes does not wait for its streams', async () => {
  const other = await store.beside();
  const there = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`${there}/api/console/v1/events`, {
    headers: { accept: 'text/event-stream', cookie: `staff=${owner.cookies.get('staff') ?? ''}` },
  });
  const [, text] = await Promise.all([other.app.close(), response.text()]);
  expect(text).toContain('event: ready');
});
