import { useState } from 'react';
import { consoleOrders as t } from '#texts/console-orders';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { removeDraft } from '../../../client/drafts.ts';
import { StoredTextField } from '../../../ui/fields/stored-text-field.tsx';
import { HoldFields, type HoldErrors, readHold } from '../hold-fields.tsx';
import { useStep } from '../use-step.ts';
import { ChangedSince } from './changed-since.tsx';

/** The call of each step that needs a sheet, whether it takes a reason, and the effect that is shown first. */
const sheets = {
  hold: { call: 'holdOrder', reason: 'required', text: '' },
  cancel: { call: 'cancelOrder', reason: 'optional', text: t.cancelText },
  giveUp: { call: 'giveUpOrder', reason: 'none', text: t.giveUpText },
  recall: { call: 'recallOrder', reason: 'required', text: t.recallText },
  unpack: { call: 'unpackParcel', reason: 'required', text: '' },
  lost: { call: 'reportLost', reason: 'required', text: '' },
} as const;
export type SheetStep = keyof typeof sheets;

export const hasSheet = (step: string): step is SheetStep => step in sheets;

export type StepSheetProps = { step: SheetStep; order: ConsoleOrder; onClose: () => void };

/** The form of a step, which takes it on submit. */
export function StepSheet({ step, order, onClose }: StepSheetProps) {
  const { call, reason: wants, text } = sheets[step];
  const [errors, setErrors] = useState<HoldErrors>({});
  const { busy, take } = useStep();
  const { version } = order;
  const id = step === 'unpack' ? order.parcelId : order._id;
  const draft = `${step} ${id}`;
  const finish = async (work: Parameters<typeof take>[0]) => {
    if ((await take(work)) === null) return;
    removeDraft(draft);
    onClose();
  };
  const putOnHold = async (form: HTMLFormElement) => {
    const { hold, errors: found } = readHold(form);
    setErrors(found);
    if (hold !== null) await finish(async () => askOnce('holdOrder', { id, version, ...hold }));
  };
  const submit = async (form: HTMLFormElement) => {
    if (call === 'holdOrder') return putOnHold(form);
    const reason = fieldText(form, 'reason');
    const isMissing = wants === 'required' && reason === '';
    setErrors(isMissing ? { reason: t.reasonMissing } : {});
    if (isMissing) return;
    await finish(async () =>
      call === 'giveUpOrder' ? askOnce(call, { id, version }) : askOnce(call, { id, version, reason }),
    );
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
      {step === 'hold' && <HoldFields draft={draft} errors={errors} />}
      {step !== 'hold' && wants !== 'none' && (
        <StoredTextField
          draft={draft}
          name="reason"
          label={t.reason}
          maxLength={200}
          optional={wants === 'optional'}
          error={errors.reason}
        />
      )}
    </FormSheet>
  );
}
