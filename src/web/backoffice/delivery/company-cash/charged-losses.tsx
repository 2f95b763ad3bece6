import { Link } from 'react-router';
import { cash } from '#texts/cash';
import { claims as t } from '#texts/claims';
import { askOnce } from '../../client/ask.ts';
import css from '../../money/cash/cash.module.css';
import { Repay } from '../../money/cash/staff-due.tsx';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';

type ChargedLossesProps = { id: string; name: string; charged: number };

/** What a company owes for lost parcels, apart from its waybills, and its repayment. */
export function ChargedLosses({ id, name, charged }: ChargedLossesProps) {
  return (
    <section className={css.panel} aria-label={t.ofCompany}>
      <h2 className="card-title">{t.ofCompany}</h2>
      <p className={css.small}>{t.ofCompanyText}</p>
      <p className={css.line}>
        <span className={css.holder}>
          <MoneyCell amount={charged} />
          <Link className="text-link" to={`/cash/entries?account=company:${id}&entryKind=lost`}>
            {cash.showEntries}
          </Link>
        </span>
        <Repay
          key={charged}
          payer={{ _id: id, name, balance: charged }}
          book={async (given) => askOnce('repayClaims', { id, ...given })}
        />
      </p>
    </section>
  );
}
