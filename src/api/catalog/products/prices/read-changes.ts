import { type RawBuilder, sql } from 'kysely';
import type {
  PriceChange,
  PriceChangeRow,
  PriceRowKind,
} from '../../../../shop/catalog/products/prices/price-calls.ts';
import { tickedKinds } from '../../../../shop/catalog/products/prices/price-rule.ts';
import type { Language } from '../../../../shop/language.ts';
import type { Db } from '../../../platform/db/database.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { lastRates } from '../../browse/product-cost.ts';
import { imageOf, type Picture, picture } from '../../media/image.ts';
import { isNamed } from '../list-products.ts';
import { isUndoable } from '../undo-window.ts';

/** The order of rows: what cannot be applied by itself comes first, what stays the same last. */
export const rowOrder = [
  'underCost',
  'tooMuch',
  'hasDiscount',
  'belowReduced',
  'notPositive',
  'tooHigh',
  'ready',
  'same',
  'noCost',
] as const satisfies readonly PriceRowKind[];

const SHOWN_CHANGES = 50;
const PAGE = 100;

type ChangeRow = Omit<PriceChange, 'dueAt' | 'madeAt' | 'appliedAt' | 'undoneAt' | 'canUndo'> &
  Record<'dueAt' | 'appliedAt' | 'undoneAt', Date | null> & { madeAt: Date };

/** What a row `r` is or became. */
const rowKind = sql<PriceRowKind>`coalesce(r.outcome, case when r.is_chosen then 'ready' end, r.problem, 'leftOut')`;

async function readChanges(db: Db, condition: RawBuilder<boolean>, now: Date): Promise<PriceChange[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id as _id, c.state, c.rule, c.due_at as "dueAt", s.name as "madeBy", c.made_at as "madeAt",
           c.applied_at as "appliedAt", c.undone_at as "undoneAt",
           (select coalesce(json_object_agg(k.kind, k.count), '{}')
              from (select ${rowKind} as kind, count(*)::int as count from price_change_rows r
                     where r.change_id = c.id group by 1) k) as counts
      from price_changes c join staff s on s.id = c.made_by
     where ${condition}
     order by c.made_at desc, c.id limit ${SHOWN_CHANGES}`.execute(db);
  return rows.map(({ dueAt, madeAt, appliedAt, undoneAt, rule, ...row }) => ({
    ...row,
    // Rules that were stored before there were endings or lists have none.
    rule: { ...rule, ending: rule.ending ?? null, list: rule.list ?? null },
    dueAt: dueAt?.toISOString() ?? null,
    madeAt: madeAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    canUndo: isUndoable({ ...row, appliedAt }, now),
  }));
}

export async function readPricing(
  db: Db,
  now: Date,
): Promise<{ rate: number | null; earlierRate: number | null; changes: PriceChange[] }> {
  const [[rate, earlier], changes] = await Promise.all([
    lastRates(db, 2),
    readChanges(db, sql<boolean>`c.state <> 'draft'`, now),
  ]);
  const inPounds = (hundredths: number | undefined) => (hundredths === undefined ? null : hundredths / 100);
  return { rate: inPounds(rate), earlierRate: inPounds(earlier), changes };
}

export async function readChange(db: Db, id: string, now: Date): Promise<{ change: PriceChange } | Refusal> {
  const [change] = await readChanges(db, sql<boolean>`c.id = ${id}`, now);
  return change === undefined ? refuse('NOT_FOUND') : { change };
}

type RowsAsked = { id: string; kind: PriceRowKind | null; search: string | null };
type Thing = Pick<PriceChangeRow, 'productId' | 'name' | 'brand'> & { tint: string; picture: Picture | null };
type Row = Omit<PriceChangeRow, 'image'> & Thing;

/** What a row shows of a product `p` of a brand `b`. */
const thing = (language: Language) => sql`
  p.id as "productId", ${nameInEither('p', language)} as name, ${sql.ref(`b.name_${language}`)} as brand, p.tint,
  ${picture('p.picture_id')} as picture`;

const withImage = <Of extends Thing>({ tint, picture: shown, ...row }: Of) => ({
  ...row,
  image: imageOf(shown, tint, row.name),
});

/** What rows show of these products, by their ids. */
export async function readThings(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, Pick<PriceChangeRow, 'productId' | 'name' | 'brand' | 'image'>>> {
  const { rows } = await sql<Thing>`
    select ${thing(language)} from products p join brands b on b.id = p.brand_id
     where p.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.productId, withImage(row)]));
}

/** Rows of a change, in the order in which they are looked at. */
export async function readChangeRows(
  db: Db,
  { id, kind, search, after, limit }: RowsAsked & { after: number; limit: number },
  language: Language,
): Promise<PriceChangeRow[]> {
  const { rows } = await sql<Row>`
    select ${thing(language)},
           json_build_object('price', r.old_price, 'reduced', r.old_reduced) as before,
           case when c.state in ('draft', 'scheduled') or r.outcome in ('applied', 'skipped', 'kept')
                then json_build_object('price', r.new_price, 'reduced', r.new_reduced)
                else json_build_object('price', r.old_price, 'reduced', r.old_reduced) end as after,
           r.cost::float8 as cost, r.cost_cents::float8 as "costCents", ${rowKind} as kind, r.is_chosen as "isChosen"
      from price_change_rows r
      join price_changes c on c.id = r.change_id
      join products p on p.id = r.product_id
      join brands b on b.id = p.brand_id
     where r.change_id = ${id} and (${kind}::text is null or ${rowKind} = ${kind}) and ${isNamed(search)}
     order by array_position(${[...rowOrder]}::text[], coalesce(r.problem, 'ready')), name, r.product_id
     limit ${limit} offset ${after}`.execute(db);
  return rows.map(withImage);
}

type Touched = { carts: number; discounts: number };

/** Whom a change that is not applied yet will reach: carts with a product that may change, and discounts in force or to come. */
async function readTouched(db: Db, { _id: id, state }: PriceChange, now: Date): Promise<Touched | null> {
  if (state !== 'draft' && state !== 'scheduled') return null;
  const mayChange =
    state === 'scheduled'
      ? sql`r.is_chosen`
      : sql`coalesce(r.problem, 'ready') = any(${[...tickedKinds, 'underCost']}::text[])`;
  const { rows } = await sql<Touched>`
    select (select count(distinct l.shopper_id)::int
              from cart_lines l join price_change_rows r on r.product_id = l.product_id
             where r.change_id = ${id} and ${mayChange}) as carts,
           (select count(*)::int from price_change_rows r
             where r.change_id = ${id} and r.old_reduced is not null
               and (r.old_ends_at is null or r.old_ends_at > ${now})) as discounts`.execute(db);
  return rows[0] ?? null;
}

type Page = { change: PriceChange; touched: Touched | null; rows: PriceChangeRow[]; next: number | null };

/** A page of a change's rows, and whom the change will reach. */
export async function readChangePage(
  db: Db,
  { after, ...asked }: RowsAsked & { after: number },
  language: Language,
  now: Date,
): Promise<Page | Refusal> {
  const read = await readChange(db, asked.id, now);
  if (!('change' in read)) return read;
  const [touched, rows] = await Promise.all([
    readTouched(db, read.change, now),
    readChangeRows(db, { ...asked, after, limit: PAGE + 1 }, language),
  ]);
  return { ...read, touched, rows: rows.slice(0, PAGE), next: rows.length > PAGE ? after + PAGE : null };
}
