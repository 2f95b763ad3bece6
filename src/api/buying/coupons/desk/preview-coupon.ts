import { sql } from 'kysely';
import { couponTerms } from '../../../../shop/buying/coupons/coupon-terms.ts';
import { type CouponRule, coversLine, isUsedUp, roundOf } from '../../../../shop/buying/coupons/coupon.ts';
import { normalizeCoupon } from '../../../../shop/buying/coupons/desk/coupon-problems.ts';
import type { CouponFields, CouponPreview } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { isOutdone } from '../../../../shop/buying/coupons/desk/outdone.ts';
import { couponDiscount } from '../../../../shop/buying/coupons/discount.ts';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { inEachLanguage, type Language } from '../../../../shop/language.ts';
import { formatMoney, roundDownToStep } from '../../../../shop/money.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { isReduced, priceInForce } from '../../../catalog/browse/price-in-force.ts';
import { productCost, rateNow } from '../../../catalog/browse/product-cost.ts';
import type { Db } from '../../../platform/db/database.ts';
import { nameInEither } from '../../../platform/db/localized.ts';
import { conditionsOf } from './conditions.ts';
import { couponFields } from './coupon-columns.ts';

type Pricing = { language: Language; now: Date; settings: Settings };
type Warning = CouponPreview['warnings'][number];
type Product = {
  id: string;
  name: string;
  brand_id: string;
  category_id: string;
  subcategory_id: string;
  price: number;
  discounted: boolean;
  cost: number | null;
};

/** Products whose cost is compared, those with the smallest margin first. */
const COMPARED = 50;
const NAMED = 3;

/** What a coupon would do as it is typed. Changes nothing. */
export async function previewCoupon(
  db: Db,
  { couponId, fields: given }: ConsoleParsedOf<'previewCoupon'>,
  pricing: Pricing,
): Promise<CouponPreview> {
  const fields = normalizeCoupon(given);
  const { products, top, costed } = await readCovered(db, fields, pricing);
  const sample = top === null ? null : smallestCart(fields, top, pricing.settings);
  const rivals = await readRivals(db, fields, couponId, pricing.language);
  return {
    terms: inEachLanguage((language) => couponTerms(fields, texts[language].coupons, language)),
    conditions: await conditionsOf(db, fields),
    products,
    sample: sample === null || top === null ? null : { name: top.name, ...sample },
    warnings: warningsOf(fields, { products, sample, costed, rivals }, pricing),
  };
}

type Facts = {
  products: number;
  sample: Cart | null;
  costed: readonly Product[];
  rivals: readonly Rival[];
};

function warningsOf(fields: CouponFields, facts: Facts, { language, settings }: Pricing): Warning[] {
  const { couponDesk: t } = texts[language];
  const { products, sample, costed, rivals } = facts;
  const below = costed.filter((product) => {
    const { pieces, price, discount } = smallestCart(fields, product, settings);
    return price - discount < (product.cost ?? 0) * pieces;
  });
  const isFree = sample !== null && sample.price > 0 && sample.discount >= sample.price;
  const rounded = roundDownToStep(fields.value, settings.cashStep);
  const { useLimit, takeLimit, budget } = fields;
  const stronger = rivals.filter((rival) => isOutdone(fields, rival.fields));
  const weaker = rivals.filter((rival) => !stronger.includes(rival) && isOutdone(rival.fields, fields));
  const titlesOf = (found: readonly Rival[]) => listed(found.map(({ title }) => title));
  const listed = (names: readonly string[], isLeast = false) =>
    t.listed(names.slice(0, NAMED), names.length - NAMED, isLeast);
  return [
    ...(products === 0 ? [{ kind: 'noProduct', message: t.warnings.noProduct } as const] : []),
    ...(below.length > 0
      ? [
          {
            kind: 'belowCost',
            message: t.warnings.belowCost(
              listed(
                below.map(({ name }) => name),
                below.length === COMPARED,
              ),
            ),
          } as const,
        ]
      : []),
    ...(isFree ? [{ kind: 'free', message: t.warnings.free } as const] : []),
    ...(fields.kind === 'amount' && rounded !== fields.value
      ? [{ kind: 'rounded', message: t.warnings.rounded(formatMoney(rounded, language)) } as const]
      : []),
    ...(isUsedUp(ruleOf(fields)) ? [{ kind: 'smallBudget', message: t.warnings.smallBudget } as const] : []),
    ...(useLimit === null && takeLimit === null && budget === null
      ? [{ kind: 'unlimited', message: t.warnings.unlimited } as const]
      : []),
    ...(stronger.length > 0
      ? [{ kind: 'outdone', message: t.warnings.outdone(titlesOf(stronger)) } as const]
      : []),
    ...(weaker.length > 0
      ? [{ kind: 'outdoes', message: t.warnings.outdoes(titlesOf(weaker)) } as const]
      : []),
  ];
}

