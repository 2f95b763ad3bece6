import { type RawBuilder, sql } from 'kysely';
import type { ProductInList, ProductView } from '../../../shop/catalog/products/calls.ts';
import { missingIn, productTexts } from '../../../shop/catalog/products/completeness.ts';
import type { Language } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import { foldedPart } from '../../platform/db/like-part.ts';
import { nameInEither, textColumns } from '../../platform/db/localized.ts';
import { imageOf, type Picture } from '../media/image.ts';

const PAGE = 50;

type Row = Omit<
  ProductInList,
  '_id' | 'image' | 'otherName' | 'sizesOut' | 'priceAfterDiscount' | 'missing'
> & {
  id: string;
  other_name: string;
  tint: string;
  picture: Picture | null;
  price_after_discount: number | null;
  sizes_out: string[];
  pictures: number;
  variants: number;
};

const inOneLanguage = (text: string) =>
  sql`(${sql.ref(`p.${text}_en`)} = '') <> (${sql.ref(`p.${text}_ar`)} = '')`;

const views: Record<ProductView, RawBuilder<unknown>> = {
  all: sql`true`,
  published: sql`p.status = 'published'`,
  draft: sql`p.status = 'draft'`,
  scheduled: sql`p.status = 'scheduled'`,
  hidden: sql`p.status = 'hidden'`,
  archived: sql`p.status = 'archived'`,
  discounted: sql`p.price_after_discount is not null and (p.discount_ends_at is null or p.discount_ends_at > now())`,
  toTranslate: sql`p.status <> 'archived' and (${sql.join(productTexts.map(inOneLanguage), sql` or `)})`,
};

/** Whether a name of the product `p` holds a searched text. */
export const isNamed = (search: string | null): RawBuilder<unknown> =>
  search === null ? sql`true` : sql`p.names_folded like ${foldedPart(search)}`;

/** The products `p` of a view whose name holds the searched text. */
export const chosenProducts = ({ view, search }: { view: ProductView; search: string | null }) =>
  sql`${isNamed(search)} and ${views[view]}`;

const none = {
  ids: [],
  all: 0,
  published: 0,
  draft: 0,
  scheduled: 0,
  hidden: 0,
  archived: 0,
  discounted: 0,
  toTranslate: 0,
};

/** A page of products, last edited first, and how many each view has. */
export async function listProducts(
  db: Db,
  {
    view,
    search,
    ids: given,
    after,
  }: { view: ProductView; search: string | null; ids: readonly string[] | null; after: number },
  language: Language,
) {
  const other = language === 'en' ? 'ar' : 'en';
  // The names are read once, for the page and the numbers of all views.
  const { rows: counts } = await sql<Record<ProductView, number> & { ids: string[] }>`
    with p as materialized (
      select id, status, price_after_discount, discount_ends_at, updated_at, ${textColumns('p', ...productTexts)} from products p
       where ${isNamed(search)} and ${given === null ? sql`true` : sql`p.id = any(${given}::text[])`}
    )
    select ${sql.join(
      Object.entries(views).map(([name, is]) => sql`count(*) filter (where ${is})::int as ${sql.ref(name)}`),
    )}, array(select id from p where ${views[view]} order by updated_at desc, id limit ${PAGE + 1} offset ${after}) as ids
      from p`.execute(db);
  const { ids, ...numbers } = counts[0] ?? none;
  const { rows } = await sql<Row>`
    select p.id, ${nameInEither('p', language)} as name, ${sql.ref(`p.name_${other}`)} as other_name,
           ${sql.ref(`b.name_${language}`)} as brand, ${sql.ref(`c.name_${language}`)} as category,
           p.price::float8 as price, p.price_after_discount::float8 as price_after_discount, p.tint, p.status,
           (select to_jsonb(i) from pictures i where i.id = p.picture_id) as picture,
           coalesce((select sum(stock)::int from variants where product_id = p.id), 0) as stock,
           (select count(*)::int from variants where product_id = p.id) as variants,
           (select count(*)::int from product_pictures where product_id = p.id) as pictures,
           array(select ${sql.ref(`s.label_${language}`)} from variants v join sizes s on s.id = v.size_id
                  where v.product_id = p.id group by s.id having sum(v.stock) = 0 order by s.position) as sizes_out
      from products p
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
     where p.id = any(${ids.slice(0, PAGE)}::text[])
     order by p.updated_at desc, p.id`.execute(db);
  return {
    products: rows.map(show),
    next: ids.length > PAGE ? after + PAGE : null,
    counts: numbers,
  };
}

function show(row: Row): ProductInList {
  const {
    id,
    other_name: otherName,
    tint,
    picture,
    price_after_discount,
    sizes_out: sizesOut,
    pictures,
    variants,
    ...rest
  } = row;
  // It has a name in one language at least.
  const facts = { name: { en: rest.name, ar: otherName }, pictures, variants };
  return {
    ...rest,
    _id: id,
    otherName,
    image: imageOf(picture, tint, rest.name),
    priceAfterDiscount: price_after_discount,
    sizesOut,
    missing: rest.status === 'draft' ? missingIn(facts) : [],
  };
}
