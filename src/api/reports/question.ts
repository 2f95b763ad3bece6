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
export const partOf = (by: ReportBy, table = ''): RawBuilder<unknown> => {
  const column = (id: string) => sql.ref(`${table === '' ? '' : `${table}.`}${id}`);
  if (by !== 'variant') return column(groupOf(by).by);
  return sql`concat_ws(chr(9), ${column('product_id')}, ${column('color_id')}, ${column('size_id')})`;
};

/** For a query that has those sums as `f`. */
export const groupJoins = (by: ReportBy): RawBuilder<unknown> =>
  by === 'variant' ? variantJoins : joinsOf(by);

const variantJoins = sql`
  join products gp on gp.id = split_part(f.part, chr(9), 1) join colors gl on gl.id = split_part(f.part, chr(9), 2)
  join sizes gs on gs.id = split_part(f.part, chr(9), 3)`;

const joinsOf = (by: ReportBy): RawBuilder<unknown> =>
  ({
    size_id: sql`join sizes gs on gs.id = f.part`,
    color_id: sql`join colors gl on gl.id = f.part`,
    product_id: sql`join products gp on gp.id = f.part join categories gc on gc.id = gp.category_id join brands gb on gb.id = gp.brand_id`,
  })[groupOf(by).by];

export const groupKey = (by: ReportBy): RawBuilder<unknown> =>
  by === 'variant' ? sql`f.part` : sql.ref(groupOf(by).id);

export function groupName({ by, language }: Question): RawBuilder<unknown> {
  if (by === 'variant')
    return sql`concat_ws(' · ', ${name('gp', language)}, ${name('gl', language)}, ${name('gs', language, 'label')})`;
  const { table, column } = groupOf(by);
  return name(table, language, column);
}
