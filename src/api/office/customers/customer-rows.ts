import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { type CustomerView, MOST_LIMITED } from '../../../shop/office/customers/customer-views.ts';
import type { AddressInput } from '../../../shop/people/account/contract.ts';
import { parsePhone } from '../../../shop/people/account/phone.ts';
import type { Db } from '../../platform/db/database.ts';
import { foldedPart } from '../../platform/db/like-part.ts';

export type CustomerRow = {
  id: string;
  /** The sort key in its list, in seconds: minus the time of the last order. */
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
const REFUSALS = sql`
  parcels p cross join lateral (select * from orders o where o.id = p.order_id offset 0) o
   where p.refused_at is not null and p.refusal_counts and not o.is_test`;
const limitedIds = (now: Date) => sql`
  select shopper_id from trust_marks where until > ${now} union all select o.shopper_id from ${REFUSALS}`;
/** Whether a customer `s` has a limit, by their own orders. */
const isLimited = (now: Date) => sql`(
  exists (select from trust_marks m where m.shopper_id = s.id and m.until > ${now} offset 0)
  or exists (select from orders o join parcels p on p.order_id = o.id
              where o.shopper_id = s.id and p.refused_at is not null and p.refusal_counts and not o.is_test offset 0))`;
const IS_DUE = sql`closed_at is null and answered_at is null`;

/** Up to this many matches are sorted; with more, walking from the newest order fills a page sooner. */
const MOST_RANKED = 5000;

const LAST_ORDER = sql`-extract(epoch from coalesce((select max(placed_at) from orders where shopper_id = s.id), s.created_at))`;

/** Customers of a view, or those that a search finds, by their last order. */
export async function selectCustomers(
  db: Db,
  asked: Question,
  limit: number,
  mostRanked = MOST_RANKED,
): Promise<CustomerRow[]> {
  const ids = await findFew(db, asked, mostRanked);
  if (ids === null) return selectRows(db, byLastOrder(asked, limit));
  const ranked = sql`
    select id, rank from (
      select s.id, (${LAST_ORDER})::float8 as rank from shoppers s where s.id = any(${ids}) and ${conditionOf(asked)}) ranked
     where ${isPast(asked)} order by rank, id limit ${sql.lit(limit)}`;
  return selectRows(db, ranked);
}

/** The ids of all candidates, found by name or by refusals; null if there are more than `most`. */
async function findFew(db: Db, { view, search, now }: Question, most: number): Promise<string[] | null> {
  if (view === 'all' && search === undefined) return null;
  const ids =
    search === undefined ? limitedIds(now) : sql`select s.id from shoppers s where ${searched(search)}`;
  const { rows } = await sql<{ ids: string[] }>`
    select array(select * from (${ids}) found limit ${sql.lit(most + 1)}) as ids`.execute(db);
  const found = rows[0]?.ids ?? [];
  return found.length > most ? null : found;
}

/** A page of customers from the newest last order on; among them those without an order, by their registration. */
function byLastOrder(asked: Question, limit: number): RawBuilder<unknown> {
  const { after } = asked;
  // Of the index of times; within it `isPast` compares the rank itself.
  const until = after === undefined ? sql`'infinity'` : sql`to_timestamp(-${rankOf(after)} + 0.001)`;
  // Each order is looked at in turn, so that the walk ends with the page.
  return sql`
    with buyers as materialized (
      select id, rank from (
        select o.shopper_id as id, -extract(epoch from o.placed_at)::float8 as rank, o.placed_at, o.id as order_id
          from orders o where o.placed_at <= ${until}) last
       where ${isPast(asked)}
         and order_id = (select n.id from orders n where n.shopper_id = last.id order by n.placed_at desc, n.id desc limit 1)
         and exists (select from shoppers s where s.id = last.id and ${conditionOf(asked)} offset 0)
       order by placed_at desc, id limit ${sql.lit(limit)}
    ), others as (
      select s.id, s.rank from (
        select s.*, -extract(epoch from s.created_at)::float8 as rank from shoppers s
         where s.phone is not null and s.created_at <= ${until}
           and s.created_at >= (select case when count(*) < ${sql.lit(limit)} then '-infinity' else to_timestamp(-max(rank) - 0.001) end from buyers)) s
       where ${isPast(asked)} and ${conditionOf(asked)} and not exists (select from orders o where o.shopper_id = s.id offset 0)
       order by s.created_at desc, s.id limit ${sql.lit(limit)}
    )
    select * from (select * from buyers union all select * from others) page order by rank, id limit ${sql.lit(limit)}`;
}

const rankOf = (after: string) => sql`${Number(after.split('_')[0])}::float8`;

const isPast = ({ after }: Question): RawBuilder<unknown> =>
  after === undefined ? sql`true` : sql`(rank, id) > (${rankOf(after)}, ${after.split('_')[1] ?? ''})`;

function conditionOf({ view, search, now }: Question): RawBuilder<unknown> {
  const inView = { all: sql`true`, limited: isLimited(now) }[view];
  return sql`s.phone is not null and ${searched(search)} and ${inView}`;
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

/** The number of customers with a limit, counted up to MOST_LIMITED + 1: the newest refusals first, usually enough. */
export async function countLimited(db: Db, now: Date): Promise<number> {
  const count = (ids: RawBuilder<unknown>) => sql`
    (select count(*) from (
       select distinct l.shopper_id from (${ids}) l
        cross join lateral (select from shoppers s where s.id = l.shopper_id and s.phone is not null offset 0) s) limited)`;
  const newest = sql`select o.shopper_id from ${REFUSALS} order by p.refused_at desc limit ${sql.lit(2 * MOST_LIMITED)}`;
  const { rows } = await sql<{ limited: number }>`
    select case when newest > ${sql.lit(MOST_LIMITED)} then ${sql.lit(MOST_LIMITED + 1)} else ${count(limitedIds(now))} end as limited
      from (select ${count(newest)} as newest offset 0) n`.execute(db);
  return rows[0]?.limited ?? 0;
}
