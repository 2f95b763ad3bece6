import { useState } from 'react';
import { consoleOrders as t } from '#texts/console-orders';
import type { ConsoleOrder } from '../../../../shop/fulfilment/contract.ts';
import { endOfHold, holdDays } from '../../../../shop/fulfilment/hold.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { useStep } from '../use-step.ts';
import { ChangedSince } from './changed-since.tsx';

/** What each of these steps asks for, and what it brings with it. */
const sheets = {
  hold: { call: 'holdOrder', reason: 'required', text: t.reasonRead },
  cancel: { call: 'cancelOrder', reason: 'optional', text: t.cancelText },
  giveUp: { call: 'giveUpOrder', reason: 'none', text: t.giveUpText },
  recall: { call: 'recallOrder', reason: 'required', text: t.recallText },
  unpack: { call: 'unpackParcel', reason: 'required', text: '' },
  lost: { call: 'reportLost', reason: 'required', text: '' },
} as const;
export type SheetStep = keyof typeof sheets;

export const hasSheet = (step: string): step is SheetStep => step in sheets;

export type StepSheetProps = { step: SheetStep; order: ConsoleOrder; onClose: () => void };

/** Asks what a step needs to know, and takes it. */
export function StepSheet({ step, order, onClose }: StepSheetProps) {
  const { call, reason: wants, text } = sheets[step];
  const [errors, setErrors] = useState<{ reason?: string; until?: string }>({});
  const { busy, take } = useStep();
  const [[first, last]] = useState(() => holdDays(storeDateOf(new Date())));

  const submit = async (form: HTMLFormElement) => {
    const reason = fieldText(form, 'reason');
    const day = fieldText(form, 'until');
    const wrong = {
      ...(wants === 'required' && reason === '' && { reason: t.reasonMissing }),
      ...(step === 'hold' && (day < first || day > last) && { until: t.untilMissing }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { version } = order;
    const id = step === 'unpack' ? order.parcelId : order._id;
    const done = await take(async () => {
      if (call === 'giveUpOrder') return askOnce(call, { id, version });
      if (call !== 'holdOrder') return askOnce(call, { id, version, reason });
      const until = endOfHold(day).toISOString();
      return askOnce(call, { id, version, reason, until });
    });
    if (done !== null) onClose();
  };

  return (
    <FormSheet
      onClose={onClose}
      title={t.steps[step]}
      action={order.may.includes(step) ? t.steps[step] : null}
      tone={step === 'hold' || step === 'unpack' ? 'primary' : 'danger'}
      busy={busy}
      onSubmit={submit}
    >
      <ChangedSince order={order} />
      {text !== '' && <p>{text}</p>}
      {wants !== 'none' && (
        <TextField
          name="reason"
          label={t.reason}
          dir="auto"
          maxLength={200}
          optional={wants === 'optional'}
          error={errors.reason}
        />
      )}
      {step === 'hold' && (
        <DateField
          name="until"

          label={t.until}
          min={first}
          max={last}
          defaultValue={first}
          error={errors.until}
        />
      )}
    </FormSheet>
  );
}
