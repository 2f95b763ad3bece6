import { type RawBuilder, sql } from 'kysely';
import type { Facets, Season } from '../../shop/catalog/contract.ts';
import type { Language } from '../../shop/language.ts';
import { statuses as ar } from '../../shop/texts/ar/statuses.ts';
import { statuses as en } from '../../shop/texts/en/statuses.ts';
import type { Db } from '../db/database.ts';
import { priceInForce } from './price-in-force.ts';
import { all, type FacetGroup, groupConditions, isListed, type ProductFilter } from './product-filter.ts';

type Choice = { _id: string; name: string; count: number };
type Counted = Omit<Facets, 'seasons'> & { total: number; seasons: { _id: Season; count: number }[] };

const seasonNames = { en: en.seasons, ar: ar.seasons };
const groups: readonly FacetGroup[] = ['brands', 'categories', 'seasons', 'colors', 'sizes', 'price'];

/**
 * How many products pass the filter, and how many each choice of each group would leave. One query: the products
 * that fail at most one group are looked at once, and each group is counted where all the others hold.
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
  const { total, seasons, ...others } = counted;
  return {
    total,
    facets: {
      ...others,
      seasons: seasons.map(({ _id, count }) => ({ _id, name: seasonNames[language][_id], count })),
    },
  };
}

function countingQuery(filter: ProductFilter, language: Language, now: Date): RawBuilder<Counted> {
  const conditions = groupConditions(filter, now);
  const narrowing = groups.filter((group) => conditions[group] !== undefined);
  const column = (group: FacetGroup) => sql.ref(`${group}_ok`);
  const but = (group: FacetGroup | null) =>
    all(narrowing.filter((other) => other !== group).map((other) => sql<boolean>`${column(other)}`));
  const failures = sql.join(
    narrowing.map((group) => sql`(not ${column(group)})::int`),
    sql` + `,
  );
  const name = sql.ref(`name_${language}`);
  return sql<Counted>`
    with judged as (
      select p.brand_id, p.category_id, p.seasons, p.color_ids, p.size_ids_in_stock, ${priceInForce(now)} as price
             ${sql.join(
               narrowing.map((group) => sql`, ${conditions[group]} as ${column(group)}`),
               sql``,
             )}
        from products p where ${isListed(filter, now)}),
    found as materialized (select * from judged ${narrowing.length === 0 ? sql`` : sql`where ${failures} <= 1`})
    select (select count(*) from found where ${but(null)}) as total,
           ${choices(sql`select t.id as _id, t.${name} as name, f.count
              from (select brand_id as id, count(*) from found where ${but('brands')} group by 1) f
              join brands t using (id) order by t.position, t.id`)} as brands,
           ${choices(sql`select t.id as _id, t.${name} as name, f.count
              from (select category_id as id, count(*) from found where ${but('categories')} group by 1) f
              join categories t using (id) order by t.position, t.id`)} as categories,
           ${choices(sql`select season as _id, count(*) from found, unnest(seasons) as season where ${but('seasons')}
              group by season order by array_position('{spring,summer,autumn,winter}', season)`)} as seasons,
           ${choices(sql`select t.id as _id, t.${name} as name, f.count
              from (select id, count(*) from found, unnest(color_ids) as id where ${but('colors')} group by 1) f
              join colors t using (id) order by t.position, t.id`)} as colors,
           ${choices(sql`select t.id as _id, t.${sql.ref(`label_${language}`)} as name, f.count
              from (select id, count(*) from found, unnest(size_ids_in_stock) as id where ${but('sizes')} group by 1) f
              join sizes t using (id) order by t.position, t.id`)} as sizes,
           (select json_build_object('min', coalesce(min(price), 0), 'max', coalesce(max(price), 0))
              from found where ${but('price')}) as price`;
}

function choices(query: RawBuilder<unknown>): RawBuilder<Choice[]> {
  return sql<Choice[]>`(select coalesce(json_agg(c), '[]') from (${query}) c)`;
}
