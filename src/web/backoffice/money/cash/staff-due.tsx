import { useState } from 'react';
import { Link } from 'react-router';
import { cash as t } from '#texts/cash';
import { formatNumber } from '../../../../shop/money.ts';
import type { StaffDue } from '../../../../shop/money/cash/contract.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { useMe } from '../../layout/me.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import css from './cash.module.css';

/** The shortages that were charged to the staff and are not paid back. */
export function StaffDues({ dues }: { dues: readonly StaffDue[] }) {
  const me = useMe().staff._id;
  return (
    <section className={css.panel} aria-label={t.staffDue}>
      <h2 className="card-title">{t.staffDue}</h2>
      <ul className={css.list}>
        {dues.map((due) => (
          <li key={due._id}>
            <span className={css.holder}>
              <b dir="auto">{due.name}</b>
              <MoneyCell amount={due.balance} />
              <Link className="text-link" to={`/cash/entries?account=staffDue:${due._id}`}>
                {t.showEntries}
              </Link>
            </span>
            {due._id !== me && (
              <Repay
                key={due.balance}
                payer={due}
                book={async (given) => askOnce('repayStaffDue', { staffId: due._id, ...given })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RepayProps = {
  payer: StaffDue;
  book: (given: { amount: number; into: 'safe' | 'bank' }) => Promise<unknown>;
};

/** The repayment of a charged amount by a member of the staff or a company. */
export function Repay({ payer: { _id: id, name, balance }, book }: RepayProps) {
  const [isOpen, setOpen] = useState(false);
  const [sum, setSum] = useStoredText(`repay ${id}`, String(balance));
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const amount = Number(digitsOf(sum));
    const into = fieldText(form, 'into') === 'bank' ? 'bank' : 'safe';
    if (amount === 0) return setError(t.amountMissing);
    if (amount > balance) return setError(t.repayTooMuch(formatNumber(balance)));
    const save = async () => {
      await book({ amount, into });
      // Before the page is read again, which shows what is left.
      setSum(String(balance));
      setOpen(false);
      toast.success(t.booked);
    };
    await act(save);
  };
  return (
    <>
      <Button tone="secondary" small onClick={() => setOpen(true)}>
        {t.repay}
        <span className="visually-hidden">: {name}</span>
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.repayTitle(name)}
        action={t.repayNow}
        busy={busy}
        onSubmit={submit}
        onChange={() => setError(undefined)}
      >
        <p>{t.repayText(formatNumber(balance))}</p>
        <AmountField label={t.amount} maxLength={11} value={sum} onType={setSum} error={error} />
        <SelectField name="into" label={t.repayInto}>
          {(['safe', 'bank'] as const).map((account) => (
            <option key={account} value={account}>
              {t.accounts[account]}
            </option>
          ))}
        </SelectField>
      </FormSheet>
    </>
  );
}
