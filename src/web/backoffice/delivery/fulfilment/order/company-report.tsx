import { useState } from 'react';
import { delivery as t } from '#texts/delivery';
import { refusals } from '#texts/refusals';
import type { RefusalReason } from '../../../../../shop/buying/orders/contract.ts';
import type { OrderInList } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { isCounted, isMet } from '../../../../../shop/delivery/fulfilment/runs/refusal-reason.ts';
import { keysOf } from '../../../../../shop/keys-of.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { digitsOf } from '../../../../ui/fields/digits.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { removeDraft } from '../../../client/drafts.ts';
import { useAct } from '../../../client/use-act.ts';
import { useMe } from '../../../layout/me.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { StoredTextField } from '../../../ui/fields/stored-text-field.tsx';

type Step = keyof typeof t.steps;
const reasons = keysOf(refusals);

/** A company's report on a parcel: at an office, delivered, not taken, tried, lost. */
export function CompanyReport({ order, onClose }: { order: OrderInList; onClose: () => void }) {
  const isAccountantOnly = useMe().staff.roles.every((role) => role === 'accountant');
  const steps = stepsAt(order, isAccountantOnly);
  const [step, setStep] = useState<Step>(steps[0] ?? 'deliver');
  const [refusal, setRefusal] = useState<RefusalReason>(reasons[0] ?? 'refusedUnnamed');
  const fee = isCounted(refusal) && isMet(refusal) ? order.feeAtRefusal : 0;
  const [errors, setErrors] = useState<Partial<Record<'office' | 'reason' | 'day' | 'collected', string>>>(
    {},
  );
  const { busy, act } = useAct();
  const draft = `report ${order._id}`;

  const submit = async (form: HTMLFormElement) => {
    const text = (name: string) => fieldText(form, name);
    const missing = {
      ...(step === 'atOffice' && text('office') === '' && { office: t.officeMissing }),
      ...((step === 'lost' || step === 'attempt') && text('reason') === '' && { reason: t.reasonMissing }),
      ...(step === 'attempt' && text('day') === '' && { day: t.dayMissing }),
      ...(step === 'refuse' && fee > 0 && feeError(text('collected'), fee)),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const { _id: id, version } = order;
    const collected = Number(digitsOf(text('collected')));
    const calls = {
      atOffice: async () => askOnce('reportAtOffice', { id, version, office: text('office') }),
      deliver: async () => askOnce('reportDelivered', { id, version, kept: null }),
      refuse: async () =>
        askOnce('reportRefused', {
          id,
          version,
          refusal,
          reason: text('reason') || refusals[refusal],
          ...(fee > 0 && { collected }),
        }),
      attempt: async () =>
        askOnce('reportAttempt', { id, version, reason: text('reason'), nextDate: text('day') }),
      lost: async () => askOnce('reportLost', { id, version, reason: text('reason') }),
    };
    if ((await act<unknown>(calls[step])) === null) return;
    removeDraft(draft);
    toast.success(t.done);
    onClose();
  };

  return (
    <FormSheet onClose={onClose} title={t.report(order.number)} action={t.save} busy={busy} onSubmit={submit}>
      <SelectField
        label={t.what}
        value={step}
        onChange={(event) => setStep(steps.find((each) => each === event.currentTarget.value) ?? step)}
      >
        {steps.map((each) => (
          <option key={each} value={each}>
            {t.steps[each]}
          </option>
        ))}
      </SelectField>
      {step === 'atOffice' && (
        <StoredTextField draft={draft} name="office" label={t.office} maxLength={200} error={errors.office} />
      )}
      {step === 'refuse' && (
        <SelectField
          label={t.why}
          value={refusal}
          onChange={(event) =>
            setRefusal(reasons.find((each) => each === event.currentTarget.value) ?? refusal)
          }
        >
          {reasons.map((each) => (
            <option key={each} value={each}>
              {refusals[each]}
            </option>
          ))}
        </SelectField>
      )}
      {step === 'refuse' && fee > 0 && (
        <AmountField
          name="collected"
          label={t.feeTaken}
          hint={t.feeAgreed(formatNumber(fee))}
          maxLength={9}
          defaultValue={String(fee)}
          error={errors.collected}
        />
      )}
      {step === 'attempt' && <DateField name="day" label={t.day} error={errors.day} />}
      {(step === 'refuse' || step === 'attempt' || step === 'lost') && (
        <StoredTextField
          draft={draft}
          name="reason"
          label={t.reason}
          maxLength={200}
          optional={step === 'refuse'}
          error={errors.reason}
        />
      )}
    </FormSheet>
  );
}

/** The collected fee is required, may be 0, and is at most the agreed one. */
function feeError(typed: string, fee: number): { collected?: string } {
  if (typed === '') return { collected: t.feeMissing };
  return Number(digitsOf(typed)) > fee ? { collected: t.feeTooMuch(formatNumber(fee)) } : {};
}

/** The reports possible at this stage; an accountant cannot plan another attempt. */
function stepsAt({ stage }: OrderInList, isAccountantOnly: boolean): Step[] {
  const steps: Step[] = ['deliver', 'refuse'];
  if (stage === 'withCompany') steps.unshift('atOffice');
  if (isAccountantOnly) return steps;
  if (stage !== 'postponed') steps.push('attempt');
  return [...steps, 'lost'];
}
