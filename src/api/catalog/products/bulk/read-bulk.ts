import { type RawBuilder, sql } from 'kysely';
import type { BulkFields } from '../../../../shop/catalog/products/bulk/bulk-action.ts';
import type { ProductChange, ProductChangeRow } from '../../../../shop/catalog/products/bulk/bulk-calls.ts';
import { type ChangeRowKind, changeRowKinds } from '../../../../shop/catalog/products/bulk/bulk-limits.ts';
import type { Language } from '../../../../shop/language.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import type { Db } from '../../../platform/db/database.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { isUndoable } from '../undo-window.ts';

const SHOWN_CHANGES = 50;
/** Rows: as many as can be ticked one by one. */
const PAGE = 200;

export type ChangePage = { change: ProductChange; rows: ProductChangeRow[]; next: number | null };

type ChangeRow = Omit<ProductChange, 'madeAt' | 'appliedAt' | 'undoneAt' | 'canUndo'> &
  Record<'appliedAt' | 'undoneAt', Date | null> & { madeAt: Date };

/** What a row `r` is or became. */
const rowKind = sql<ChangeRowKind>`coalesce(r.outcome, case when r.problem is null then 'ready' else 'refused' end)`;

/** The names of a subcategory and its category, of an id that may be null or gone. */
const placeName = (id: RawBuilder<unknown>, language: Language) => sql<string | null>`
  (select concat(${sql.ref(`k.name_${language}`)}, ' · ', ${sql.ref(`u.name_${language}`)})
     from subcategories u join categories k on k.id = u.category_id where u.id = ${id})`;

async function readChanges(
  db: Db,
  condition: RawBuilder<boolean>,
  language: Language,
  now: Date,
): Promise<ProductChange[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id as _id, c.state, c.action, ${placeName(sql`c.action ->> 'subCategoryId'`, language)} as place,
           s.name as "madeBy", c.made_at as "madeAt", c.applied_at as "appliedAt", c.undone_at as "undoneAt",
           (select coalesce(json_object_agg(k.kind, k.count), '{}')
              from (select ${rowKind} as kind, count(*)::int as count from product_change_rows r
                     where r.change_id = c.id group by 1) k) as counts
      from product_changes c join staff s on s.id = c.made_by
     where ${condition}
     order by c.made_at desc, c.id limit ${SHOWN_CHANGES}`.execute(db);
  return rows.map(({ madeAt, appliedAt, undoneAt, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    canUndo: isUndoable({ ...row, appliedAt }, now),
  }));
}

/** The last changes that were applied. */
export const readLastChanges = async (db: Db, language: Language, now: Date): Promise<ProductChange[]> =>
  readChanges(db, sql<boolean>`c.state <> 'draft'`, language, now);

type StoredRow = Omit<ProductChangeRow, 'before' | 'after' | 'message'> &
  Record<'before' | 'after', BulkFields> &
  Record<'placeBefore' | 'placeAfter', string | null>;

/** A page of a change's rows; what stays as it is comes first. */
export async function readChangePage(
  db: Db,
  { id, kind = null, after = 0 }: { id: string; kind?: ChangeRowKind | null; after?: number },
  language: Language,
  now: Date,
): Promise<ChangePage | Refusal> {
  const [change] = await readChanges(db, sql<boolean>`c.id = ${id}`, language, now);
  if (change === undefined) return refuse('NOT_FOUND');
  const { rows } = await sql<StoredRow>`
    select r.product_id as "productId", p.status, ${rowKind} as kind, r.problem, r.missing, r.before, r.after,
           ${nameInEither('p', language)} as name,
           ${placeName(sql`r.before ->> 'subCategoryId'`, language)} as "placeBefore",
           ${placeName(sql`r.after ->> 'subCategoryId'`, language)} as "placeAfter"
      from product_change_rows r join products p on p.id = r.product_id
     where r.change_id = ${id} and (${kind}::text is null or ${rowKind} = ${kind})
     order by array_position(${[...changeRowKinds]}::text[], ${rowKind}), name, r.product_id
     limit ${PAGE + 1} offset ${after}`.execute(db);
  const shown = rows.slice(0, PAGE).map((row) => toRow(row, language));
  return { change, rows: shown, next: rows.length > PAGE ? after + PAGE : null };
}

function toRow(row: StoredRow, language: Language): ProductChangeRow {
  const { placeBefore, placeAfter, before, after, ...rest } = row;
  return {
    ...rest,
    message: messageOf(row, language),
    before: withPlace(before, placeBefore),
    after: withPlace(after, placeAfter),
  };
}

const withPlace = ({ subCategoryId, ...fields }: BulkFields, place: string | null) => ({
  ...fields,
  ...(subCategoryId !== undefined && { place: place ?? '' }),
});

function messageOf({ problem, status, missing }: StoredRow, language: Language): string | null {
  const { productChanges: t, products } = texts[language];
  if (problem === null) return null;
  if (problem === 'state') return t.problems.state(products.states[status]);
  if (problem !== 'incomplete') return t.problems[problem];
  const words: Readonly<Record<string, string>> = { ...products.fields, ...products.missingFields };
  return t.problems.incomplete(missing.map((field) => words[field] ?? field).join(products.and));
}
