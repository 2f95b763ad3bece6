import { language } from '#texts/language';
import { reports as t } from '#texts/reports';
import { formatMoney } from '../../../../shop/money.ts';
import type { ReportRow } from '../../../../shop/office/reports/calls.ts';
import { addDays } from '../../../../shop/time/store-time.ts';
import css from './report-cards.module.css';

const WEEK = 7;

/** The last seven days beside the seven before: sales of `to` and the thirteen days before it. */
export function WeekBeside({ rows, to }: { rows: readonly ReportRow[]; to: string }) {
  const start = addDays(to, 1 - WEEK);
  const sumOf = (isIn: (day: string) => boolean, column: string) =>
    rows.filter(({ key }) => isIn(key)).reduce((sum, { figures }) => sum + (figures[column] ?? 0), 0);
  const weeks = [
    { name: t.week.last, isIn: (day: string) => day >= start },
    { name: t.week.before, isIn: (day: string) => day < start },
  ].map(({ name, isIn }) => ({ name, sales: sumOf(isIn, 'netSales'), parcels: sumOf(isIn, 'deliveries') }));
  const most = Math.max(1, ...weeks.map(({ sales }) => sales));
  return (
    <dl className={css.weeks}>
      {weeks.map(({ name, sales, parcels }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{formatMoney(sales, language)}</b> <span className={css.quiet}>{t.week.parcels(parcels)}</span>
            <meter min={0} max={most} value={Math.max(0, sales)} aria-label={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
