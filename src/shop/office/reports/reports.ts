import { coverDays } from '../../delivery/stock/cover.ts';
import { keysOf } from '../../keys-of.ts';

/**
 * A figure of a report. A share is `part` of `of`, both columns of the same row, so that sums of rows stay right; `each` are
 * the pounds of `part` for each of `of`.
 */
export type Column = {
  readonly id: string;
  readonly kind: 'count' | 'money' | 'dollars' | 'hours' | 'days' | 'share' | 'each';
  readonly part?: string;
  readonly of?: string;
};

/** The longest period of a report, in days. */
export const MOST_REPORT_DAYS = 800;

type ReportSpec = {
  /** What its rows may be. */
  readonly by: readonly [string, ...string[]];
  readonly columns: readonly Column[];
  /** The column that its chart shows. */
  readonly chart: string;
  /** It says what is now: a period does not change it. */
  readonly isNow?: true;
  /** By grouping: columns that say in each row the same of all, such as the parcels of which each reason is a part. */
  readonly ofAll?: Readonly<Record<string, readonly string[]>>;
  /** Rows are figures of their own, of which no sum is made. */
  readonly hasNoSum?: true;
  /** Its chart shows rows of ten cases or more alone. */
  readonly chartsMany?: true;
  /** Its chart shows the sums of its counts, each after the one it comes from. */
  readonly isFunnel?: true;
};

const count = (id: string): Column => ({ id, kind: 'count' });
const money = (id: string): Column => ({ id, kind: 'money' });
/** US cents. */
const dollars = (id: string): Column => ({ id, kind: 'dollars' });
const share = (id: string, part: string, of: string): Column => ({ id, kind: 'share', part, of });

/** Source: the figures and formulas of the merchant's rules; a period is of business days, both included. */
export const reports = {
  sales: {
    by: ['day', 'month'],
    columns: [
      count('deliveries'),
      count('pieces'),
      money('items'),
      money('delivery'),
      money('refunded'),
      money('netSales'),
    ],
    chart: 'netSales',
  },
  sellThrough: {
    by: ['size', 'color', 'category', 'product', 'variant'],
    columns: [
      count('start'),
      count('received'),
      count('had'),
      count('kept'),
      count('left'),
      share('sellThrough', 'kept', 'had'),
    ],
    chart: 'sellThrough',
  },
  refusals: {
    by: ['city', 'area', 'courier', 'level', 'reason'],
    columns: [
      count('ended'),
      count('refused'),
      share('refusalRate', 'refused', 'ended'),
      count('deliveries'),
      count('partial'),
      share('partialRate', 'partial', 'deliveries'),
    ],
    chart: 'refusalRate',
    chartsMany: true,
    ofAll: { reason: ['ended'] },
  },
  returns: {
    by: ['reason', 'category', 'size'],
    columns: [count('kept'), count('returned'), money('refunded'), share('returnRate', 'returned', 'kept')],
    chart: 'returned',
    ofAll: { reason: ['kept'] },
  },
  calls: {
    by: ['day', 'month', 'caller'],
    columns: [
      count('calls'),
      count('called'),
      count('confirmed'),
      share('confirmRate', 'confirmed', 'called'),
    ],
    chart: 'called',
  },
  pace: {
    by: ['stretch'],
    columns: [count('orders'), { id: 'median', kind: 'hours' }, { id: 'p90', kind: 'hours' }],
    chart: 'median',
    hasNoSum: true,
  },
  couriers: {
    by: ['courier'],
    columns: [
      count('deliveries'),
      count('withoutPin'),
      share('noPinRate', 'withoutPin', 'deliveries'),
      money('collected'),
    ],
    chart: 'deliveries',
  },
  stock: {
    by: ['category', 'brand', 'product'],
    columns: [count('stock'), count('kept28'), { id: 'stockDays', kind: 'days' }],
    chart: 'stock',
    isNow: true,
  },
  contribution: {
    by: ['day', 'month', 'city', 'order'],
    columns: [
      count('orders'),
      money('items'),
      money('delivery'),
      money('cost'),
      money('carrierFees'),
      // With the fee that was paid back; `refunded` is of pieces alone.
      money('refunds'),
      money('messages'),
      money('contribution'),
      { id: 'perOrder', kind: 'each', part: 'contribution', of: 'orders' },
    ],
    chart: 'contribution',
  },
  cashAge: {
    by: ['age', 'holder'],
    columns: [money('couriers'), money('companies'), money('differences'), money('outstanding')],
    chart: 'outstanding',
    isNow: true,
  },
  funnel: {
    by: ['day', 'month', 'category', 'product'],
    columns: [
      count('views'),
      count('carts'),
      share('cartRate', 'carts', 'views'),
      count('ordered'),
      share('orderRate', 'ordered', 'carts'),
      count('delivered'),
      share('doorRate', 'delivered', 'ordered'),
    ],
    chart: 'views',
    isFunnel: true,
  },
  stockValue: {
    by: ['category', 'age', 'brand', 'product'],
    columns: [count('stock'), dollars('value'), money('valuePounds'), count('uncosted')],
    chart: 'value',
    isNow: true,
  },
  searches: {
    by: ['question'],
    columns: [count('times')],
    chart: 'times',
  },
  sources: {
    by: ['source'],
    columns: [count('visits'), count('carts'), count('orders'), count('deliveries'), money('items')],
    chart: 'orders',
  },
} as const satisfies Record<string, ReportSpec>;

