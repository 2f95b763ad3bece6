import { sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Supplier } from '../../../shop/delivery/stock/supplier-calls.ts';
import { rights } from '../../../shop/people/staff/roles.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';

const MOST = 500;

/** Who goods come from. */
export function supplierRoutes(store: Store): void {
  answerConsole(store, 'listSuppliers', async ({ staff }) => ({
    suppliers: await readSuppliers(store.db, staff),
  }));
  answerConsole(store, 'getSupplier', async ({ input: { id }, staff }) => readOne(store.db, staff, id));

  answerChange(store, 'createSupplier', async (tx, { input, staff, now }) => {
    const row = rowOf(input);
    const made = await tx
      .insertInto('suppliers')
      .values({ ...row, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return refuse('NAME_TAKEN');
    await recordStaffAudit(
      tx,
      { staff, action: 'stock.supplier', only: 'made', subject: made.id, after: row },
      now,
    );
    return readOne(tx, staff, made.id);
  });

  answerChange(store, 'changeSupplier', async (tx, { input, staff, now }) => {
    const { id, version, isArchived } = input;
    // The table is locked against two that take one name; suppliers are few and seldom edited.
    await sql`lock table suppliers in share row exclusive mode`.execute(tx);
    const before = await tx.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst();
    if (before === undefined) return refuse('NOT_FOUND');
    if (before.version !== version) return refuse('VERSION_CONFLICT', { data: await readOne(tx, staff, id) });
    const row = rowOf(input);
    if (await isTaken(tx, row.name, id)) return refuse('NAME_TAKEN');
    const archived = isArchived ? (before.archived_at ?? now) : null;
    await tx
      .updateTable('suppliers')
      .set({ ...row, archived_at: archived, version: version + 1 })
      .where('id', '=', id)
      .execute();
    const { name, phone, note } = before;
    const change = {
      before: { name, phone, note, isArchived: before.archived_at !== null },
      after: { ...row, isArchived },
    };
    await recordStaffAudit(tx, { staff, action: 'stock.supplier', subject: id, ...change }, now);
    return readOne(tx, staff, id);
  });
}

const rowOf = ({ name, phone = '', note = '' }: ConsoleParsedOf<'createSupplier'>) => ({ name, phone, note });

async function isTaken(tx: Tx, name: string, except: string): Promise<boolean> {
  const other = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', except)
    .executeTakeFirst();
  return other !== undefined;
}

async function readOne(db: Db, staff: Staff, id: string) {
  const [supplier] = await readSuppliers(db, staff, id);
  return supplier === undefined ? refuse('NOT_FOUND') : { supplier };
}

type Row = Omit<Supplier, '_id' | 'lastAt'> & { id: string; lastAt: Date | null };

async function readSuppliers(db: Db, { roles }: Staff, id: string | null = null): Promise<Supplier[]> {
  const seesCosts = roles.some((role) => role in rights.readCosts);
  const { rows } = await sql<Row>`
    select s.id, s.version, s.name, s.phone, s.note, s.archived_at is not null as "isArchived",
           count(r.id)::int as receipts, coalesce(sum(r.pieces), 0)::int as pieces, coalesce(sum(r.cost), 0)::float8 as cost,
           max(r.posted_at) as "lastAt"
      from suppliers s
      left join (select r.id, r.supplier_id, r.posted_at, sum(m.change) as pieces, sum(m.value) as cost
                   from receipts r join stock_ledger m on m.receipt_id = r.id and m.reason = 'received'
                  where r.state = 'posted' group by r.id) r on r.supplier_id = s.id
     where ${id}::text is null or s.id = ${id}
     group by s.id order by s.archived_at is not null, s.name limit ${MOST}`.execute(db);
  return rows.map(({ id: _id, lastAt, cost, ...row }) => ({
    ...row,
    _id,
    cost: seesCosts ? cost : null,
    lastAt: lastAt?.toISOString() ?? null,
  }));
}

/** The supplier with this name; a name that is new is a new supplier. */
export async function supplierOf(tx: Tx, name: string): Promise<string> {
  const { id } = await tx
    .insertInto('suppliers')
    .values({ name })
    // Updated to itself, so that the existing row's id is returned.
    .onConflict((on) => on.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
