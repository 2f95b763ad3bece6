import { sql } from 'kysely';
import { type BulkAction, planAction } from '../../../../shop/catalog/products/bulk/bulk-action.ts';
import { MOST_OF_QUERY } from '../../../../shop/catalog/products/bulk/bulk-limits.ts';
import type { ProductsQuery } from '../../../../shop/catalog/products/calls.ts';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { Language } from '../../../../shop/language.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { chosenProducts } from '../list-products.ts';
import { knownPlaces, readFacts } from './bulk-facts.ts';
import { type ChangePage, readChangePage } from './read-bulk.ts';

/**
 * Works out what an action makes of each product and stores it as a draft; the last draft of the same person is dropped. An
 * unknown id is left out.
 */
export async function previewChange(
  tx: Tx,
  { action, ids, query }: ConsoleParsedOf<'previewProductChange'>,
  { staff, language, now }: { staff: Staff; language: Language; now: Date },
): Promise<ChangePage | Refusal> {
  if ((ids === undefined) === (query === undefined))
    return refuse('VALIDATION', { errors: ['either "ids" or "query" is required'] });
  const wrong = await actionProblem(tx, action, now);
  if (wrong !== null) return wrong;
  const products = await readFacts(tx, ids ?? (query ? await idsOf(tx, query) : []));
  const rows = products.map((product) => ({
    id: product.id,
    version: product.version,
    missing: product.missing,
    ...planAction(product, action),
  }));
  await tx
    .deleteFrom('product_changes')
    .where('made_by', '=', staff.id)
    .where('state', '=', 'draft')
    .execute();
  const { id } = await tx
    .insertInto('product_changes')
    .values({ action: JSON.stringify(action), made_by: staff.id, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into product_change_rows (change_id, product_id, version, before, after, problem, missing)
    select ${id}, r.id, r.version, r.before, r.after, r.problem,
           case when r.problem = 'incomplete' then r.missing else '{}' end
      from json_to_recordset(${JSON.stringify(rows)}::json)
             as r (id text, version int, before jsonb, after jsonb, problem text, missing text[])`.execute(
    tx,
  );
  return readChangePage(tx, { id }, language, now);
}

/** The problem of an action itself: its subcategory is gone, or its time has passed. */
export async function actionProblem(tx: Tx, action: BulkAction, now: Date): Promise<Refusal | null> {
  if (action.kind === 'schedule' && new Date(action.at) <= now)
    return refuse('VALIDATION', { errors: ['"at" must be in the future'] });
  if (action.kind === 'place' && (await knownPlaces(tx, [action.subCategoryId])).size === 0)
    return refuse('VALIDATION', { errors: ['"subCategoryId" is unknown'] });
  return null;
}

/** The products of a query, in the order of the list. */
async function idsOf(tx: Tx, query: ProductsQuery): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where ${chosenProducts(query)}
     order by p.updated_at desc, p.id limit ${MOST_OF_QUERY}`.execute(tx);
  return rows.map(({ id }) => id);
}
