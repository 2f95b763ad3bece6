import { sql } from 'kysely';
import { pointsExpiry, pointsLeft } from '../../../shop/buying/points/expiry.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { PointsReason } from '../../../shop/texts/en/points-ledger.ts';
import type { PageQuery } from '../../../shop/wire/input.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { offsetOf } from '../../platform/http/pagination.ts';

export type PointsChange = {
  shopperId: string;
  points: number;
  reason: PointsReason;
  orderId: string | null;
  settings: Pick<Settings, 'pointsMonths'>;
  now: Date;
};

/** Writes a ledger entry; the database updates the balance and never lets it fall below zero. */
export async function changePoints(
  tx: Tx,
  { shopperId, points, reason, orderId, settings, now }: PointsChange,
): Promise<void> {
  if (points === 0) return;
  await tx
    .insertInto('points_ledger')
    .values({
      shopper_id: shopperId,
      points,
      reason,
      order_id: orderId,
      at: now,
      expires_at: points > 0 ? pointsExpiry(now, settings) : null,
    })
    .execute();
}

/** The balance, locked: concurrent redeemings are serialized. */
export async function lockBalance(tx: Tx, shopperId: string): Promise<number> {
  const { points } = await tx
    .selectFrom('shoppers')
    .select('points')
    .where('id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return points;
}

/** Points that an order brought and no refund has taken back. */
export async function creditedFor(tx: Tx, orderId: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::integer as points from points_ledger
     where order_id = ${orderId} and reason in ('earned', 'takenBack')`.execute(tx);
  return rows[0]?.points ?? 0;
}

/** Points left that end by an instant. The balance must be locked. */
export async function pointsLeftUntil(tx: Tx, shopperId: string, end: Date): Promise<number> {
  const { rows } = await sql<{ ending: number; spent: number }>`
    select coalesce(sum(points) filter (where expires_at <= ${end}), 0)::integer as ending,
           coalesce(-sum(points) filter (where points < 0), 0)::integer as spent
      from points_ledger where shopper_id = ${shopperId}`.execute(tx);
  return pointsLeft(rows[0]?.ending ?? 0, rows[0]?.spent ?? 0);
}

export type EntryRow = {
  id: string;
  points: number;
  reason: PointsReason;
  order_id: string | null;
  number: string | null;
  at: Date;
  expires_at: Date | null;
};
export type Ledger = {
  balance: number;
  total: number;
  /** The next points to end. */
  expiring: { points: number; at: Date } | null;
  entries: EntryRow[];
};

/** The balance, the number of changes, what ends next, and a page of changes, newest first. */
export async function selectLedger(db: Db, shopperId: string, page: PageQuery, now: Date): Promise<Ledger> {
  const { rows: heads } = await sql<{ balance: number; total: number }>`
    select points as balance, (select count(*) from points_ledger where shopper_id = s.id) as total
      from shoppers s where id = ${shopperId}`.execute(db);
  const { rows: entries } = await sql<EntryRow>`
    select l.id, l.points, l.reason, l.order_id, o.number, l.at, l.expires_at
      from points_ledger l left join orders o on o.id = l.order_id
     where l.shopper_id = ${shopperId}
     order by l.at desc, l.id limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const expiring = await selectExpiring(db, shopperId, now);
  return { balance: heads[0]?.balance ?? 0, total: heads[0]?.total ?? 0, expiring, entries };
}

async function selectExpiring(db: Db, shopperId: string, now: Date): Promise<Ledger['expiring']> {
  const { rows } = await sql<{ at: Date; ending: number; spent: number }>`
    select expires_at as at, sum(sum(points)) over (order by expires_at)::integer as ending,
           (select coalesce(-sum(points), 0)::integer from points_ledger where shopper_id = ${shopperId} and points < 0) as spent
      from points_ledger where shopper_id = ${shopperId} and expires_at is not null
     group by expires_at order by expires_at`.execute(db);
  const next = rows.find(({ at, ending, spent }) => at > now && pointsLeft(ending, spent) > 0);
  return next === undefined ? null : { points: pointsLeft(next.ending, next.spent), at: next.at };
}
