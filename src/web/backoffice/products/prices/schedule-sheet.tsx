import { useState } from 'react';
import { products as t } from '#texts/products';
import { addDays, atStoreMinute, storeDateOf } from '../../../../shop/time/store-time.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import css from '../products.module.css';

const FORM = 'schedule';

type ScheduleSheetProps = {
  /** By default those of publishing. */
  title?: string;
  action?: string;
  busy: boolean;
  onClose: () => void;
  onChoose: (at: string) => void;
};

/** Asks for the store's day and minute of what is to come, such as publishing; tomorrow at ten at first. */
export function ScheduleSheet(props: ScheduleSheetProps) {
  const { title = t.scheduleTitle, action = t.steps.schedule, busy, onClose, onChoose } = props;
  const [error, setError] = useState<string>();
  const [tomorrow] = useState(() => addDays(storeDateOf(new Date()), 1));
  const submit = (form: HTMLFormElement) => {
    const at = atStoreMinute(fieldText(form, 'day'), fieldText(form, 'time'));
    if (Number.isNaN(at.getTime()) || at <= new Date()) return setError(t.schedulePast);
    onChoose(at.toISOString());
  };
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button wide type="submit" form={FORM} busy={busy}>
          {action}
        </Button>
      }
    >
      <form
        id={FORM}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <TextField type="date" name="day" label={t.scheduleDay} defaultValue={tomorrow} error={error} />
        <TextField type="time" name="time" label={t.scheduleTime} defaultValue="10:00" />
      </form>
    </Sheet>
  );
}
