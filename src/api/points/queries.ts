import { sql } from 'kysely';
import type { PageQuery } from '../../shop/input.ts';
import type { PointsReason } from '../../shop/texts/en/points-ledger.ts';
import type { Db, Tx } from '../db/database.ts';
import { offsetOf } from '../http/pagination.ts';

export type PointsChange = {
  shopperId: string;
  points: number;
  reason: PointsReason;
  orderId: string | null;
  now: Date;
};

/** Writes a change into the ledger; the database adds it to the balance, which it never lets fall below zero. */
export async function changePoints(
  tx: Tx,
  { shopperId, points, reason, orderId, now }: PointsChange,
): Promise<void> {
  if (points === 0) return;
  await tx
    .insertInto('points_ledger')
    .values({ shopper_id: shopperId, points, reason, order_id: orderId, at: now })
    .execute();
}

/** The balance, locked until the transaction ends: of two redeemings at once the second sees what the first left. */
export async function lockBalance(tx: Tx, shopperId: string): Promise<number> {
  const { points } = await tx
    .selectFrom('shoppers')
    .select('points')
    .where('id', '=', shopperId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return points;
}

export type EntryRow = { id: string; points: number; reason: PointsReason; number: string | null; at: Date };
export type Ledger = { balance: number; total: number; entries: EntryRow[] };

/** The balance, how many changes made it, and a page of them, newest first. */
export async function selectLedger(db: Db, shopperId: string, page: PageQuery): Promise<Ledger> {
  const { rows: heads } = await sql<{ balance: number; total: number }>`
    select points as balance, (select count(*) from points_ledger where shopper_id = s.id) as total
      from shoppers s where id = ${shopperId}`.execute(db);
  const { rows: entries } = await sql<EntryRow>`
    select l.id, l.points, l.reason, o.number, l.at
      from points_ledger l left join orders o on o.id = l.order_id
     where l.shopper_id = ${shopperId}
     order by l.at desc, l.id limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { balance: heads[0]?.balance ?? 0, total: heads[0]?.total ?? 0, entries };
}
