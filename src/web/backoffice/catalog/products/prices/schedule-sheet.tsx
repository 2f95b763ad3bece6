import { useState } from 'react';
import { products as t } from '#texts/products';
import { addDays, atStoreMinute, storeDateOf } from '../../../../../shop/time/store-time.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';

type ScheduleSheetProps = {
  /** By default those of publishing. */
  title?: string;
  action?: string;
  /** Why a future time is not allowed; null if it is. */
  whyNot?: (at: Date) => string | null;
  busy: boolean;
  onClose: () => void;
  onChoose: (at: string) => void;
};

/** Asks for a future time in the store's time zone, such as that of publishing; preset to tomorrow at ten. */
export function ScheduleSheet(props: ScheduleSheetProps) {
  const { title = t.scheduleTitle, action = t.steps.schedule, whyNot, busy, onClose, onChoose } = props;
  const [error, setError] = useState<string>();
  const [tomorrow] = useState(() => addDays(storeDateOf(new Date()), 1));
  const submit = (form: HTMLFormElement) => {
    const at = atStoreMinute(fieldText(form, 'day'), fieldText(form, 'time'));
    if (Number.isNaN(at.getTime()) || at <= new Date()) return setError(t.schedulePast);
    const problem = whyNot?.(at) ?? null;
    if (problem !== null) return setError(problem);
    onChoose(at.toISOString());
  };
  return (
    <FormSheet title={title} onClose={onClose} action={action} busy={busy} onSubmit={submit}>
      <DateField name="day" label={t.scheduleDay} defaultValue={tomorrow} error={error} />
      <TimeField name="time" label={t.scheduleTime} defaultValue="10:00" />
    </FormSheet>
  );
}
