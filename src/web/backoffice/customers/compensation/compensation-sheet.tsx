import { type FormEvent, useState } from 'react';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import { asciiDigits } from '../../../../shop/ascii-digits.ts';
import type { Customer } from '../../../../shop/customers/contract.ts';
import { formatMoney, formatNumber } from '../../../../shop/money.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from '../customers.module.css';

const FORM = 'compensation';

type CompensationSheetProps = { customer: Customer; caseId: string; onClose: () => void };

/** Gives the customer of a case a coupon of their own. */
export function CompensationSheet({ customer, caseId, onClose }: CompensationSheetProps) {
  const { compensationLeft: left, compensationStep: step } = customer;
  const { busy, act } = useAct();
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const most = formatMoney(left, language);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = Number(asciiDigits(fieldText(event.currentTarget, 'amount')).replaceAll(/[^\d]/g, ''));
    const reason = fieldText(event.currentTarget, 'reason');
    const isAmountWrong = amount < 1 || amount > left || amount % step !== 0;
    setErrors({
      ...(isAmountWrong && { amount: t.amountMissing(most, formatNumber(step)) }),
      ...(reason === '' && { reason: t.reasonMissing }),
    });
    if (isAmountWrong || reason === '') return;
    if ((await act(async () => askOnce('compensate', { caseId, amount, reason }))) === null) return;
    toast.success(t.compensated);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.compensate}
      footer={
        left > 0 && (
          <Button wide type="submit" form={FORM} busy={busy}>
            {t.compensate}
          </Button>
        )
      }
    >
      {left === 0 ? (
        <Banner tone="info">{t.noneLeft}</Banner>
      ) : (
        <form id={FORM} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <p>{t.compensateText}</p>
          <TextField
            name="amount"
            label={t.amount}
            hint={t.mayGive(most)}
            error={errors.amount}
            inputMode="numeric"
            dir="ltr"
            maxLength={7}
          />
          <TextArea
            name="reason"
            label={t.compensateReason}
            hint={t.compensateReasonHint}
            error={errors.reason}
            rows={2}
            maxLength={500}
          />
        </form>
      )}
    </Sheet>
  );
}
