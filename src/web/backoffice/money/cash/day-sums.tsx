import { cash as t } from '#texts/cash';
import { settling as words } from '#texts/settling';
import type { CashRowSums } from '../../../../shop/money/cash/contract.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import css from './cash.module.css';

/** Sums of all counted rows, and separately what companies owe. */
export function DaySums({ sums: { withCompanies, expected, counted, ...sum } }: { sums: CashRowSums }) {
  const { difference, unsettled } = sum;
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
            {isDifference ? <Difference {...sum} /> : <MoneyCell amount={amount} />}
            <small>{t.currency}</small>
            {isDifference && unsettled !== difference && (
              <small>
                {unsettled === 0 ? (
                  words.allSettled
                ) : (
                  <>
                    {words.leftToSettle} <MoneyCell amount={unsettled} isDifference />
                  </>
                )}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Difference = ({ difference, unsettled }: Pick<CashRowSums, 'difference' | 'unsettled'>) => (
  <MoneyCell amount={difference} isDifference={unsettled === 0 ? 'closed' : true} />
);

/** The last row of the table of days. */
export const sumRow = ({ rows, expected, counted, ...sum }: CashRowSums) => ({
  day: t.sumOfRows(rows),
  expected: <MoneyCell amount={expected} />,
  counted: <MoneyCell amount={counted} />,
  difference: <Difference {...sum} />,
});
