import { Link, useSearchParams } from 'react-router';
import { cash as t } from '#texts/cash';
import type { CashSums } from '../../../../../shop/money/cash/contract.ts';
import { MoneyCell } from '../../../ui/cells/money-cell.tsx';
import cash from '../cash.module.css';
import css from './entries.module.css';
import type { Listed } from './entry-filter.ts';

type EntrySumsProps = { sums: CashSums; data: Listed; nameOf: (account: string) => string };

/** The sums over all pages, in all and by account; for a single account its own, with its balance before and after. */
export function EntrySums({ sums, data, nameOf }: EntrySumsProps) {
  const { balance } = sums;
  const { account } = data.filter;
  const figures: [string, number | null][] = [
    ...(balance === null ? [] : [[t.balanceBefore, balance.opening] as [string, number]]),
    [t.debit, sums.debit],
    [t.credit, sums.credit],
    ...(balance === null || balance.test === 0 ? [] : [[t.testOrders, balance.test] as [string, number]]),
    ...(balance === null ? [] : [[t.balanceAfter, balance.closing] as [string, number]]),
  ];
  return (
    <>
      <dl className={cash.sums} aria-label={account === undefined ? t.entries : nameOf(account)}>
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount === null ? <small>{t.afterCount}</small> : <MoneyCell amount={amount} />}</dd>
          </div>
        ))}
      </dl>
      {account === undefined && <ByAccount sums={sums} data={data} nameOf={nameOf} />}
    </>
  );
}

function ByAccount({ sums, data, nameOf }: EntrySumsProps) {
  const [query] = useSearchParams();
  const balances = new Map(data.accounts.map(({ _id, balance }) => [_id, balance]));
  const narrowed = (account: string) => {
    const next = new URLSearchParams(query);
    next.delete('before');
    next.set('account', account);
    return `?${next}`;
  };
  const amount = (value: number | null | undefined) =>
    typeof value === 'number' ? (
      <MoneyCell amount={value} />
    ) : (
      <span className={css.small}>{t.afterCount}</span>
    );
  return (
    <details className={css.byAccount}>
      <summary>{t.sumsByAccount}</summary>
      <p className={css.small}>{t.sumsText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.account}</th>
            <th scope="col">{t.debit}</th>
            <th scope="col">{t.credit}</th>
            <th scope="col">{t.now}</th>
          </tr>
        </thead>
        <tbody>
          {sums.accounts.map(({ account, debit, credit }) => (
            <tr key={account}>
              <th scope="row">
                <Link className="text-link" to={narrowed(account)}>
                  {nameOf(account)}
                </Link>
              </th>
              <td>{amount(debit)}</td>
              <td>{amount(credit)}</td>
              <td>{amount(balances.get(account))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.sum}</th>
            <td>{amount(sums.debit)}</td>
            <td>{amount(sums.credit)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
