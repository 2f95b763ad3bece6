import { sql } from 'kysely';
import { type ProductState, wasShown } from '../../../shop/catalog/browse/product-state.ts';
import type { EditedProduct } from '../../../shop/catalog/products/calls.ts';
import { mayStep, type ProductStep, staysComplete } from '../../../shop/catalog/products/steps.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Editor } from './edit-product.ts';
import { incomplete, lockProduct, readProduct } from './read-product.ts';

const outcomes = {
  publish: { status: 'published', action: 'product.publish' },
  schedule: { status: 'scheduled', action: 'product.schedule' },
  unschedule: { status: 'draft', action: 'product.schedule' },
  hide: { status: 'hidden', action: 'product.hide' },
  archive: { status: 'archived', action: 'product.archive' },
} as const satisfies Record<ProductStep, { status: ProductState; action: string }>;

/** Takes a product to another state; `at` is the minute of a scheduled one. */
export async function takeStep(
  tx: Tx,
  { id, version, at = null }: { id: string; version: number; at?: string | null },
  step: ProductStep,
  { staff, language, now }: Editor,
): Promise<{ product: EditedProduct } | Refusal> {
  const before = await lockProduct(tx, { id, version }, language);
  if (isRefusal(before)) return before;
  if (!mayStep(step, before.status)) return refuse('CONFLICT');
  if (step === 'schedule' && (at === null || new Date(at) <= now))
    return refuse('VALIDATION', { errors: ['"at" must be in the future'] });
  const { status, action } = outcomes[step];
  if (staysComplete(status) && before.missing.length > 0) return incomplete(before.missing);
  await setState(tx, id, { from: before.status, to: status, at, now });
  const change = { before: { status: before.status }, after: { status, ...(at !== null && { at }) } };
  await recordStaffAudit(tx, { staff, action, subject: id, ...change }, now);
  return readProduct(tx, id, language);
}

// A product is new from its first day in the shop on, not from the day its draft was begun.
async function setState(
  tx: Tx,
  id: string,
  { from, to, at, now }: { from: ProductState; to: ProductState; at: string | null; now: Date },
): Promise<void> {
  const isFirst = to === 'published' && !wasShown(from);
  await tx
    .updateTable('products')
    .set({
      status: to,
      publish_at: to === 'scheduled' ? at : null,
      version: sql`version + 1`,
      ...(isFirst && { created_at: now }),
    })
    .where('id', '=', id)
    .execute();
}

/** Publishes what is scheduled for now or before. Returns how many. */
export async function publishScheduled(db: Db, now: Date): Promise<number> {
  return transact(db, async (tx) => {
    const due = await tx
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', now)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) {
      await setState(tx, id, { from: 'scheduled', to: 'published', at: null, now });
      const change = { before: { status: 'scheduled' }, after: { status: 'published' } };
      await recordStaffAudit(tx, { staff: null, action: 'product.publish', subject: id, ...change }, now);
    }
    return due.length;
  });
}
