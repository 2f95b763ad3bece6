import { type RawBuilder, sql } from 'kysely';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { DAMASCUS, name, type Question } from './question.ts';

/**
 * Cash that is not counted yet, by its age now: what a courier or company holds is taken to be the newest they got, because
 * the oldest is handed over first. Differences age from the day they were found.
 */
export function cashAge(asked: Question): RawBuilder<unknown> {
  const today = sql`${storeDateOf(asked.now)}::date`;
  const isHeld = sql`(a.id like 'courier:%' or a.id like 'company:%')`;
  const figures = sql`
    coalesce(sum(amount) filter (where account like 'courier:%'), 0)::float8 as couriers,
    coalesce(sum(amount) filter (where account like 'company:%'), 0)::float8 as companies,
    coalesce(sum(amount) filter (where account = 'difference'), 0)::float8 as differences,
    sum(amount)::float8 as outstanding`;
  const parts = sql`
    with recursive lines as (
      select a.id as account, a.balance as rest, l.*
        from reported_cash_accounts a cross join lateral ${lastLine(sql`a.id`, sql`true`)} l
       where ${isHeld} and a.balance > 0
      union all
      select w.account, w.rest - w.amount, l.*
        from lines w cross join lateral ${lastLine(sql`w.account`, sql`n.line_no < w.line_no`)} l
       where w.rest > w.amount
    ), parts as (
      select l.account, e.day, least(l.amount, l.rest) as amount from lines l join cash_entries e on e.id = l.entry_id
      union all
      select a.id, ${today}, a.balance from reported_cash_accounts a where ${isHeld} and a.balance < 0
      union all
      select 'difference', (opened_at at time zone ${DAMASCUS})::date, (details ->> 'amount')::bigint
        from tasks t where kind = 'difference' and done_at is null
         and not exists (select from orders o where o.id = t.order_id and o.is_test)
    )`;
  if (asked.by === 'holder')
    return sql`
      ${parts}
      select account as key, min(coalesce(w.name, ${name('c', asked.language)})) as label, ${figures}
        from parts p
        left join staff w on p.account = 'courier:' || w.id
        left join companies c on p.account = 'company:' || c.id
       group by 1 order by outstanding desc, key`;
  return sql`
    ${parts}, aged as (
      select p.*, case when ${today} - day <= 0 then 1 when ${today} - day <= 2 then 2 when ${today} - day <= 7 then 3
                       when ${today} - day <= 14 then 4 when ${today} - day <= 30 then 5 else 6 end as place
        from parts p
    )
    select (array['cashToday', 'cash2', 'cash7', 'cash14', 'cash30', 'cashMore'])[place] as key, null as label, ${figures}
      from aged group by place order by place`;
}

/** The newest line that brought an account money: they are walked back one by one until the balance is reached. */
const lastLine = (account: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  (select n.line_no, n.amount, n.entry_id from cash_lines n
    where n.account_id = ${account} and n.amount > 0 and ${condition}
      and not exists (select from cash_entries e join orders o on o.id = e.order_id where e.id = n.entry_id and o.is_test)
    order by n.line_no desc limit 1)`;
