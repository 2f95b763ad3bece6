import { sql } from 'kysely';
import type { Notes } from '../../shop/cash/contract.ts';
import { storeDateOf, type StoreDate } from '../../shop/store-time.ts';
import type { Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { balanceOf, CASH_DAY_LOCK, postEntry } from './post-entry.ts';

export type Closing = {
  readonly day: StoreDate;
  readonly counted: number;
  readonly notes: Notes;
  /** Couriers whose cash is carried over to the next day. */
  readonly carried: readonly string[];
};

/**
 * Closes a day: no entry is dated with it afterwards. Couriers hold nothing but what is carried over by name, and what the
 * safe was counted with beside its balance is the day's last entry.
 */
export async function closeDay(
  tx: Tx,
  { day, counted, notes, carried }: Closing,
  by: { id: string; now: Date },
): Promise<{ counted: number; expected: number; difference: number } | Refusal> {
  if (day > storeDateOf(by.now)) return refuse('VALIDATION', { errors: ['"day" must not be in the future'] });
  // Entries share this lock: none is on its way while the day is closed.
  await sql`select pg_advisory_xact_lock(${CASH_DAY_LOCK})`.execute(tx);
  const closed = await tx.selectFrom('cash_days').select('day').where('day', '=', day).executeTakeFirst();
  if (closed !== undefined) return refuse('DAY_CLOSED');
  const { rows: holding } = await sql<{ id: string }>`
    select id from cash_accounts where id like 'courier:%' and balance <> 0
       and substr(id, 9) <> all(${[...carried]}::text[])`.execute(tx);
  if (holding.length > 0) return refuse('NOT_ZERO', { errors: holding.map(({ id }) => `${id} is not 0`) });
  const expected = await balanceOf(tx, 'safe');
  await postEntry(tx, {
    kind: 'handOver',
    lines: { safe: counted - expected, difference: expected - counted },
    actor: `merchant:${by.id}`,
    reason: 'close',
    details: { notes },
    occurredAt: by.now,
    now: by.now,
  });
  await tx
    .insertInto('cash_days')
    .values({ day, closed_at: by.now, closed_by: by.id, counted, notes: JSON.stringify(notes) })
    .execute();
  return { counted, expected, difference: counted - expected };
}
