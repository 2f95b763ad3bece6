import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const guest = store.guest();
const notice = async () => (await guest.call('getStoreFacts')).body.data.sentences.notice;

/** Runs `work` while the table of notices is locked and no cached answer is left. */
async function locked(work: () => Promise<unknown>): Promise<void> {
  const client = await store.pool.connect();
  await client.query('begin');
  await client.query('lock table home_content in access exclusive mode');
  await sql`select pg_notify('catalog_changes', 'all')`.execute(store.db);
  await store.changes.caughtUp();
  // The lock is released even if `work` fails or waits for it, before a statement would be canceled.
  const done = Promise.allSettled([work()]);
  await Promise.race([done, wait(4000, undefined, { ref: false })]);
  await client.query('commit');
  client.release();
  const [result] = await done;
  if (result?.status === 'rejected') throw result.reason;
}

test('the last notice stands in for one that cannot be read until its end, and is not cached', async () => {
  const usual = await notice();
  await store.pool.query(
    `insert into home_content (kind, title_en, title_ar, href, ends_at) values ('notice', 'Closed', 'مغلق', '', $1)`,
    [new Date(store.now().getTime() + 60_000)],
  );
  await store.changes.caughtUp();
  expect(await notice()).toBe('Closed');
  await locked(async () => {
    expect(await notice()).toBe('Closed');
    expect(store.cache.figures.entries).toBe(0);
  });
  store.setNow(new Date(store.now().getTime() + 60_000));
  await locked(async () => expect(await notice()).toBe(usual));
});
