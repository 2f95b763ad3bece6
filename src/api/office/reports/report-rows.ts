import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { ReportRow } from '../../../shop/office/reports/calls.ts';
import {
  type Figures,
  isOfAll,
  type ReportBy,
  type ReportName,
  specOf,
  summedColumns,
  sumOf,
} from '../../../shop/office/reports/reports.ts';
import { addressInLanguage } from '../../../shop/people/places/find-place.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';
import { lastWritten } from '../../catalog/search/desk/missed-questions.ts';
import { cameBack } from '../../delivery/stock/came-back.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { calls } from './calls.ts';
import { cashAge } from './cash-age.ts';
import { contribution, ordersByContribution } from './contribution.ts';
import { funnel } from './funnel.ts';
import { DAMASCUS, delivered, groupJoins, groupKey, groupName, partOf, type Question } from './question.ts';
import { refusals } from './refusals.ts';
import { namedVariants, sellThrough } from './sell-through.ts';
import { stockValue } from './stock-value.ts';

type Report = { rows: ReportRow[]; sum: Figures | null; left: number };

/** A row as it is read: its figures, and what `shortened` counted of all rows. */
type ReadRow = {
  key: string | number | null;
  label: string | number | null;
  summed?: Summed;
  [figure: string]: string | number | null | Summed | undefined;
};
type Summed = Figures & { rows: number };

/**
 * The rows of a report, in the order of its page: days by date, the rest by their largest figure. Beyond `most` they are only
 * counted and summed up, in the database: two years have hundreds of thousands of orders.
 */
