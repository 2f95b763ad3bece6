import { sql } from 'kysely';
import type { CouponFields } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { inEachLanguage, languageFacts, type Localized } from '../../../../shop/language.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { governorates } from '../../../../shop/people/places/governorates.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import type { Db } from '../../../platform/db/database.ts';
import { nameInEither } from '../../../platform/db/localized.ts';

/** So many categories, brands and products are named; the others are counted. */
const MOST_NAMED = 3;

/** The conditions of a coupon that its ticket does not state by itself, as a sentence for its words; or empty. */
export async function conditionsOf(db: Db, fields: CouponFields): Promise<Localized> {
  const covered = await coveredNames(db, fields);
  const places = governorates.filter(({ _id }) => fields.governorateIds.includes(_id));
  const { kind, maxDiscount, firstOrderOnly, onlyUndiscounted } = fields;
  return inEachLanguage((language) => {
    const { conditions: t, listed } = texts[language].couponDesk;
    const list = (names: readonly Localized[]) =>
      listed(
        names.slice(0, MOST_NAMED).map((name) => name[language]),
        Math.max(0, names.length - MOST_NAMED),
      );
    return t.sentence(
      [
        firstOrderOnly && t.firstOrder,
        covered.length > 0 && t.only(list(covered)),
        onlyUndiscounted && t.undiscounted,
        kind === 'percent' && maxDiscount !== null && t.upTo(formatMoney(maxDiscount, language)),
        kind === 'buyXGetY' && t.cheapest,
        places.length > 0 &&
          t.places(places.map(({ name }) => name[language]).join(languageFacts[language].comma)),
      ].filter((part) => part !== false),
    );
  });
}

/** Categories, brands and products that the coupon is limited to. */
async function coveredNames(
  db: Db,
  { brandIds, categoryIds, productIds }: CouponFields,
): Promise<Localized[]> {
  const { rows } = await sql<Localized>`
    select name_en as en, name_ar as ar from categories where id = any(${categoryIds}::text[])
    union all select name_en, name_ar from subcategories where id = any(${categoryIds}::text[])
    union all select name_en, name_ar from brands where id = any(${brandIds}::text[])
    union all select ${nameInEither('products', 'en')}, ${nameInEither('products', 'ar')} from products where id = any(${productIds}::text[])`.execute(
    db,
  );
  return rows;
}
