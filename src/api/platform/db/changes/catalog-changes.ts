import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';

/**
 * What each kind of change that the triggers note does to both copies of the catalog. `index`: the products to read
 * again. `tags`: the cached answers to drop beside those that show the product; `everything` for all.
 */
const EFFECTS = {
  products: { index: 'products', tags: ['lists'] },
  details: { index: null, tags: [] },
  trend: { index: 'trend', tags: 'everything' },
  names: { index: 'names', tags: 'everything' },
  brands: { index: null, tags: ['brands'] },
  days: { index: null, tags: ['days'] },
  content: { index: null, tags: 'everything' },
  all: { index: 'all', tags: 'everything' },
} as const satisfies Record<
  string,
  { index: string | null; tags: 'everything' | readonly ('lists' | 'brands' | 'days')[] }
>;
type Kind = keyof typeof EFFECTS;

/** A change as the search index reads it; `what` is its effect on the index. */
export type IndexChange = {
  id: string;
  what: NonNullable<(typeof EFFECTS)[Kind]['index']>;
  products: string[];
};

/** What a cached answer depends on: any list, followers of brands, days of delivery, or one product. */
export type CacheTag = 'lists' | 'brands' | 'days' | `product ${string}`;

export const productTag = (id: string): CacheTag => `product ${id}`;

/** The cache tags that a message of the feed invalidates. A message that cannot be read invalidates everything. */
export function tagsOfMessage(message: string): 'everything' | CacheTag[] {
  const [kind = '', ...ids] = message.split(' ');
  if (!isKind(kind)) return 'everything';
  const { tags } = EFFECTS[kind];
  return tags === 'everything' ? tags : [...tags, ...ids.map(productTag)];
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(EFFECTS, kind);

// The condition of the index `catalog_changes_of_index`, word for word: the planner must see that it holds.
const ofIndex = sql.raw(
  `what in (${Object.entries(EFFECTS)
    .filter(([, { index }]) => index !== null)
    .map(([kind]) => `'${kind}'`)
    .join(', ')})`,
);

/** The state of a copy: it has all changes of transactions before `seen`, and of the later ones those that add up to `known`. */
export type Mark = { seen: string; known: string };

/** More changed products than these are not read one by one: the whole index is read again. */
const MOST_PRODUCTS = 5000;

/** A fingerprint of the index's changes since the oldest transaction at its read: equal means nothing was added. */
export function changesSince(since: string): RawBuilder<string> {
  return sql<string>`(select count(*) || ' ' || coalesce(sum(id), 0) from catalog_changes where ${madeSince(since)} and ${ofIndex})`;
}

export async function readMark(db: Db): Promise<Mark> {
  const { rows } = await sql<Mark>`
    with now as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as seen)
    select seen::text as seen,
           (select count(*) || ' ' || coalesce(sum(id), 0) from catalog_changes where made_by >= now.seen and ${ofIndex}) as known
      from now`.execute(db);
  const [mark] = rows;
  if (mark === undefined) throw new Error('a snapshot is always one row');
  return mark;
}

/** The changes since `since` that concern the index, null if they are too many, and the state of the database with them. */
export async function readChanges(
  db: Db,
  since: string,
): Promise<{ mark: Mark; changes: IndexChange[] | null }> {
  const { rows } = await sql<{ seen: string; changes: (IndexChange & { what: Kind; stays: boolean })[] }>`
    with now as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as seen)
    select seen::text as seen,
           (select coalesce(json_agg(json_build_object('id', id::text, 'what', what, 'products', product_ids,
                                                       'stays', made_by >= now.seen)), '[]')
              from (select * from catalog_changes where ${madeSince(since)} and ${ofIndex} limit ${MOST_PRODUCTS + 1}) c) as changes
      from now`.execute(db);
  const { seen, changes } = rows[0] ?? { seen: since, changes: [] };
  const staying = changes.filter(({ stays }) => stays);
  const sum = staying.reduce((all, { id }) => all + BigInt(id), 0n);
  const mark = { seen, known: `${staying.length} ${sum}` };
  const many = changes.reduce((all, { products }) => all + Math.max(1, products.length), 0) > MOST_PRODUCTS;
  return { mark, changes: many ? null : changes };
}

// As a range, the planner expects few rows and takes the index, whatever its statistics of the table.
function madeSince(since: string): RawBuilder<boolean> {
  return sql<boolean>`made_by between ${since}::xid8 and '18446744073709551615'::xid8`;
}
