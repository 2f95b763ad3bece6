import { useState } from 'react';
import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from '../returns.module.css';
import { printReceipt } from './print-receipt.ts';

/** Refunds in cash, from the safe or a courier, against a signed receipt, or in points, which the shopper may still choose now. */
export function RefundForm({ request }: { request: ConsoleReturn }) {
  const { _id: id, version, refund, couriers } = request;
  const { wants, cash, points } = refund;
  const [choseNow, setChoseNow] = useState(false);
  const as = choseNow ? 'points' : wants;
  const [from, setFrom] = useState('');
  const [receiptSigned, setSigned] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const { busy, act } = useAct();
  const submit = () => {
    const isUnsigned = as === 'cash' && !receiptSigned;
    setWrong(isUnsigned);
    if (isUnsigned) return;
    const courierId = from === '' ? null : from;
    void act(async () => askOnce('refundReturn', { id, version, as, courierId, receiptSigned, choseNow }));
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {wants === 'cash' && request.substitute === null && (
        <Checkbox
          label={t.pointsInstead(points)}
          checked={choseNow}
          onChange={({ currentTarget }) => setChoseNow(currentTarget.checked)}
        />
      )}
      {as === 'cash' && (
        <>
          <SelectField
            compact
            label={t.from}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          >
            <option value="">{t.safe}</option>
            {couriers
              .filter((courier) => courier.cash >= cash)
              .map(({ _id, name, cash: held }) => (
                <option key={_id} value={_id}>
                  {t.courierHolds(name, formatMoney(held, language))}
                </option>
              ))}
          </SelectField>
          <Button tone="secondary" small icon="printer" onClick={() => printReceipt(request)}>
            {t.printReceipt}
          </Button>
          <Checkbox
            label={t.signed}
            checked={receiptSigned}
            onChange={({ currentTarget }) => setSigned(currentTarget.checked)}
          />
          {isWrong && <FieldError>{t.signedMissing}</FieldError>}
        </>
      )}
      <Button type="submit" wide icon={as === 'cash' ? 'banknote' : 'coins'} busy={busy}>
        {as === 'cash' ? t.payCash(formatMoney(cash, language)) : t.payPoints(points)}
      </Button>
    </form>
  );
}
