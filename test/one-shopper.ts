import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterAll } from 'vitest';
import { DISTRIBUTION } from '../src/api/platform/db/distribution.ts';
import { keysOf } from '../src/shop/keys-of.ts';
import type { Answer, Client } from './client.ts';

/**
 * Has each new connection to the database see and write, of every table that belongs to shoppers, the rows of one shopper
 * alone, as a server that has this one alone would. What everybody reads and what is the store’s own is whole.
 */
export async function showOneShopper(url: string) {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const role = `one_shopper_${crypto.randomUUID().slice(0, 8)}`;
  await admin.query(`
    create role ${role};
    create schema one_shopper;
    create table one_shopper.acting (shopper_id text, phone text, sees_all boolean not null default false);
    insert into one_shopper.acting default values;
    create function one_shopper.sees(id text) returns boolean language sql volatile security definer as $$
      select sees_all or id = coalesce(shopper_id, (select s.id from public.shoppers s where s.phone = acting.phone))
        from one_shopper.acting
    $$;
    create function one_shopper.signs_in(phone text) returns boolean language sql volatile security definer as $$
      select acting.phone = $1 from one_shopper.acting
    $$;
    grant usage on schema public, one_shopper to ${role};
    grant all on all tables in schema public to ${role};
    grant all on all sequences in schema public to ${role}`);
  for (const table of keysOf(DISTRIBUTION)) {
    const belongs = DISTRIBUTION[table];
    if (typeof belongs === 'string') continue;
    const { rows } = await admin.query<{ key: string }>(
      `select a.attname as key from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = $1::regclass and i.indisprimary`,
      ['of' in belongs ? belongs.of : table],
    );
    const condition =
      'of' in belongs
        ? `exists (select from ${belongs.of} whose where whose.${rows[0]?.key ?? ''} = ${table}.${belongs.column})`
        : // What an account that was deleted left is nobody’s.
          `one_shopper.sees(${belongs.shopper}) or ${table === 'shoppers' ? 'one_shopper.signs_in(phone)' : `${belongs.shopper} is null`}`;
    await admin.query(`
      alter table ${table} enable row level security;
      create policy one_shopper on ${table} to ${role} using (${condition}) with check (${condition})`);
  }
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} set role = ${role}`);
  afterAll(async () => {
    await admin.query(`drop owned by ${role}`);
    await admin.query(`alter database ${new URL(url).pathname.slice(1)} reset role`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  const seeAll = (all: boolean) => admin.query('update one_shopper.acting set sees_all = $1', [all]);
  const actAs = (phone: string) =>
    admin.query(
      `update one_shopper.acting set phone = $1, shopper_id = (select id from shoppers where phone = $1 and erased_at is null)`,
      [phone],
    );
  const different: string[] = [];
  return {
    /** Sends a statement that sees everything. */
    sql: (text: string, values: unknown[] = []) => admin.query<Record<string, unknown>>(text, values),
    /** What was read with one shopper alone there and was something else with all. */
    different,
    /** Each request of the client finds its shopper alone; a guest, who may follow a shopper’s link, the last one. */
    watch: (client: Client): Client => {
      const send = client.send.bind(client);
      client.send = async (method, url, body, headers) => {
        if (client.phone !== '') await actAs(client.phone);
        const answer = await send(method, url, body, headers);
        if (method !== 'GET') return answer;
        await seeAll(true);
        const again = await send(method, url, body, headers);
        await seeAll(false);
        if (!isDeepStrictEqual(withoutLog(answer), withoutLog(again))) different.push(url);
        return answer;
      };
      return client;
    },
  };
}

/** The log of an account has that it was read. */
const withoutLog = ({ status, body }: Answer<object>) => [
  status,
  { ...body, data: { ...body.data, log: [] } },
];
