import { type RawBuilder, sql } from 'kysely';
import type { Facets, Season } from '../../shop/catalog/contract.ts';
import { priceHistogram } from '../../shop/catalog/histogram.ts';
import type { Language } from '../../shop/language.ts';
import { statuses as ar } from '../../shop/texts/ar/statuses.ts';
import { statuses as en } from '../../shop/texts/en/statuses.ts';
import type { Db } from '../db/database.ts';
import { isBuyable, isReduced, priceInForce } from './price-in-force.ts';
import { all, type FacetGroup, groupConditions, isListed, type ProductFilter } from './product-filter.ts';

type Choice = { _id: string; name: string; count: number };
type Counted = Omit<Facets, 'seasons' | 'price'> & {
  price: { min: number; max: number };
  prices: number[];
  total: number;
  seasons: { _id: Season; count: number }[];
};

const seasonNames = { en: en.seasons, ar: ar.seasons };
const groups: readonly FacetGroup[] = ['brands', 'categories', 'seasons', 'colors', 'sizes', 'price'];

/**
 * How many products pass the filter, and how many each choice of each group would leave. The products that fail at
 * most one group are read once and counted by brand, by category and by their sets of seasons, colors and sizes;
 * each group is counted where all the others hold, and the sets, which are few, are taken apart afterwards.
 */
export async function countFacets(
  db: Db,
  filter: ProductFilter,
  language: Language,
  now: Date,
): Promise<{ total: number; facets: Facets }> {
  const { rows } = await countingQuery(filter, language, now).execute(db);
  const [counted] = rows;
  if (counted === undefined) throw new Error('a count is always one row');
  const { total, seasons, price, prices, ...others } = counted;
  const names = seasonNames[language];
  return {
    total,
    facets: {
      ...others,
      price: { ...price, histogram: priceHistogram(prices) },
      seasons: seasons.map(({ _id, count }) => ({ _id, name: names[_id], count })),
    },
  };
}

function countingQuery(filter: ProductFilter, language: Language, now: Date): RawBuilder<Counted> {
  const conditions = groupConditions(filter, now);
  const narrowing = groups.filter((group) => conditions[group] !== undefined);
  const holds = (group: FacetGroup) => sql<boolean>`${sql.ref(`${group}_hold`)}`;
  const but = (group: FacetGroup | null) => all(narrowing.filter((other) => other !== group).map(holds));
  const flags = narrowing.map((group) => sql`, ${conditions[group]} as ${holds(group)}`);
  const failures = narrowing.map((group) => sql`(not ${holds(group)})::int`);
  const [name, label] = [sql.ref(`name_${language}`), sql.ref(`label_${language}`)];
  return sql<Counted>`
    with judged as (
      select p.brand_id, p.category_id, p.subcategory_id, p.seasons, p.color_ids, p.size_ids_in_stock,
             ${isReduced(now)} as reduced, ${isBuyable(now)} as buyable, ${priceInForce(now)} as price ${sql.join(flags, sql``)}
        from products p where ${isListed(filter, now)}),
    counted as materialized (
      select brand_id, category_id, subcategory_id, seasons, color_ids, size_ids_in_stock,
             count(*) filter (where ${but(null)}) as total,
             count(*) filter (where ${but('brands')}) as of_brand,
             count(*) filter (where ${but('categories')}) as of_category,
             count(*) filter (where ${but('seasons')}) as of_seasons,
             count(*) filter (where ${but('colors')}) as of_colors,
             count(*) filter (where ${but('sizes')}) as of_sizes,
             count(*) filter (where ${but(null)} and reduced) as on_sale,
             count(*) filter (where ${but(null)} and buyable) as in_stock,
             array_agg(price) filter (where ${but('price')}) as prices,
             min(price) filter (where ${but('price')}) as lowest, max(price) filter (where ${but('price')}) as highest
        from judged ${narrowing.length === 0 ? sql`` : sql`where ${sql.join(failures, sql` + `)} <= 1`}
       group by grouping sets ((), (brand_id), (category_id), (subcategory_id), (seasons), (color_ids), (size_ids_in_stock)))
    select total,
           ${choices(sql`select t.id as _id, t.${name} as name, of_brand as count
              from counted join brands t on t.id = brand_id where of_brand > 0 order by t.position, t.id`)} as brands,
           ${choices(sql`select t.id as _id, t.${name} as name, of_category as count
              from counted join categories t on t.id = category_id where of_category > 0 order by t.position, t.id`)} as categories,
           ${choices(sql`select t.id as _id, t.${name} as name, of_category as count, t.category_id as "categoryId"
              from counted join subcategories t on t.id = subcategory_id join categories c on c.id = t.category_id
             where of_category > 0 order by c.position, t.position, t.id`)} as "subCategories",
           ${choices(sql`select season as _id, sum(of_seasons)::int as count from counted, unnest(seasons) as season
              where of_seasons > 0 group by 1 order by array_position('{spring,summer,autumn,winter}', season)`)} as seasons,
           ${choices(sql`select t.id as _id, t.${name} as name, sum(of_colors)::int as count, t.hex
              from counted, unnest(color_ids) as color join colors t on t.id = color
             where of_colors > 0 group by t.id order by t.position, t.id`)} as colors,
           ${choices(sql`select t.id as _id, t.${label} as name, sum(of_sizes)::int as count, t.system
              from counted, unnest(size_ids_in_stock) as size join sizes t on t.id = size
             where of_sizes > 0 group by t.id order by t.position, t.id`)} as sizes,
           json_build_object('min', coalesce(lowest, 0), 'max', coalesce(highest, 0)) as price, coalesce(prices, '{}') as prices,
           on_sale as "onSale", in_stock as "inStock"
      from counted where coalesce(brand_id, category_id, subcategory_id) is null and coalesce(seasons, color_ids, size_ids_in_stock) is null`;
}

function choices(query: RawBuilder<unknown>): RawBuilder<Choice[]> {
  return sql<Choice[]>`(select coalesce(json_agg(c), '[]') from (${query}) c)`;
}
