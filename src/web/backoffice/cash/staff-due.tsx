import { useState } from 'react';
import { cash as t } from '#texts/cash';
import type { StaffDue } from '../../../shop/cash/contract.ts';
import { formatNumber } from '../../../shop/money.ts';
import { fieldText } from '../../client/forms/form-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { digitsOf } from '../../ui/fields/digits.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FormSheet } from '../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../client/ask.ts';
import { useAct } from '../client/use-act.ts';
import { useMe } from '../layout/me.ts';
import { MoneyCell } from '../ui/cells/money-cell.tsx';
import { AmountField } from '../ui/fields/amount-field.tsx';
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
            </span>
            {due._id !== me && <Repay due={due} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Repay({ due: { _id: staffId, name, balance } }: { due: StaffDue }) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const amount = Number(digitsOf(fieldText(form, 'amount')));
    const into = fieldText(form, 'into') === 'bank' ? 'bank' : 'safe';
    if (amount === 0) return setError(t.amountMissing);
    if (amount > balance) return setError(t.repayTooMuch(formatNumber(balance)));
    if ((await act(async () => askOnce('repayStaffDue', { staffId, amount, into }))) !== null) setOpen(false);
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
        <AmountField
          name="amount"
          label={t.amount}
          maxLength={11}
          defaultValue={String(balance)}
          error={error}
        />
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
