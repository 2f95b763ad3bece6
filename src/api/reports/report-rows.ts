import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
import { inLanguage } from '../../shop/places/find-place.ts';
import type { ReportRow } from '../../shop/reports/calls.ts';
import type { ReportBy, ReportName } from '../../shop/reports/reports.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { addDays, startOfStoreDay } from '../../shop/time/store-time.ts';
import { type Db, transact } from '../db/database.ts';
import { cashAge } from './cash-age.ts';
import { contribution } from './contribution.ts';
import { funnel } from './funnel.ts';
import { DAMASCUS, delivered, groupJoins, groupKey, groupName, name, type Question } from './question.ts';
import { stockValue } from './stock-value.ts';

/** All rows of a report, in the order of its page: days by date, the rest by their largest figure. */
export async function readRows(
  db: Db,
  name: ReportName,
  asked: Omit<Question, 'since' | 'until'>,
): Promise<ReportRow[]> {
  const { by, period, language } = asked;
  const since = startOfStoreDay(period.from);
  const until = startOfStoreDay(addDays(period.to, 1));
  const query = queries[name]({ ...asked, since, until });
  const { rows } = await transact(db, async (tx) => {
    // A plan that knows the period: one for every period walks indexes row by row through two years.
    // A merge join reads all of an index for a month of orders.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true),
                     set_config('jit', 'off', true), set_config('random_page_cost', '1.1', true),
                     set_config('enable_mergejoin', 'off', true)`.execute(tx);
    return sql<Record<string, string | number | null>>`${query}`.execute(tx);
  });
  const shown = rows.map(({ key, label, ...figures }) => ({
    key: String(key ?? ''),
    label: labelOf(by, String(key ?? ''), label, language),
    // Of the columns beside key and label every one is a number or null.
    figures: figures as ReportRow['figures'],
  }));
  return by === 'city' || by === 'area' ? inOnePlace(shown) : shown;
}

function labelOf(
  by: ReportBy,
  key: string,
  label: string | number | null | undefined,
  language: Language,
): string {
  const t = texts[language].reports;
  if (by === 'city' || by === 'area') {
    // City and area, parted by a tab: free text that may be in either language.
    const [city = '', area = ''] = key.split('\t');
    const place = inLanguage({ city, area }, language);
    return by === 'city' || place.area === '' ? place.city : `${place.city}${t.comma}${place.area}`;
  }
  const words: Readonly<Record<string, string>> = t.keys;
  return words[key] ?? (label === null || label === undefined || label === '' ? t.unknown : String(label));
}

/** Rows that name the same place in two languages are one. */
function inOnePlace(rows: ReportRow[]): ReportRow[] {
  const places = new Map<string, ReportRow>();
  for (const row of rows) {
    const same = places.get(row.label);
    if (same === undefined) places.set(row.label, { ...row, key: row.label });
    else
      for (const [id, value] of Object.entries(row.figures))
        same.figures[id] = (same.figures[id] ?? 0) + (value ?? 0);
  }
  return [...places.values()];
}

const queries: Record<ReportName, (asked: Question) => RawBuilder<unknown>> = {
  sales: (asked) => {
    const form = asked.by === 'month' ? sql.lit('YYYY-MM') : sql.lit('YYYY-MM-DD');
    const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone ${DAMASCUS})::date`;
    return sql`
      with ${delivered(asked)}, d as materialized (
        select id, items, fee, ${dayOf(sql`delivered_at`)} as day from delivered
      ), f as (
        select day, count(*) as deliveries, sum(items) as items, sum(fee) as fee, 0 as pieces, 0 as refunded
          from d group by 1
        union all
        select d.day, 0, 0, 0, sum(l.kept), 0
          from d join settlement_lines l on l.settlement_id = d.id group by 1
        union all
        select ${dayOf(sql`settled_at`)}, 0, 0, 0, 0, sum(refund_amount - refund_rounding - delivery_refund)
          from returns where status = 'refunded' and settled_at >= ${asked.since} and settled_at < ${asked.until} group by 1
      )
      select to_char(day, ${form}) as key, to_char(day, ${form}) as label, sum(deliveries)::float8 as deliveries,
             sum(pieces)::float8 as pieces, sum(items)::float8 as items, sum(fee)::float8 as delivery,
             sum(refunded)::float8 as refunded, sum(items - refunded)::float8 as "netSales"
        from f group by 1 order by 1`;
  },

  sellThrough: (asked) => sql`
    with ${delivered(asked)}, moved as (
      select product_id, color_id, size_id, sum(change) as since_start,
             sum(change) filter (where at >= ${asked.until}) as since_end,
             sum(change) filter (where at < ${asked.until} and reason in ('received', 'supplierReturn')) as received
        from reported_stock_ledger where bucket = 'stock' and at >= ${asked.since} group by 1, 2, 3
    ), sold as (
      select l.product_id, l.color_id, l.size_id, sum(s.kept) as kept
        from delivered d join settlement_lines s on s.settlement_id = d.id
        join order_lines l on l.order_id = s.order_id and l.line_no = s.line_no group by 1, 2, 3
    ), figures as (
      select v.product_id, v.color_id, v.size_id, v.stock - coalesce(m.since_start, 0) as start,
             coalesce(m.received, 0) as received, coalesce(s.kept, 0) as kept, v.stock - coalesce(m.since_end, 0) as left
        from reported_variants v left join moved m using (product_id, color_id, size_id)
        left join sold s using (product_id, color_id, size_id)
    )
    select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.start)::float8 as start,
           sum(f.received)::float8 as received, sum(f.start + f.received)::float8 as had, sum(f.kept)::float8 as kept,
           sum(f.left)::float8 as left
      from figures f ${groupJoins}
     group by 1 having sum(f.start + f.received) + sum(f.kept) > 0
     order by kept desc, key`,

  refusals: (asked) => {
    const ended = sql`
      ended as (
        select d.order_id, d.courier_id, d.company_id, null as refused_for, p.settlement_id is not null as partial
          from delivered d
          left join (select distinct s.settlement_id
                       from delivered d join settlement_lines s on s.settlement_id = d.id
                       join order_lines l on l.order_id = s.order_id and l.line_no = s.line_no
                      where s.kept < l.quantity) p on p.settlement_id = d.id
        union all
        select order_id, courier_id, company_id, refused_for, false from parcels p
         where return_id is null and exists (select from reported_orders o where o.id = p.order_id) and refused_at >= ${asked.since} and refused_at < ${asked.until})`;
    if (asked.by === 'reason')
      return sql`
        with ${delivered(asked)}, ${ended}
        select refused_for as key, refused_for as label, (select count(*) from ended)::float8 as ended,
               count(*)::float8 as refused, 0::float8 as partial
          from ended where refused_for is not null group by 1 order by refused desc, key`;
    const key =
      asked.by === 'courier'
        ? sql`coalesce(e.courier_id, e.company_id)`
        : asked.by === 'city'
          ? sql`o.address ->> 'city'`
          : sql`(o.address ->> 'city') || chr(9) || coalesce(o.address ->> 'area', '')`;
    return sql`
      with ${delivered(asked)}, ${ended}
      select ${key} as key, min(coalesce(w.name, ${name('c', asked.language)})) as label, count(*)::float8 as ended,
             count(e.refused_for)::float8 as refused, (count(*) filter (where e.partial))::float8 as partial
        from ended e join reported_orders o on o.id = e.order_id
        left join staff w on w.id = e.courier_id left join companies c on c.id = e.company_id
       group by 1 order by refused desc, ended desc, key`;
  },

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
        with ${delivered(asked)}, ${back}, kept as (
          select sum(s.kept) as kept from delivered d join settlement_lines s on s.settlement_id = d.id
        )
        select reason as key, reason as label, (select kept from kept)::float8 as kept, sum(counted)::float8 as returned,
               sum(case when first then refunded else 0 end)::float8 as refunded
          from (select *, row_number() over (partition by id) = 1 as first from back) b
         group by 1 order by returned desc, key`;
    return sql`
      with ${delivered(asked)}, ${back}, f as (
        select l.product_id, l.color_id, l.size_id, sum(s.kept) as kept,
               coalesce(sum(b.counted), 0) as returned
          from delivered d join settlement_lines s on s.settlement_id = d.id
          join order_lines l on l.order_id = s.order_id and l.line_no = s.line_no
          left join (select order_id, line_no, sum(counted) as counted from back group by 1, 2) b
            on b.order_id = s.order_id and b.line_no = s.line_no
         group by 1, 2, 3
      )
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.kept)::float8 as kept,
             sum(f.returned)::float8 as returned, null::float8 as refunded
        from f ${groupJoins} group by 1 order by returned desc, key`;
  },

  pace: ({ since, until }) => sql`
    with steps as (
      select o.placed_at, min(h.at) filter (where h.step = 'confirm') as confirmed,
             min(h.at) filter (where h.step in ('handOver', 'handOverCompany')) as handed,
             (select s.delivered_at from reported_settlements s where s.parcel_id = p.id) as ended
        from reported_orders o join parcels p on p.order_id = o.id and p.return_id is null
        left join parcel_history h on h.parcel_id = p.id
       where o.placed_at >= ${since} and o.placed_at < ${until} group by o.id, o.placed_at, p.id
    ), stretches as (
      select 1 as place, 'toConfirm' as key, confirmed - placed_at as took from steps
      union all select 2, 'toHandOver', handed - confirmed from steps
      union all select 3, 'toDoor', ended - handed from steps
      union all select 4, 'whole', ended - placed_at from steps
    )
    select key, key as label, count(took)::float8 as orders,
           round((extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600)::numeric, 1)::float8 as median,
           round((extract(epoch from percentile_cont(0.9) within group (order by took)) / 3600)::numeric, 1)::float8 as p90
      from stretches group by place, key order by place`,

  couriers: (asked) => sql`
    with ${delivered(asked)}
    select d.courier_id as key, min(w.name) as label, count(*)::float8 as deliveries, count(d.no_pin)::float8 as "withoutPin",
           sum(d.collected)::float8 as collected
      from delivered d left join staff w on w.id = d.courier_id
     where d.courier_id is not null group by 1 order by deliveries desc, key`,

  stock: (asked) => {
    // What is delivered at this very moment counts.
    const until = new Date(asked.now.getTime() + 1);
    const since = new Date(until.getTime() - 28 * 86_400_000);
    return sql`
      with ${delivered({ ...asked, since, until })}, sold as (
        select l.product_id, l.color_id, l.size_id, sum(s.kept) as kept
          from delivered d join settlement_lines s on s.settlement_id = d.id
          join order_lines l on l.order_id = s.order_id and l.line_no = s.line_no group by 1, 2, 3
      )
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.stock)::float8 as stock,
             coalesce(sum(s.kept), 0)::float8 as kept28
        from reported_variants f left join sold s using (product_id, color_id, size_id) ${groupJoins}
       group by 1 having sum(f.stock) > 0 or sum(s.kept) > 0 order by kept28 desc, stock desc, key`;
  },

  stockValue,
  contribution,
  cashAge,
  funnel,

  searches: ({ period, language }) => sql`
    select question as key, question as label, sum(times)::float8 as times from search_misses
     where day between ${period.from} and ${period.to} and language = ${language}
     group by 1 order by times desc, key`,
};
