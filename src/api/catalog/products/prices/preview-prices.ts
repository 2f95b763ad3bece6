import { sql } from 'kysely';
import {
  type GivenPriceRule,
  type PriceChange,
  type PriceChangeRow,
  TRIED_PRICES,
} from '../../../../shop/catalog/products/prices/price-calls.ts';
import {
  applyRule,
  type Offer,
  type PriceProblem,
  ruleProblems,
} from '../../../../shop/catalog/products/prices/price-rule.ts';
import { centsOf } from '../../../../shop/dollars.ts';
import type { Language } from '../../../../shop/language.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { instant } from '../../../platform/db/instant.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { productCost, rateNow } from '../../browse/product-cost.ts';
import { chosenProducts } from '../list-products.ts';
import { readChange, readThings, rowOrder } from './read-changes.ts';

type How = { language: Language; now: Date; settings: Settings };
type Priced = Offer & { id: string; cost: number | null };

/** Works out the new prices and stores them as a draft; the last draft of the same person is dropped. */
export async function previewPrices(
  tx: Tx,
  rule: GivenPriceRule,
  { staff, ...how }: How & { staff: Staff },
): Promise<{ change: PriceChange } | Refusal> {
  const rows = await workOut(tx, rule, how);
  if (isRefusal(rows)) return rows;
  await tx.deleteFrom('price_changes').where('made_by', '=', staff.id).where('state', '=', 'draft').execute();
  const { id } = await tx
    .insertInto('price_changes')
    .values({ rule: JSON.stringify(rule), made_by: staff.id, made_at: how.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into price_change_rows (change_id, product_id, old_price, old_reduced, old_starts_at, old_ends_at,
                                   new_price, new_reduced, new_starts_at, new_ends_at, cost, cost_cents, problem,
                                   is_chosen)
    select ${id}, r.id, (r.old->>'price')::bigint, (r.old->>'reduced')::bigint, (r.old->>'startsAt')::timestamptz,
           (r.old->>'endsAt')::timestamptz, (r.next->>'price')::bigint, (r.next->>'reduced')::bigint,
           (r.next->>'startsAt')::timestamptz, (r.next->>'endsAt')::timestamptz, r.cost, r."costCents",
           r.problem, r.problem is null
      from json_to_recordset(${JSON.stringify(rows)}::json)
             as r (id text, old json, next json, cost bigint, "costCents" bigint, problem text)`.execute(tx);
  return readChange(tx, id, how.now);
}

type Tried = { counts: PriceChange['counts']; rows: PriceChangeRow[] };

/** What a rule would do: how many rows of each kind, and the first that a draft of it would show. Stores nothing. */
export async function tryPrices(db: Db, rule: GivenPriceRule, how: How): Promise<Tried | Refusal> {
  const rows = await workOut(db, rule, how);
  if (isRefusal(rows)) return rows;
  const byKind = Map.groupBy(rows, ({ problem }) => problem ?? 'ready');
  const inOrder = rowOrder.flatMap((kind) => (byKind.get(kind) ?? []).map((row) => ({ ...row, kind })));
  const shown = inOrder.slice(0, TRIED_PRICES);
  const things = await readThings(
    db,
    shown.map(({ id }) => id),
    how.language,
  );
  return {
    counts: Object.fromEntries([...byKind].map(([kind, { length }]) => [kind, length])),
    rows: shown.flatMap(({ id, kind, old, next, cost, costCents }) => {
      const thing = things.get(id);
      if (thing === undefined) return [];
      return {
        ...thing,
        productId: id,
        before: offered(old),
        after: offered(next),
        cost,
        costCents,
        kind,
        isChosen: kind === 'ready',
      };
    }),
  };
}

const offered = ({ price, reduced }: Offer) => ({ price, reduced });

type Worked = Pick<PriceChangeRow, 'cost' | 'costCents'> & {
  id: string;
  old: Offer;
  next: Offer;
  problem: PriceProblem | null;
};

/** Every product that a rule is for, by name, with its offer before and after. */
async function workOut(
  db: Db,
  rule: GivenPriceRule,
  { language, now, settings }: How,
): Promise<Worked[] | Refusal> {
  const rate = await rateNow(db);
  const wrong = Object.keys(ruleProblems(rule, { hasRate: rate !== null, cashStep: settings.cashStep, now }));
  if (wrong.length > 0)
    return refuse('VALIDATION', { errors: wrong.map((field) => `"${field}" is not valid`) });
  const products = await readPriced(db, rule, { rate, language });
  return products.map(({ id, cost, ...old }) => {
    const { problem, ...next } = applyRule(old, { cost, now }, rule, settings);
    const costCents = cost === null || rate === null ? null : centsOf(cost, rate);
    return { id, cost: cost === null ? null : Math.round(cost), costCents, old, next, problem };
  });
}

async function readPriced(
  db: Db,
  { kind, categoryIds, brandIds, productIds, list }: GivenPriceRule,
  { rate, language }: { rate: number | null; language: Language },
): Promise<Priced[]> {
  const { rows } = await sql<Priced>`
    select p.id, p.price::float8 as price, p.price_after_discount::float8 as reduced,
           ${instant('p.discount_starts_at')} as "startsAt", ${instant('p.discount_ends_at')} as "endsAt",
           ${productCost(rate)} as cost
      from products p
     where p.status <> 'archived'
       and (${categoryIds}::text[] = '{}' or p.category_id = any(${categoryIds}::text[])
            or p.subcategory_id = any(${categoryIds}::text[]))
       and (${brandIds}::text[] = '{}' or p.brand_id = any(${brandIds}::text[]))
       and (${productIds}::text[] = '{}' or p.id = any(${productIds}::text[]))
       and ${list === null ? sql`true` : chosenProducts(list)}
       and (${kind} <> 'endDiscount' or p.price_after_discount is not null)
     order by ${nameInEither('p', language)}, p.id`.execute(db);
  return rows;
}
