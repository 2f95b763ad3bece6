import { reports as t } from '#texts/reports';
import { formatNumber } from '../../../../shop/money.ts';
import type { ReportRow } from '../../../../shop/office/reports/calls.ts';
import type { Column as Figure } from '../../../../shop/office/reports/reports.ts';
import { Bars, type Mark } from './bars.tsx';
import { headOf } from './report-chart.tsx';
import css from './reports.module.css';

/**
 * The steps one below the other, so that the loss between two is visible: those of looking and those of orders each on a
 * scale of their own, because of a hundred views one is an order.
 */
export function Funnel(props: { columns: readonly Figure[]; sum: ReportRow['figures'] }) {
  const marks = props.columns
    .filter(({ kind }) => kind === 'count')
    .map((column): Mark => {
      const value = props.sum[column.id] ?? 0;
      return { key: column.id, label: headOf(column), value, text: formatNumber(value) };
    });
  const blocks = [
    { head: t.funnelBlocks.looking, marks: marks.slice(0, 2) },
    { head: t.funnelBlocks.orders, marks: marks.slice(2) },
  ];
  return (
    marks.some(({ value }) => value > 0) && (
      <div className={css.blocks}>
        {blocks.map(({ head, marks: steps }) => (
          <div key={head}>
            <h2 className={css.quiet}>{head}</h2>
            <Bars marks={steps} label={t.chartOf(head)} />
          </div>
        ))}
      </div>
    )
  );
}