export async function readRows(
  db: Db,
  name: ReportName,
  asked: Omit<Question, 'since' | 'until'>,
  most: number | null,
): Promise<Report> {
  const { by, period, language, now } = asked;
  // Of days to come nothing is known, not even what will be there at their start.
  if (specOf(name).isNow !== true && period.from > storeDateOf(now))
    return { rows: [], sum: sumOf(name, by, []), left: 0 };
  const since = startOfStoreDay(period.from);
  const until = startOfStoreDay(addDays(period.to, 1));
  const query = queries[name]({ ...asked, since, until });
  const isOfPlaces = by === 'city' || by === 'area';
  const { rows } = await transact(db, async (tx) => {
    // A plan that knows the period: one for every period walks indexes row by row through two years.
    // A merge join reads all of an index for a month of orders.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
                     set_config('jit', 'off', true), set_config('random_page_cost', '1.1', true),
                     set_config('enable_mergejoin', 'off', true)`.execute(tx);
    const named = { order: () => ordersByContribution(most), variant: () => namedVariants(most, language) };
    const isNamed = by === 'order' || by === 'variant';
    const first = isNamed ? named[by]() : sql`select * from report limit ${most}`;
    const whole = isNamed ? sql`with report as (${query}) ${first}` : query;
    const read = most === null || isOfPlaces ? whole : shortened(name, by, query, first);
    return sql<ReadRow>`${read}`.execute(tx);
  });
  const shown = rows.map(({ key, label, summed: _summed, ...figures }) => ({
    key: String(key ?? ''),
    label: labelOf(by, String(key ?? ''), label, language),
    // Of the columns beside key and label every one is a number or null.
    figures: figures as ReportRow['figures'],
  }));
  const counted = rows[0]?.summed;
  if (counted !== undefined) {
    const { rows: all, ...sum } = counted;
    return { rows: shown, sum: specOf(name).hasNoSum === true ? null : sum, left: all - shown.length };
  }
  const merged = isOfPlaces ? inOnePlace(shown, largest[name] ?? '') : shown;
  const sum = sumOf(
    name,
    by,
    merged.map(({ figures }) => figures),
  );
  const first = most === null ? merged : merged.slice(0, most);
  return { rows: first, sum, left: merged.length - first.length };
}

/** The first rows of `report`, and in each of them the number and the sums of all as `summed`. */
function shortened(
  name: ReportName,
  by: ReportBy,
  report: RawBuilder<unknown>,
  first: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sums = summedColumns(name).map((id) => {
    const figure = sql.ref(id);
    return sql`, ${sql.lit(id)}, ${isOfAll(name, by, id) ? sql`max(${figure})` : sql`sum(${figure})`}`;
  });
  return sql`
    with report as materialized (${report})
    select r.*, s.summed from (${first}) r
     cross join (select json_build_object('rows', count(*)${sql.join(sums, sql``)}) as summed from report) s`;
}

function labelOf(by: ReportBy, key: string, label: string | number | null, language: Language): string {
  const t = texts[language].reports;
  if (by === 'city' || by === 'area') {
    // City and area, parted by a tab: free text that may be in either language.
    const [city = '', area = ''] = key.split('\t');
    const place = addressInLanguage({ city, area }, language);
    return by === 'city' || place.area === '' ? place.city : `${place.city}${t.comma}${place.area}`;
  }
  const named: Partial<Record<ReportBy, Words>> = {
    level: texts[language].customers.levels,
    source: texts[language].sources,
  };
  const words: Words = named[by] ?? (keyed.has(by) ? t.keys : {});
  return words[key] ?? (label === null || label === '' ? t.unknown : String(label));
}

type Words = Readonly<Record<string, string>>;
/** Groupings whose keys are codes; those of the others are ids and what people typed. */
const keyed: ReadonlySet<ReportBy> = new Set<ReportBy>(['reason', 'stretch', 'age', 'holder']);

/** The figure by which reports of places are in order. */
const largest: Partial<Record<ReportName, string>> = { refusals: 'refused', contribution: 'contribution' };

/** Rows that name the same place in two languages are one, at the place of its sum. */
function inOnePlace(rows: ReportRow[], by: string): ReportRow[] {
  const places = new Map<string, ReportRow>();
  for (const row of rows) {
    const same = places.get(row.label);
    if (same === undefined) places.set(row.label, { ...row, key: row.label });
    else
      for (const [id, value] of Object.entries(row.figures)) {
        const other = same.figures[id] ?? null;
        same.figures[id] = value === null ? other : value + (other ?? 0);
      }
  }
  const rank = ({ figures }: ReportRow) => figures[by] ?? 0;
  return [...places.values()].sort((one, other) => rank(other) - rank(one));
}

const queries: Record<ReportName, (asked: Question) => RawBuilder<unknown>> = {
  sales: (asked) => {
    const form = asked.by === 'month' ? sql.lit('YYYY-MM') : sql.lit('YYYY-MM-DD');
    return sql`
      with ${delivered(asked)}, f as (
        select day, count(*) as deliveries, sum(items) as items, sum(fee) as fee, sum(pieces) as pieces, 0 as refunded
          from delivered group by 1
        union all
        select (settled_at at time zone ${DAMASCUS})::date, 0, 0, 0, 0, sum(refund_amount - refund_rounding - delivery_refund)
          from returns where status = 'refunded' and settled_at >= ${asked.since} and settled_at < ${asked.until} group by 1
      )
      select to_char(day, ${form}) as key, to_char(day, ${form}) as label, sum(deliveries)::float8 as deliveries,
             sum(pieces)::float8 as pieces, sum(items)::float8 as items, sum(fee)::float8 as delivery,
             sum(refunded)::float8 as refunded, sum(items - refunded)::float8 as "netSales"
        from f group by 1 order by 1`;
  },

  sources: ({ since, until, period }) => sql`
    with ordered as (
      select coalesce(o.came_from, 'direct') as source, count(*)::float8 as orders,
             count(f.delivered_at)::float8 as deliveries,
             coalesce(sum(f.items) filter (where f.delivered_at is not null), 0)::float8 as items
        from order_figures f join orders o on o.id = f.order_id
       where f.placed_at >= ${since} and f.placed_at < ${until} and f.placed_on is not null group by 1),
         came as (
      select source, sum(visits)::float8 as visits, sum(carts)::float8 as carts
        from source_days where day between ${period.from} and ${period.to} group by 1)
    select source as key, null as label, coalesce(visits, 0) as visits, coalesce(carts, 0) as carts,
           coalesce(orders, 0) as orders, coalesce(deliveries, 0) as deliveries, coalesce(items, 0) as items
      from ordered full join came using (source)
     order by orders desc, visits desc, key`,

  sellThrough,

  returns: (asked) => {
    const back = sql`
      back as (
        select i.order_id, i.line_no, r.id, r.reason, i.counted,
               case when r.status = 'refunded' then r.refund_amount - r.refund_rounding - r.delivery_refund else 0 end as refunded
          from returns r join return_items i on i.return_id = r.id
          join delivered d on d.order_id = r.order_id
         where r.kind = 'return' and r.status in ('received', 'refunded'))`;
    if (asked.by === 'reason')
      return sql`
        with ${delivered(asked)}, ${back}
        select reason as key, reason as label, (select sum(pieces) from delivered)::float8 as kept, sum(counted)::float8 as returned,
               sum(case when first then refunded else 0 end)::float8 as refunded
          from (select *, row_number() over (partition by id) = 1 as first from back) b
         group by 1 order by returned desc, key`;
    return sql`
      with ${delivered(asked)}, ${back}, f as (
        select ${partOf(asked.by)} as part, sum(kept) as kept, 0 as returned
          from line_figures where day between ${asked.period.from} and ${asked.period.to} group by 1
        union all
        select ${partOf(asked.by, 'l')}, 0, sum(b.counted)
          from back b join line_figures l on l.order_id = b.order_id and l.line_no = b.line_no group by 1
      )
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.kept)::float8 as kept,
             sum(f.returned)::float8 as returned, null::float8 as refunded
        from f ${groupJoins(asked.by)} group by 1 order by returned desc, key`;
  },

  pace: ({ since, until }) => {
    const stretches = ['toConfirm', 'toHandOver', 'toDoor', 'whole'].map((key) => sql.ref(key));
    const figures = stretches.map(
      (took) =>
        sql`array[count(${took})::float8] || coalesce(percentile_cont(array[0.5, 0.9]) within group (order by ${took}), array[null, null]::float8[])`,
    );
    return sql`
      with steps as (
        select extract(epoch from confirmed_at - placed_at)::float8 / 3600 as "toConfirm",
               extract(epoch from handed_at - confirmed_at)::float8 / 3600 as "toHandOver",
               extract(epoch from delivered_at - handed_at)::float8 / 3600 as "toDoor",
               extract(epoch from delivered_at - placed_at)::float8 / 3600 as whole
          from order_figures where placed_at >= ${since} and placed_at < ${until}
      ), figures as (select array[${sql.join(figures)}] as f from steps)
      select key, key as label, f[place][1] as orders, round(f[place][2]::numeric, 1)::float8 as median,
             round(f[place][3]::numeric, 1)::float8 as p90
        from figures, unnest(array['toConfirm', 'toHandOver', 'toDoor', 'whole']) with ordinality as s (key, place)
       where exists (select from order_figures where placed_at >= ${since} and placed_at < ${until}) order by place`;
  },

  couriers: (asked) => sql`
    with ${delivered(asked)}
    select d.courier_id as key, min(w.name) as label, count(*)::float8 as deliveries,
           (count(*) filter (where d.without_pin))::float8 as "withoutPin", sum(d.collected)::float8 as collected
      from delivered d left join staff w on w.id = d.courier_id
     where d.courier_id is not null group by 1 order by deliveries desc, key`,

  stock: (asked) => {
    // Of the last four weeks, today among them.
    const to = storeDateOf(asked.now);
    const from = addDays(to, -27);
    const part = partOf(asked.by);
    return sql`
      with came_back as (${cameBack(startOfStoreDay(from))}), f as (
        select ${part} as part, sum(stock) as stock, 0 as kept from reported_variants group by 1
        union all
        select ${partOf(asked.by, 'l')}, 0, sum(l.kept - coalesce(b.pieces, 0))
          from line_figures l left join came_back b on b.order_id = l.order_id and b.line_no = l.line_no
         where l.day between ${from} and ${to} group by 1
      )
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.stock)::float8 as stock, sum(f.kept)::float8 as kept28
        from f ${groupJoins(asked.by)} group by 1
       having sum(f.stock) > 0 or sum(f.kept) > 0 order by kept28 desc, stock desc, key`;
  },

  refusals,
  calls,
  stockValue,
  contribution,
  cashAge,
  funnel,

  // In both languages: most shoppers do not ask in that of who reads the report.
  searches: ({ period }) => sql`
    select question as key, ${lastWritten} as label, sum(times)::float8 as times from search_misses
     where day between ${period.from} and ${period.to}
     group by 1 order by times desc, key`,
};
