import { type RawBuilder, sql } from 'kysely';
import type { PriceChange, PriceChangeState } from '../../../../shop/catalog/products/prices/price-calls.ts';
import { isOverAt, tickedKinds } from '../../../../shop/catalog/products/prices/price-rule.ts';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { undoEnd } from '../undo-window.ts';
import { readChange } from './read-changes.ts';

type Editor = { staff: Staff; now: Date };
type Changed = { change: PriceChange };

/** Applies a draft, or schedules it. */
export async function applyPrices(
  tx: Tx,
  { id, at, kinds, except, also, typed }: ConsoleParsedOf<'applyPrices'>,
  { staff, now, settings: { cashStep } }: Editor & { settings: { cashStep: number } },
): Promise<Changed | Refusal> {
  const locked = await lockChange(tx, id, 'draft', now);
  if (isRefusal(locked)) return locked;
  const wrongTime = wronglyTimed(at, locked.change.rule, now);
  if (wrongTime !== null) return refuse('VALIDATION', { errors: [wrongTime] });
  const off = typed.findIndex(({ price }) => price % cashStep !== 0);
  if (off >= 0)
    return refuse('PRICE_STEP', {
      errors: [`"typed.${off}.price" must be a multiple of ${cashStep}`],
      number: cashStep,
    });
  const kind = sql`coalesce(r.problem, 'ready')`;
  const typedPart = sql.ref(locked.change.rule.kind === 'discount' ? 'new_reduced' : 'new_price');
  await sql`
    update price_change_rows r
       set is_chosen = (${kind} = any(${kinds}::text[]) or t.price is not null
                        or ${kind} = any(${[...tickedKinds]}::text[]) and r.product_id = any(${also}::text[]))
                       and r.product_id <> all(${except}::text[]),
           ${typedPart} = coalesce(t.price, r.${typedPart})
      from price_change_rows own
      left join json_to_recordset(${JSON.stringify(typed)}::json) as t ("productId" text, price bigint)
             on t."productId" = own.product_id
     where r.change_id = ${id} and own.change_id = r.change_id and own.product_id = r.product_id`.execute(tx);
  const wrong = await wronglyTyped(tx, id);
  if (wrong !== null) return wrong;
  if (at === null) await applyChosen(tx, id, now);
  else
    await tx
      .updateTable('price_changes')
      .set({ state: 'scheduled', due_at: at })
      .where('id', '=', id)
      .execute();
  const read = await readChange(tx, id, now);
  if (isRefusal(read)) return read;
  const { rule, counts } = read.change;
  const action = at === null ? 'price.apply' : 'price.schedule';
  // Its rows hold each price before and after.
  const after = { rule, counts, typed, at };
  await recordStaffAudit(tx, { staff, action, only: 'made', subject: id, after }, now);
  return read;
}

/** A change that is scheduled is to come, and a discount begins before it ends, also where its end has come since the preview. */
function wronglyTimed(at: string | null, rule: PriceChange['rule'], now: Date): string | null {
  const time = at === null ? now : new Date(at);
  if (at !== null && time <= now) return '"at" must be in the future';
  return isOverAt(rule, time) ? '"at" must be before the discount ends' : null;
}

