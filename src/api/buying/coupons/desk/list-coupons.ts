import { sql } from 'kysely';
import type { CouponInList, CouponView } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import type { Language } from '../../../../shop/language.ts';
import type { Db } from '../../../platform/db/database.ts';
import { likePart } from '../../../platform/db/like-part.ts';
import { couponFields, stateAt } from './coupon-columns.ts';

const PAGE = 50;

type Row = Pick<CouponInList, '_id' | 'state' | 'taken' | 'used' | 'spent' | 'title'> & {
  fields: Omit<CouponInList, '_id' | 'state' | 'taken' | 'used' | 'spent' | 'title'>;
};

/** A page of the merchant's coupons, newest first, with how many each view has and what those of the view gave. */
export async function listCoupons(
  db: Db,
  { view, search, after }: { view: CouponView; search: string | null; after: number },
  { language, now }: { language: Language; now: Date },
) {
  const found =
    search === null ? sql`true` : likePart(search, [sql`c.title_en`, sql`c.title_ar`, sql`c.code`]);
  const state = stateAt(now);
  const inView = view === 'all' ? sql`true` : sql`${state} = ${view}`;
  const { rows } = await sql<Row>`
    select c.id as _id, ${sql.ref(`c.title_${language}`)} as title, ${couponFields} as fields, ${state} as state,
           c.taken_count as taken, c.used_count as used, c.spent
      from coupons c where c.owner_id is null and ${found} and ${inView}
     order by c.created_at desc, c.id limit ${PAGE + 1} offset ${after}`.execute(db);
  const { rows: sums } = await sql<{ state: Exclude<CouponView, 'all'>; count: number; spent: number }>`
    select ${state} as state, count(*)::int as count, sum(c.spent)::float8 as spent
      from coupons c where c.owner_id is null and ${found} group by 1`.execute(db);
  const shown = sums.filter((sum) => view === 'all' || sum.state === view);
  return {
    coupons: rows.slice(0, PAGE).map(toCoupon),
    next: rows.length > PAGE ? after + PAGE : null,
    counts: countsOf(sums),
    spent: shown.reduce((all, { spent }) => all + spent, 0),
  };
}

function toCoupon({ fields, ...row }: Row): CouponInList {
  const { code, isListed, kind, value, buyPieces, freePieces } = fields;
  const { startsAt, endsAt, takeLimit, useLimit, budget } = fields;
  const offer = { code, isListed, kind, value, buyPieces, freePieces };
  return { ...row, ...offer, startsAt, endsAt, takeLimit, useLimit, budget };
}

function countsOf(
  sums: readonly { state: Exclude<CouponView, 'all'>; count: number }[],
): Record<CouponView, number> {
  const none = { all: 0, active: 0, scheduled: 0, paused: 0, usedUp: 0, ended: 0 };
  const counts = Object.fromEntries(sums.map(({ state, count }) => [state, count]));
  return { ...none, ...counts, all: sums.reduce((all, { count }) => all + count, 0) };
}
