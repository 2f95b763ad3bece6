import { sql } from 'kysely';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';

/** A crashed process stops renewing its lease; after this time another one resumes. */
const LEASE = sql`interval '30 seconds'`;

export type ImportWork = {
  id: string;
  state: 'checking' | 'applying' | 'undoing';
  lease: string;
  head: string[];
  columns: string[];
  /** Of new products whose rows name none. */
  brandId: string | null;
  subCategoryId: string | null;
  /** Of rows that name none. */
  colorId: string | null;
  /** What two neighboring sizes in a cell are. */
  pairs: 'one' | 'two' | null;
  /** Hundredths of a pound for a unit of its prices, where they are of another currency. */
  unitRate: number | null;
  fileName: string;
  failure: string | null;
  staffId: string;
  attempts: number;
  /** Of the whole ZIP that came with it. */
  pictureBytes: number | null;
};

/** Another process has taken over: this one stops and changes nothing more. */
export class LeaseLost extends Error {}

/** The store is closing: the work is left to the next process. */
export class Stopping extends Error {}

/**
 * Takes the oldest waiting file under a new lease, none of `except`, or returns null. The attempt counts before the work: a
 * file may end its process. One file at a time comes in: two with
 * the same new products would both find that the shop does not have them.
 */
export const takeWork = (db: Db, except: readonly string[] = []): Promise<ImportWork | null> =>
  transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('imports'))`.execute(tx);
    return takeOldest(tx, except);
  });

async function takeOldest(tx: Tx, except: readonly string[]): Promise<ImportWork | null> {
  const lease = crypto.randomUUID();
  const { rows } = await sql<ImportWork>`
    update imports set lease = ${lease}, lease_until = clock_timestamp() + ${LEASE}, attempts = attempts + 1
     where id = (select id from imports i
                  where state in ('checking', 'applying', 'undoing') and id <> all(${except}::text[])
                    and (lease_until is null or lease_until < clock_timestamp())
                    and (state <> 'applying'
                         or not exists (select from imports other where other.id <> i.id and other.state = 'applying'
                                                                    and other.lease_until > clock_timestamp()))
                  order by made_at limit 1 for update skip locked)
    returning id, state, lease, head, columns, brand_id as "brandId",
              subcategory_id as "subCategoryId", color_id as "colorId", pairs, unit_rate as "unitRate", file_name as "fileName", failure, made_by as "staffId", attempts,
              case when pictures_whole then pictures_bytes end as "pictureBytes"`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Extends the lease and stores the progress, in the transaction that made it. A trial restarts from its first row, so its
 * attempts are not reset.
 * @throws LeaseLost
 */
export async function renewLease(db: Db, { id, lease }: ImportWork, done: number): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update imports set lease_until = clock_timestamp() + ${LEASE}, done = ${done},
                       attempts = case when state = 'checking' then attempts else 0 end
     where id = ${id} and lease = ${lease}`.execute(db);
  if (numAffectedRows === 0n) throw new LeaseLost('another process works on this file');
}

/** Ends a step; the next begins at once. @throws LeaseLost */
export async function endStep(
  db: Db,
  { id, lease }: ImportWork,
  state: string,
  failure: string | null,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update imports set state = ${state}, failure = ${failure}, lease = null, lease_until = null, attempts = 0,
                       done = case when ${state} = 'undoing' then 0 else done end
     where id = ${id} and lease = ${lease}`.execute(db);
  if (numAffectedRows === 0n) throw new LeaseLost('another process works on this file');
}

/** Leaves the work to the next process at once; a step that was interrupted does not count as an attempt. */
export const releaseLease = (db: Db, { id, lease }: ImportWork, isInterrupted = false) =>
  sql`update imports set lease_until = null, attempts = greatest(0, attempts - ${isInterrupted ? 1 : 0}) where id = ${id} and lease = ${lease}`.execute(
    db,
  );
