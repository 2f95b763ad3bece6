import { type RawBuilder, sql } from 'kysely';
import type { AddressInput } from '../../shop/account/contract.ts';
import { parsePhone } from '../../shop/account/phone.ts';
import type { CustomerView } from '../../shop/customers/desk-calls.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';
import { foldedPart } from '../db/like-part.ts';

export type CustomerRow = {
  id: string;
  /** The place in its list: the deadline of a case, after all of them what was answered, or the last order; in seconds. */
  rank: number;
  name: string;
  phone: string;
  language: Language;
  address: AddressInput | null;
  created_at: Date;
  orders: number;
  last_order_at: Date | null;
  open_cases: number;
  due_at: Date | null;
};

type Question = {
  readonly view: CustomerView;
  readonly search: string | undefined;
  /** The `rank_id` of the last row of the page before. */
  readonly after: string | undefined;
  readonly now: Date;
};

// `offset 0`: each refused parcel's order by its key. An order in a join would be found by reading all orders.
const isLimited = (now: Date) => sql`s.id in (
  select shopper_id from trust_marks where until > ${now}
   union
  select o.shopper_id from parcels p cross join lateral (select * from orders o where o.id = p.order_id offset 0) o
   where p.refused_at is not null and p.refusal_counts and not o.is_test)`;
const IS_DUE = sql`closed_at is null and answered_at is null`;
const hasCase = sql`s.id in (select shopper_id from cases where closed_at is null)`;

/** Customers of a view, or those that a search finds; with a case by its deadline, else by their last order. */
export async function selectCustomers(
  db: Db,
  { view, search, after, now }: Question,
  limit: number,
): Promise<CustomerRow[]> {
  const which = { all: sql`true`, cases: hasCase, limited: isLimited(now) }[view];
  const rank =
    view === 'cases'
      ? sql`extract(epoch from coalesce((select min(due_at) from cases where shopper_id = s.id and ${IS_DUE}), '3000-01-01'))`
      : sql`-extract(epoch from coalesce((select max(placed_at) from orders where shopper_id = s.id), s.created_at))`;
  const [from = '', last = ''] = after?.split('_') ?? [];
  const isPast = after === undefined ? sql`true` : sql`(rank, id) > (${Number(from)}::float8, ${last})`;
  return selectRows(
    db,
    sql`select id, rank from (
          select s.id, (${rank})::float8 as rank from shoppers s
           where s.phone is not null and ${which} and ${searched(search)}) ranked
         where ${isPast} order by rank, id limit ${sql.lit(limit)}`,
  );
}

export async function findCustomer(db: Db, id: string): Promise<CustomerRow | undefined> {
  const [row] = await selectRows(
    db,
    sql`select id, 0::float8 as rank from shoppers where id = ${id} and phone is not null`,
  );
  return row;
}

async function selectRows(db: Db, page: RawBuilder<unknown>): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select s.id, page.rank, s.name, s.phone, s.language, s.address, s.created_at,
           (select count(*) from orders where shopper_id = s.id and not is_test) as orders,
           (select max(placed_at) from orders where shopper_id = s.id) as last_order_at, c.open_cases, c.due_at
      from (${page}) page
      join shoppers s on s.id = page.id
      cross join lateral (select count(*) as open_cases, min(due_at) filter (where ${IS_DUE}) as due_at from cases
                           where shopper_id = s.id and closed_at is null) c
     order by page.rank, page.id`.execute(db);
  return rows;
}

/** A whole phone in any writing, or part of a name. */
function searched(typed: string | undefined): RawBuilder<unknown> {
  if (typed === undefined) return sql`true`;
  const phone = parsePhone(typed);
  if (phone !== null) return sql`s.phone = ${phone}`;
  return sql`s.name_folded like ${foldedPart(typed)}`;
}

/** How many customers have an open case, and how many a limit of their own. */
export async function countViews(db: Db, now: Date): Promise<{ cases: number; limited: number }> {
  const { rows } = await sql<{ cases: number; limited: number }>`
    select (select count(distinct shopper_id) from cases where closed_at is null) as cases,
           (select count(*) from shoppers s where s.phone is not null and ${isLimited(now)}) as limited`.execute(
    db,
  );
  return rows[0] ?? { cases: 0, limited: 0 };
}
