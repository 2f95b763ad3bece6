import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
import { inLanguage } from '../../shop/places/find-place.ts';
import type { ReportRow } from '../../shop/reports/calls.ts';
import type { ReportBy, ReportName } from '../../shop/reports/reports.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../shop/time/store-time.ts';
import { type Db, transact } from '../db/database.ts';
import { cashAge } from './cash-age.ts';
import { contribution } from './contribution.ts';
import { funnel } from './funnel.ts';
import {
  DAMASCUS,
  delivered,
  groupJoins,
  groupKey,
  groupName,
  name,
  type Question,
  sold,
} from './question.ts';
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

  sellThrough: (asked) => sql`
    with ${sold(asked)}, moved as (
      select product_id, color_id, size_id, sum(change) as since_start,
             sum(change) filter (where at >= ${asked.until}) as since_end,
             sum(change) filter (where at < ${asked.until} and reason in ('received', 'supplierReturn')) as received
        from reported_stock_ledger where bucket = 'stock' and at >= ${asked.since} group by 1, 2, 3
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
        select city, area, courier_id, company_id, null as refused_for, is_partial as partial from delivered
        union all
        select city, area, courier_id, company_id, refused_for, false
          from order_figures where refused_at >= ${asked.since} and refused_at < ${asked.until})`;
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
          ? sql`e.city`
          : sql`e.city || chr(9) || e.area`;
    return sql`
      with ${delivered(asked)}, ${ended}
      select ${key} as key, min(coalesce(w.name, ${name('c', asked.language)})) as label, count(*)::float8 as ended,
             count(e.refused_for)::float8 as refused, (count(*) filter (where e.partial))::float8 as partial
        from ended e left join staff w on w.id = e.courier_id left join companies c on c.id = e.company_id
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
        with ${delivered(asked)}, ${back}
        select reason as key, reason as label, (select sum(pieces) from delivered)::float8 as kept, sum(counted)::float8 as returned,
               sum(case when first then refunded else 0 end)::float8 as refunded
          from (select *, row_number() over (partition by id) = 1 as first from back) b
         group by 1 order by returned desc, key`;
    return sql`
      with ${delivered(asked)}, ${back}, ${sold(asked)}, f as (
        select product_id, color_id, size_id, kept, 0 as returned from sold
        union all
        select l.product_id, l.color_id, l.size_id, 0, b.counted
          from back b join line_figures l on l.order_id = b.order_id and l.line_no = b.line_no
      )
      select ${groupKey(asked.by)} as key, min(${groupName(asked)}) as label, sum(f.kept)::float8 as kept,
             sum(f.returned)::float8 as returned, null::float8 as refunded
        from f ${groupJoins} group by 1 order by returned desc, key`;
  },

  pace: ({ since, until }) => {
    const hours = (from: string, to: string) =>
      sql`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)})::float8 / 3600`;
    const stretches = [
      ['toConfirm', hours('placed_at', 'confirmed_at')],
      ['toHandOver', hours('confirmed_at', 'handed_at')],
      ['toDoor', hours('handed_at', 'delivered_at')],
      ['whole', hours('placed_at', 'delivered_at')],
    ] as const;
    // One pass for each stretch: sorted together they took three times as long.
    const rows = stretches.map(
      ([key, took], place) => sql`
        select ${sql.lit(place)} as place, ${sql.lit(key)} as key, count(took)::float8 as orders,
               percentile_cont(array[0.5, 0.9]) within group (order by took) as hours
          from (select ${took} as took from order_figures where placed_at >= ${since} and placed_at < ${until}) steps`,
    );
    return sql`
      select key, key as label, orders, round(hours[1]::numeric, 1)::float8 as median, round(hours[2]::numeric, 1)::float8 as p90
        from (${sql.join(rows, sql` union all `)}) s order by place`;
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
    return sql`
      with ${sold({ period: { from: addDays(to, -27), to } })}
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
