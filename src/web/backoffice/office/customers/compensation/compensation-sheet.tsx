import { useState } from 'react';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import { formatMoney, formatNumber } from '../../../../../shop/money.ts';
import type { Customer } from '../../../../../shop/office/customers/contract.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { digitsOf } from '../../../../ui/fields/digits.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';

type CompensationSheetProps = { customer: Customer; caseId: string; onClose: () => void };

/** Gives the customer of a case a coupon of their own. */
export function CompensationSheet({ customer, caseId, onClose }: CompensationSheetProps) {
  const { compensationLeft: left, compensationStep: step } = customer;
  const { busy, act } = useAct();
  const [typed, setTyped] = useStoredText(`compensation-reason:${caseId}`);
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({});
  const most = formatMoney(left, language);
  const submit = async (form: HTMLFormElement) => {
    const amount = Number(digitsOf(fieldText(form, 'amount')));
    const reason = typed.trim();
    const isAmountWrong = amount < 1 || amount > left || amount % step !== 0;
    setErrors({
      ...(isAmountWrong && { amount: t.amountMissing(most, formatNumber(step)) }),
      ...(reason === '' && { reason: t.reasonMissing }),
    });
    if (isAmountWrong || reason === '') return;
    if ((await act(async () => askOnce('compensate', { caseId, amount, reason }))) === null) return;
    setTyped('');
    toast.success(t.compensated);
    onClose();
  };
  return (
    <FormSheet
      onClose={onClose}
      title={t.compensate}
      action={left > 0 ? t.compensate : null}
      busy={busy}
      onSubmit={submit}
    >
      {left === 0 ? (
        <Banner tone="info">{t.noneLeft}</Banner>
      ) : (
        <>
          <p>{t.compensateText}</p>
          <AmountField
            name="amount"
            label={t.amount}
            hint={t.mayGive(most)}
            error={errors.amount}
            maxLength={7}
          />
          <TextArea
            name="reason"
            label={t.compensateReason}
            hint={t.compensateReasonHint}
            error={errors.reason}
            rows={2}
            maxLength={500}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </>
      )}
    </FormSheet>
  );
}
