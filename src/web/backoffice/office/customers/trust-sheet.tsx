import { useState } from 'react';
import { customers as t } from '#texts/customers';
import { RAISE_DAYS } from '../../../../shop/office/customers/case.ts';
import type { Customer } from '../../../../shop/office/customers/contract.ts';
import { addDays, startOfStoreDay, storeDateOf } from '../../../../shop/time/store-time.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { DateField } from '../../ui/fields/date-field.tsx';

const choices = ['counted', 'known', 'trusted', 'watched', 'blocked'] as const;
type Choice = (typeof choices)[number];

/** Raises or lowers a customer by hand, with a reason and an end, or goes back to what is counted. */
export function TrustSheet({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { _id: id, level, reviewDays } = customer;
  const { busy, act } = useAct();
  const [choice, setChoice] = useState<Choice>(level === 'new' ? 'known' : level);
  const [typed, setTyped] = useStoredText(`trust-reason:${id}`);
  const [errors, setErrors] = useState<{ reason?: string; until?: string }>({});
  const [today] = useState(() => storeDateOf(new Date()));
  const isLowered = choice === 'watched' || choice === 'blocked';
  const days = isLowered ? reviewDays : RAISE_DAYS;
  const [first, last] = [addDays(today, 1), addDays(today, days)];

  const submit = async (form: HTMLFormElement) => {
    const reason = typed.trim();
    const day = fieldText(form, 'until');
    const isDayWrong = choice !== 'counted' && (day < first || day > last);
    setErrors({
      ...(reason === '' && { reason: t.reasonMissing }),
      ...(isDayWrong && { until: t.untilMissing(days) }),
    });
    if (reason === '' || isDayWrong) return;
    const until = choice === 'counted' ? '' : startOfStoreDay(day).toISOString();
    const done = await act(async () => {
      if (choice === 'blocked') return askOnce('blockCustomer', { id, reason, until });
      if (choice === 'counted') return askOnce('trustCustomer', { id, level: null, reason, until: null });
      return askOnce('trustCustomer', { id, level: choice, reason, until });
    });
    if (done === null) return;
    setTyped('');
    onClose();
  };

  return (
    <FormSheet
      onClose={onClose}
      title={t.change}
      action={t.keep}
      tone={choice === 'blocked' ? 'danger' : 'primary'}
      busy={busy}
      onSubmit={submit}
    >
      <SelectField
        compact
        label={t.changeTo}
        value={choice}
        onChange={(event) => setChoice(choices.find((each) => each === event.currentTarget.value) ?? choice)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {each === 'counted' ? t.asCounted : t.levels[each]}
          </option>
        ))}
      </SelectField>
      <ReasonField typed={typed} onType={setTyped} error={errors.reason} />
      {choice !== 'counted' && (
        <DateField
          key={days}
          name="until"
          label={t.until}
          min={first}
          max={last}
          defaultValue={addDays(today, Math.min(30, days))}
          error={errors.until}
        />
      )}
    </FormSheet>
  );
}

type ReasonFieldProps = { typed: string; onType: (typed: string) => void; error: string | undefined };

/** Why a customer's level is set or a refusal is not counted; it is required. */
export function ReasonField({ typed, onType, error }: ReasonFieldProps) {
  return (
    <TextField
      name="reason"
      label={t.reason}
      dir="auto"
      maxLength={500}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      error={error}
    />
  );
}
