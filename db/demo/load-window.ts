import { sql } from 'kysely';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { LEAST_IN_LOOK } from '../../src/shop/catalog/browse/look-size.ts';
import { normalize } from '../../src/shop/normal-form.ts';
import { addDays, storeDateOf } from '../../src/shop/time/store-time.ts';
import { coupons } from './coupons.ts';
import { startOfDayIn } from './days.ts';
import { banners, collections, type DemoHomeBlock, hero, looks, notice } from './home.ts';
import { insertRows } from './insert-rows.ts';

/** Coupons, the home page, and for each category the picture of one of its products. */
export async function loadWindow(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'coupons',
    coupons.map((coupon) => couponRow(coupon, now)),
  );
  const shown = new Set((await tx.selectFrom('products').select('id').execute()).map(({ id }) => id));
  const blocks = [
    homeRow('hero', shown)(hero, 0),
    ...banners.map(homeRow('banner', shown)),
    ...collections.map(homeRow('collection', shown)),
  ];
  await insertRows(tx, 'home_content', blocks);
  await insertRows(
    tx,
    'home_content',
    looks.map((look, position) => ({
      ...homeRow('look', shown)(look, position),
      picture_of: null,
      product_ids: look.productIds,
      min_products: LEAST_IN_LOOK,
    })),
  );
  const { days, ...words } = notice;
  await insertRows(tx, 'home_content', [
    { ...words, starts_at: startOfDayIn(now, days.from), ends_at: startOfDayIn(now, days.until) },
  ]);
  await insertRows(
    tx,
    'search_misses',
    askedInVain.map(([language, written, times, daysAgo]) => ({
      day: addDays(storeDateOf(now), -daysAgo),
      language,
      question: normalize(written),
      written,
      times,
    })),
  );
  await showCategories(tx);
}

/** What shoppers asked for and did not find: language, as it was typed, how often, how many days ago. */
const askedInVain: readonly (readonly ['en' | 'ar', string, number, number])[] = [
  ['ar', 'مطرّزة', 14, 1],
  ['ar', 'فستان خطوبة', 9, 2],
  ['en', 'swimming goggles', 6, 3],
  ['ar', 'شنتاية لابتوب', 5, 1],
  ['en', 'umbrella', 3, 5],
];

const couponRow = (coupon: (typeof coupons)[number], now: Date) => ({
  id: coupon.id,
  code: coupon.code,
  title_en: coupon.title.en,
  title_ar: coupon.title.ar,
  description_en: coupon.description.en,
  description_ar: coupon.description.ar,
  kind: coupon.kind,
  value: coupon.value,
  max_discount: coupon.maxDiscount,
  min_sub_total: coupon.minSubTotal,
  starts_at: startOfDayIn(now, coupon.startsInDays),
  ends_at: startOfDayIn(now, coupon.endsInDays),
  take_limit: coupon.pieces,
  taken_count: coupon.taken,
  used_count: 0,
  uses_a_shopper: coupon.usesPerShopper,
  first_order_only: coupon.firstOrderOnly,
  undiscounted_only: coupon.onlyUndiscounted,
  brand_ids: coupon.brandIds,
  category_ids: coupon.categoryIds,
  product_ids: [],
  buy_pieces: coupon.buyPieces,
  free_pieces: coupon.freePieces,
  governorate_ids: coupon.governorateIds,
  budget: coupon.budget,
  listed: coupon.listed,
  paused_at: coupon.paused ? startOfDayIn(now, -1) : null,
  created_at: startOfDayIn(now, coupon.startsInDays),
});

const homeRow = (kind: string, shown: ReadonlySet<string>) => (block: DemoHomeBlock, position: number) => {
  const [productId = ''] = block.productIds;
  if (!shown.has(productId)) throw new Error(`${block.id} shows a piece that is not there`);
  return {
    id: block.id,
    kind,
    title_en: block.title.en,
    title_ar: block.title.ar,
    text_en: block.text.en,
    text_ar: block.text.ar,
    href: block.href,
    picture_of: productId,
    position,
  };
};

// The most viewed product gives its category the picture.
async function showCategories(tx: Tx): Promise<void> {
  for (const [table, column] of [
    ['categories', 'category_id'],
    ['subcategories', 'subcategory_id'],
  ] as const) {
    await sql`update ${sql.table(table)} c set picture_id = p.picture_id, tint = p.tint
                from (select distinct on (${sql.ref(column)}) ${sql.ref(column)} as id, picture_id, tint from products
                       order by ${sql.ref(column)}, trend desc, id) p
               where p.id = c.id`.execute(tx);
  }
}
