import { randomBytes } from 'node:crypto';
import { phoneNumber } from './phone-number.ts';
import { storeQuery } from './store-query.ts';

/** A courier of their own who brings the cash of two deliveries, `held` in all. Returns their id. */
export async function courierWithCash(name: string, held: number): Promise<string> {
  const id = randomBytes(8).toString('hex');
  await storeQuery(`insert into staff (id, phone, name, roles) values ($1, $2, $3, '{courier}')`, [
    id,
    phoneNumber(),
    name,
  ]);
  await storeQuery(
    `with account as (insert into cash_accounts (id) values ('courier:' || $1) returning id),
          entry as (insert into cash_entries (kind, day, actor, occurred_at)
                    select 'deliver', (now() at time zone 'Asia/Damascus')::date, 'merchant:' || $1, now() from generate_series(1, 2)
                    returning id),
          lines as (select entry.id, a.account, a.amount from entry, account,
                           (values ('courier:' || $1, ${held / 2}), ('sales', ${-held / 2})) a (account, amount))
     insert into cash_lines (entry_id, account_id, amount) select id, account, amount from lines order by id, account`,
    [id],
  );
  return id;
}
