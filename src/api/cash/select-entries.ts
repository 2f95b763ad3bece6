import { type RawBuilder, sql } from 'kysely';
import type { CashEntry } from '../../shop/cash/contract.ts';
import type { Db } from '../db/database.ts';

type EntryRow = Omit<CashEntry, '_id' | 'orderNumber' | 'occurredAt' | 'at'> & {
  id: string;
  number: string | null;
  occurred_at: Date;
  at: Date;
};

/** Entries that meet a condition on `e`, newest first. */
export async function selectEntries(
  db: Db,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<CashEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.day, o.number, coalesce(s.name, (select name from machine_keys m where e.actor = 'merchant:' || m.id)) as by, e.reason, e.reverses, e.occurred_at, e.at,
           (select coalesce(json_agg(json_build_object('account', l.account_id, 'amount', l.amount) order by l.account_id), '[]')
              from cash_lines l where l.entry_id = e.id) as lines
      from cash_entries e left join orders o on o.id = e.order_id left join staff s on e.actor = 'merchant:' || s.id
     where ${condition} order by e.day desc, e.at desc, e.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id, number, occurred_at: occurredAt, at, ...entry }) => ({
    ...entry,
    _id: id,
    orderNumber: number,
    occurredAt: occurredAt.toISOString(),
    at: at.toISOString(),
  }));
}