type Cart = { pieces: number; price: number; discount: number };

/** The fewest pieces of one product that the coupon counts for, and what it takes off them. */
function smallestCart(fields: CouponFields, product: Product, { cashStep }: Settings): Cart {
  const rule = ruleOf(fields);
  const enough = product.price > 0 ? Math.ceil(fields.minSubTotal / product.price) : 1;
  const quantity = Math.max(1, roundOf(rule), enough);
  const line = {
    productId: product.id,
    brandId: product.brand_id,
    categoryId: product.category_id,
    subCategoryId: product.subcategory_id,
    quantity,
    unitPrice: product.price,
    discounted: product.discounted,
  };
  const price = product.price * quantity;
  const discount = coversLine(rule, line) ? couponDiscount(rule, [line], null, cashStep).discount : 0;
  return { pieces: quantity, price, discount };
}

const ruleOf = (fields: CouponFields): CouponRule => ({
  ...fields,
  startsAt: new Date(fields.startsAt),
  endsAt: new Date(fields.endsAt),
  isPaused: false,
  pieces: fields.takeLimit,
  taken: 0,
  usesInAll: fields.useLimit,
  used: 0,
  spent: 0,
});

/** How many products in the shop it covers, the most bought of them, and those with a known cost in pounds. */
async function readCovered(
  db: Db,
  { brandIds, categoryIds, productIds, onlyUndiscounted }: CouponFields,
  { language, now }: Pricing,
): Promise<{ products: number; top: Product | null; costed: Product[] }> {
  const rate = await rateNow(db);
  const { rows } = await sql<{ products: number; top: Product | null; costed: Product[] }>`
    with covered as (
      select p.id, ${nameInEither('p', language)} as name, p.brand_id, p.category_id, p.subcategory_id, p.trend,
             ${priceInForce(now)} as price, ${isReduced(now)} as discounted, ${productCost(rate)} as cost
        from products p
       where p.status = 'published'
         and (${brandIds}::text[] = '{}' or p.brand_id = any(${brandIds}::text[]))
         and (${categoryIds}::text[] = '{}' or p.category_id = any(${categoryIds}::text[])
              or p.subcategory_id = any(${categoryIds}::text[]))
         and (${productIds}::text[] = '{}' or p.id = any(${productIds}::text[]))
         and not (${onlyUndiscounted} and ${isReduced(now)}))
    select (select count(*)::int from covered) as products,
           (select to_json(t) from (select * from covered order by trend desc, id limit 1) t) as top,
           (select coalesce(json_agg(t), '[]') from (
              select * from covered where cost is not null order by cost / nullif(price, 0) desc limit ${COMPARED}) t) as costed`.execute(
    db,
  );
  return rows[0] ?? { products: 0, top: null, costed: [] };
}

type Rival = { title: string; fields: CouponFields };

/** The other coupons of its kind that are not over before it begins, the one that ends first first. */
async function readRivals(
  db: Db,
  { kind, startsAt, endsAt }: CouponFields,
  couponId: string | null,
  language: Language,
): Promise<Rival[]> {
  const { rows } = await sql<Rival>`
    select ${sql.ref(`c.title_${language}`)} as title, ${couponFields} as fields from coupons c
     where c.owner_id is null and c.paused_at is null and c.kind = ${kind} and c.id is distinct from ${couponId}
       and c.starts_at < ${endsAt} and c.ends_at > ${startsAt}
     order by c.ends_at, c.id limit 100`.execute(db);
  return rows;
}
