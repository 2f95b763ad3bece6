import type { ConsoleDataOf } from '../../shop/console-endpoints.ts';
import { firstWritten } from '../../shop/language.ts';
import type { BulkProductStep } from '../../shop/products/steps.ts';
import type { Tx } from '../db/database.ts';
import { isRefusal } from '../refusal.ts';
import type { Editor } from './edit-product.ts';
import { takeStep } from './take-step.ts';

type Result = ConsoleDataOf<'bulkProducts'>['results'][number];

/** One step of many products: each succeeds or is refused for itself, all in one transaction. */
export async function stepProducts(
  tx: Tx,
  { ids, step }: { ids: readonly string[]; step: BulkProductStep },
  editor: Editor,
): Promise<{ results: Result[] }> {
  // Locked in one order, so that two bulk steps cannot deadlock on their products.
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'version', 'name_en', 'name_ar'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const results: Result[] = [];
  for (const id of new Set(ids)) {
    const row = found.get(id);
    if (row === undefined) {
      results.push({ id, name: '', code: 'NOT_FOUND', missing: [] });
      continue;
    }
    const name = firstWritten({ en: row.name_en, ar: row.name_ar }, editor.language);
    const taken = await takeStep(tx, { id, version: row.version }, step, editor);
    const refusal = isRefusal(taken) ? taken : null;
    const missing = refusal?.code === 'INCOMPLETE' ? fieldsIn(refusal.errors) : [];
    results.push({ id, name, code: refusal?.code ?? null, missing });
  }
  return { results };
}

/** The fields that the errors name: `"careAr" is required`. */
const fieldsIn = (errors: readonly string[] = []) =>
  errors.flatMap((error) => /^"([^"]+)"/.exec(error)?.[1] ?? []);
