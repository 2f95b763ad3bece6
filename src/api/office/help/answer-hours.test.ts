import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const member = await store.shopper();
await sql`insert into staff (id, phone, name, roles) values ('suha', '+963944000111', 'Suha', '{support}')`.execute(
  store.db,
);
const ago = (hours: number) => new Date(store.now().getTime() - hours * 3_600_000);

/** What a shopper wrote so many hours ago, and after how many it was answered. */
async function asked(hoursAgo: number, answeredAfter: number | null, channel = 'site'): Promise<void> {
  const [at, answered] = [ago(hoursAgo), answeredAfter === null ? null : ago(hoursAgo - answeredAfter)];
  await sql`
    with opened as (
      insert into cases (shopper_id, kind, channel, opened_at, due_at)
      select id, 'question', ${channel}, ${at}, ${at} from shoppers limit 1 returning id
    ), written as (insert into case_messages (case_id, text, at) select id, 'Where is it?', ${at} from opened)
    insert into case_messages (case_id, staff_id, text, at)
    select id, 'suha', 'On its way', ${answered} from opened where ${answered}::timestamptz is not null`.execute(
    store.db,
  );
}

const answerHours = async () => {
  store.setNow(new Date(store.now().getTime() + 1));
  await sql`select pg_notify('catalog_changes', 'all')`.execute(store.db);
  await store.changes.caughtUp();
  return (await store.guest().call('getHelpText', { page: 'contact' })).body.data.text.answerHours;
};

test('the contact page says how long half of the answers took, once ten were asked for', async () => {
  expect(member).toBeDefined();
  // By phone, too long ago, and nine that count.
  for (let each = 0; each < 20; each += 1) await asked(100, 0, 'phone');
  for (let each = 0; each < 20; each += 1) await asked(31 * 24, 50);
  for (let each = 0; each < 9; each += 1) await asked(200, 1.5);
  expect(await answerHours()).toBeNull();
  await asked(200, 0.1);
  expect(await answerHours()).toBe(2);
  // What is not answered yet has taken as long as it has waited.
  for (let each = 0; each < 11; each += 1) await asked(30, null);
  expect(await answerHours()).toBe(31);
  const { body } = await store.guest().call('getHelpText', { page: 'faq' });
  expect(body.data.text.answerHours).toBeNull();
});
