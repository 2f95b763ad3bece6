import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { ReportBy } from '../../../shop/office/reports/reports.ts';
import type { StoreDate } from '../../../shop/time/store-time.ts';

export type Period = { from: StoreDate; to: StoreDate };

/** What a report is asked: its rows, and the instants of its period, `until` not included. */
export type Question = {
  by: ReportBy;
  since: Date;
  until: Date;
  period: Period;
  language: Language;
  now: Date;
  /** What an SMS costs, in pounds. */
  messageCost: number;
};

export const DAMASCUS = sql.lit('Asia/Damascus');
export const name = (table: string, language: Language, column = 'name') =>
  sql.ref(`${table}.${column}_${language}`);

/** The figures of what was delivered in the period. */
export const delivered = ({ period }: Question) => sql`
  delivered as (select * from order_figures where day between ${period.from} and ${period.to})`;

type Group = {
  by: 'size_id' | 'color_id' | 'product_id';
  id: string;
  table: string;
  column: 'name' | 'label';
};

const groups: Partial<Record<ReportBy, Group>> = {
  size: { by: 'size_id', id: 'gs.id', table: 'gs', column: 'label' },
  color: { by: 'color_id', id: 'gl.id', table: 'gl', column: 'name' },
  brand: { by: 'product_id', id: 'gb.id', table: 'gb', column: 'name' },
  product: { by: 'product_id', id: 'gp.id', table: 'gp', column: 'name' },
};
const category: Group = { by: 'product_id', id: 'gc.id', table: 'gc', column: 'name' };
const groupOf = (by: ReportBy) => groups[by] ?? category;

/** Pieces are summed up by this column of theirs, as `part`, before names are joined: there are a million, and few names. */
export const partOf = (by: ReportBy, table = ''): RawBuilder<unknown> =>
  sql.ref(`${table === '' ? '' : `${table}.`}${groupOf(by).by}`);

/** For a query that has those sums as `f`. */
export const groupJoins = (by: ReportBy): RawBuilder<unknown> =>
  ({
    size_id: sql`join sizes gs on gs.id = f.part`,
    color_id: sql`join colors gl on gl.id = f.part`,
    product_id: sql`join products gp on gp.id = f.part join categories gc on gc.id = gp.category_id join brands gb on gb.id = gp.brand_id`,
  })[groupOf(by).by];

export const groupKey = (by: ReportBy) => sql.ref(groupOf(by).id);

export function groupName({ by, language }: Question): RawBuilder<unknown> {
  const { table, column } = groupOf(by);
  return name(table, language, column);
}
