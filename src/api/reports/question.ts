import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../shop/language.ts';
import type { ReportBy } from '../../shop/reports/reports.ts';
import type { StoreDate } from '../../shop/time/store-time.ts';

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

/** The figures of what was delivered in the period, and of its lines. */
export const delivered = ({ period }: Pick<Question, 'period'>) => sql`
  delivered as (select * from order_figures where day between ${period.from} and ${period.to})`;
export const sold = ({ period }: Pick<Question, 'period'>) => sql`
  sold as (
    select product_id, color_id, size_id, sum(kept) as kept
      from line_figures where day between ${period.from} and ${period.to} group by 1, 2, 3)`;

/** For a query that has its variants as `f`. */
export const groupJoins = sql`
  join products gp on gp.id = f.product_id join categories gc on gc.id = gp.category_id
  join brands gb on gb.id = gp.brand_id join sizes gs on gs.id = f.size_id join colors gl on gl.id = f.color_id`;

type Group = { table: string; column: 'name' | 'label' };

const groups: Partial<Record<ReportBy, Group>> = {
  size: { table: 'gs', column: 'label' },
  color: { table: 'gl', column: 'name' },
  brand: { table: 'gb', column: 'name' },
  product: { table: 'gp', column: 'name' },
};
const category: Group = { table: 'gc', column: 'name' };

export const groupKey = (by: ReportBy) => sql.ref(`${(groups[by] ?? category).table}.id`);

export function groupName({ by, language }: Question): RawBuilder<unknown> {
  const { table, column } = groups[by] ?? category;
  return name(table, language, column);
}
