import { useState } from 'react';
import { flushSync } from 'react-dom';
import { dateField as t } from '#texts/date-field';
import { readTime } from '../../../../shop/time/read-time.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DateFieldProps } from './date-field.tsx';

/** A minute of the day as `10:30`; '' without one. Otherwise as the field for a day. */
export type TimeFieldProps = Omit<DateFieldProps, 'min' | 'max'>;

/** A time of the day, typed in any digits and read when the field is left. */
export function TimeField(props: TimeFieldProps) {
  const { name, value, defaultValue = '', onChange, ...field } = props;
  const [own, setOwn] = useState(defaultValue);
  const time = value ?? own;
  /** What is being typed, or could not be read. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const read = () => {
    if (typed === null) return;
    const next = typed.trim() === '' ? '' : readTime(typed);
    setUnread(next === null);
    setOwn(next ?? '');
    if ((next ?? '') !== time) onChange?.(next ?? '');
    if (next !== null) setTyped(null);
  };
  return (
    <>
      <TextField
        {...field}
        error={isUnread ? t.unreadTime : field.error}
        dir="auto"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed ?? time}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={read}
        onKeyDown={({ key }) => {
          // Enter submits the form: its hidden field must have the time by then.
          if (key === 'Enter') flushSync(read);
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={time} />}
    </>
  );
}