export type ReportName = keyof typeof reports;
export const reportNames = keysOf(reports);
export type ReportBy = (typeof reports)[ReportName]['by'][number];
export type ColumnId = (typeof reports)[ReportName]['columns'][number]['id'];

export const specOf = (name: ReportName): ReportSpec => reports[name];

/** The wanted grouping, by default the report's first one; null if the report does not have it. */
export function groupingOf(name: ReportName, wanted: string | undefined): ReportBy | null {
  const by: readonly ReportBy[] = reports[name].by;
  return wanted === undefined ? reports[name].by[0] : (by.find((one) => one === wanted) ?? null);
}

/** One row's figures by column; null for a figure that the row has not. */
export type Figures = Readonly<Record<string, number | null>>;

/** The figure of a column: a share as a fraction of 1, days of stock as pieces ÷ (kept in 28 days ÷ 28). */
export function figureOf({ id, kind, part = '', of = '' }: Column, row: Figures): number | null {
  if (kind === 'share') {
    const [top, bottom] = [row[part] ?? 0, row[of] ?? 0];
    return bottom === 0 ? null : top / bottom;
  }
  if (kind === 'each') {
    const [sum = null, number] = [row[part], row[of] ?? 0];
    return number === 0 || sum === null ? null : Math.round(sum / number);
  }
  if (kind === 'days') {
    return coverDays({ stock: row['stock'] ?? 0, kept28: row['kept28'] ?? 0 });
  }
  return row[id] ?? null;
}

/** The sums of the rows, from which shares are computed again. */
export function sumOf(name: ReportName, by: ReportBy, rows: readonly Figures[]): Figures | null {
  if (specOf(name).hasNoSum === true) return null;
  return Object.fromEntries(
    summedColumns(name).map((id) => {
      const figures = rows.map((row) => row[id] ?? null);
      return [id, isOfAll(name, by, id) ? (figures[0] ?? 0) : sumOfColumn(figures)];
    }),
  );
}

/** Whether each row has the figure of all in this column, so that its sum is that figure. */
export const isOfAll = (name: ReportName, by: ReportBy, id: string): boolean =>
  specOf(name).ofAll?.[by]?.includes(id) === true;

/** Of a report that has sums: the columns they are made of. */
export const summedColumns = (name: ReportName): string[] =>
  specOf(name)
    .columns.filter(({ kind }) => kind === 'count' || kind === 'money' || kind === 'dollars')
    .map(({ id }) => id);

/** Null where no row has the figure. */
function sumOfColumn(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return figures.length > 0 && known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}
