import { cash as t } from '#texts/cash';
import type { CashRowSums } from '../../../shop/cash/contract.ts';
import { MoneyCell } from '../ui/cells/money-cell.tsx';
import css from './cash.module.css';

/** Sums over all rows that are counted; what companies owe stands apart. */
export function DaySums({ sums: { expected, counted, difference, withCompanies } }: { sums: CashRowSums }) {
  const sums = [
    [t.expectedAndDue, expected, false],
    [t.counted, counted, false],
    [t.difference, difference, true],
    [t.withCompanies, withCompanies, false],
  ] as const;
  return (
    <dl className={css.sums}>
      {sums.map(([label, amount, isDifference]) => (
        <div key={label} className={isDifference ? css.big : undefined}>
          <dt>{label}</dt>
          <dd>
            <MoneyCell amount={amount} {...(isDifference && { isDifference })} />
            <small>{t.currency}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last row of the table of days. */
export const sumRow = ({ rows, expected, counted, difference }: CashRowSums) => ({
  day: t.sumOfRows(rows),
  expected: <MoneyCell amount={expected} />,
  counted: <MoneyCell amount={counted} />,
  difference: <MoneyCell amount={difference} isDifference />,
});