/** The typed price stands above the product's discount, the typed discount below its price. */
async function wronglyTyped(tx: Tx, id: string): Promise<Refusal | null> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from price_change_rows
     where change_id = ${id} and is_chosen and new_reduced >= new_price`.execute(tx);
  return rows.length === 0
    ? null
    : refuse('VALIDATION', {
        errors: rows.map((row) => `"typed" of ${row.product_id}: the discount is not below the price`),
      });
}

const offers = ['price', 'reduced', 'starts_at', 'ends_at'] as const;
const columnOf = {
  price: 'price',
  reduced: 'price_after_discount',
  starts_at: 'discount_starts_at',
  ends_at: 'discount_ends_at',
} as const;

/** Gives the products of the rows `r` one of their two offers, if they have the other one now. Returns their ids. */
async function setOffers(
  tx: Tx,
  id: string,
  to: 'new' | 'old',
  rows: RawBuilder<boolean>,
): Promise<string[]> {
  const from = to === 'new' ? 'old' : 'new';
  // Locked in one order, as orders lock them.
  await sql`
    select from products where id in (select r.product_id from price_change_rows r where r.change_id = ${id} and ${rows})
     order by id for no key update`.execute(tx);
  const set = offers.map((part) => sql`${sql.ref(columnOf[part])} = r.${sql.ref(`${to}_${part}`)}`);
  const has = offers.map(
    (part) => sql`p.${sql.ref(columnOf[part])} is not distinct from r.${sql.ref(`${from}_${part}`)}`,
  );
  const { rows: changed } = await sql<{ id: string }>`
    update products p set ${sql.join(set)}, version = p.version + 1
      from price_change_rows r
     where r.change_id = ${id} and ${rows} and p.id = r.product_id and ${sql.join(has, sql` and `)}
    returning p.id`.execute(tx);
  return changed.map((row) => row.id);
}

type Closed = {
  rows: RawBuilder<boolean>;
  done: readonly string[];
  became: readonly [done: 'applied' | 'restored', left: 'skipped' | 'kept'];
};

/** Says of rows what became of them. Those that were not done hold the offer that their product kept. */
async function closeRows(tx: Tx, id: string, { rows, done, became: [did, left] }: Closed): Promise<void> {
  const isDone = sql`p.id = any(${[...done]}::text[])`;
  const held = offers.map((part) => {
    const column = sql.ref(`new_${part}`);
    return sql`${column} = case when ${isDone} then r.${column} else p.${sql.ref(columnOf[part])} end`;
  });
  await sql`
    update price_change_rows r set outcome = case when ${isDone} then ${did} else ${left} end, ${sql.join(held)}
      from products p where r.change_id = ${id} and ${rows} and p.id = r.product_id`.execute(tx);
}

async function applyChosen(tx: Tx, id: string, now: Date): Promise<void> {
  const done = await setOffers(tx, id, 'new', sql<boolean>`r.is_chosen`);
  await closeRows(tx, id, { rows: sql<boolean>`r.is_chosen`, done, became: ['applied', 'skipped'] });
  await tx
    .updateTable('price_changes')
    .set({ state: 'applied', applied_at: now })
    .where('id', '=', id)
    .execute();
}

/** Applies the changes that are due, each for itself: one that fails does not hold up the others. Returns how many. */
export async function applyDuePrices(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('price_changes')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  const failures: unknown[] = [];
  let applied = 0;
  for (const { id } of due) {
    try {
      applied += (await transact(db, async (tx) => applyDue(tx, id, now))) ? 1 : 0;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `not applied: ${failures.map(String).join(', ')}`);
  return applied;
}

/** False if the change was dropped or applied meanwhile. */
async function applyDue(tx: Tx, id: string, now: Date): Promise<boolean> {
  const locked = await lockChange(tx, id, 'scheduled', now);
  if (isRefusal(locked)) return false;
  await applyChosen(tx, id, now);
  const read = await readChange(tx, id, now);
  if (isRefusal(read)) return false;
  const { rule, dueAt, counts } = read.change;
  const change = { before: { isApplied: false, dueAt }, after: { isApplied: true, rule, counts } };
  await recordStaffAudit(tx, { staff: null, action: 'price.apply', subject: id, ...change }, now);
  return true;
}

export async function cancelPrices(tx: Tx, id: string, { staff, now }: Editor): Promise<Changed | Refusal> {
  const locked = await lockChange(tx, id, 'scheduled', now);
  if (isRefusal(locked)) return locked;
  await tx.updateTable('price_changes').set({ state: 'canceled' }).where('id', '=', id).execute();
  const { rule } = locked.change;
  await recordStaffAudit(
    tx,
    { staff, action: 'price.cancel', only: 'removed', subject: id, before: { rule } },
    now,
  );
  return readChange(tx, id, now);
}

/** Restores the rows that still have the applied prices; the others keep what they have. */
export async function undoPrices(tx: Tx, id: string, { staff, now }: Editor): Promise<Changed | Refusal> {
  const locked = await lockChange(tx, id, 'applied', now);
  if (isRefusal(locked)) return locked;
  const { appliedAt, rule } = locked.change;
  if (appliedAt !== null && now >= undoEnd(new Date(appliedAt))) return refuse('UNDO_TOO_LATE');
  const applied = sql<boolean>`r.outcome = 'applied'`;
  const done = await setOffers(tx, id, 'old', applied);
  await closeRows(tx, id, { rows: applied, done, became: ['restored', 'kept'] });
  await tx
    .updateTable('price_changes')
    .set({ state: 'undone', undone_at: now })
    .where('id', '=', id)
    .execute();
  const read = await readChange(tx, id, now);
  if (isRefusal(read)) return read;
  const { counts } = read.change;
  await recordStaffAudit(
    tx,
    { staff, action: 'price.undo', subject: id, before: { rule }, after: { counts } },
    now,
  );
  return read;
}

async function lockChange(
  tx: Tx,
  id: string,
  state: PriceChangeState,
  now: Date,
): Promise<Changed | Refusal> {
  await sql`select from price_changes where id = ${id} for update`.execute(tx);
  const read = await readChange(tx, id, now);
  if (isRefusal(read)) return read;
  return read.change.state === state ? read : refuse('CONFLICT', { data: read });
}
