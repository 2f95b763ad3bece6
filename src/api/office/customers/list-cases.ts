import { type RawBuilder, sql } from 'kysely';
import type { CaseKind, CaseView } from '../../../shop/office/customers/case.ts';
import type { CaseInList } from '../../../shop/office/customers/contract.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CaseRow, OWNER, showCase } from './cases.ts';

type Question = {
  readonly view: CaseView;
  readonly kind: CaseKind | undefined;
  readonly staffId: string;
  /** The `rank_id` of the last row of the page before. */
  readonly after: string | undefined;
};

type Row = Omit<CaseRow, 'messages'> & {
  /** The sort key, in seconds. */
  rank: number;
  customer: CaseInList['customer'];
  last: CaseInList['last'];
};

const epoch = (time: RawBuilder<unknown>) => sql`extract(epoch from ${time})::float8`;
/** Unanswered cases by their deadline, then the answered ones, the last answered first. */
const OPEN_RANK = sql`case when answered_at is null then ${epoch(sql`due_at`)} else 1e10 - ${epoch(sql`answered_at`)} end`;
const CLOSED_RANK = sql`-${epoch(sql`closed_at`)}`;

const conditionOf = (view: CaseView, staffId: string): RawBuilder<unknown> =>
  ({
    due: sql`closed_at is null and answered_at is null`,
    open: sql`closed_at is null`,
    mine: sql`closed_at is null and owner_id = ${staffId}`,
    closed: sql`closed_at is not null`,
  })[view];

const ofKind = (kind: CaseKind | undefined) => (kind === undefined ? sql`true` : sql`kind = ${kind}`);

/** A page of cases with whose they are and their last messages. */
export async function selectCaseList(
  db: Db,
  { view, kind, staffId, after }: Question,
  limit: number,
): Promise<Row[]> {
  const rank = view === 'closed' ? CLOSED_RANK : OPEN_RANK;
  const [afterRank, afterId = ''] = after?.split('_', 2) ?? [];
  const isPast =
    after === undefined ? sql`true` : sql`(rank, id) > (${Number(afterRank)}::float8, ${afterId})`;
  const { rows } = await sql<Row>`
    select c.*, o.number as order_number, ${OWNER} as owner,
           json_build_object('_id', s.id, 'name', s.name, 'phone', s.phone) as customer, m.last
      from (select * from (select cases.*, ${rank} as rank from cases
                            where ${conditionOf(view, staffId)} and ${ofKind(kind)}) ranked
             where ${isPast} order by rank, id limit ${sql.lit(limit)}) c
      join shoppers s on s.id = c.shopper_id
      left join orders o on o.id = c.order_id
      cross join lateral (select json_build_object('text', text, 'byStore', staff_id is not null, 'at', at) as last
                            from case_messages where case_id = c.id order by id desc limit 1) m
     order by c.rank, c.id`.execute(db);
  return rows;
}

/** A case as its list shows it. */
export function showCaseInList({ customer, last, ...row }: Row): CaseInList {
  return {
    ...showCase(row),
    customer: { ...customer, phone: maskedPhone(customer.phone) },
    last: { ...last, at: new Date(last.at).toISOString() },
  };
}

/** How many cases of a kind are unanswered, open, and taken by this member. */
export async function countCases(db: Db, { kind, staffId }: Pick<Question, 'kind' | 'staffId'>) {
  const { rows } = await sql<{ due: number; open: number; mine: number }>`
    select count(*) filter (where answered_at is null) as due, count(*) as open,
           count(*) filter (where owner_id = ${staffId}) as mine
      from cases where closed_at is null and ${ofKind(kind)}`.execute(db);
  return rows[0] ?? { due: 0, open: 0, mine: 0 };
}
