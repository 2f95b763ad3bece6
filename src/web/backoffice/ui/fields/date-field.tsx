import { lazy, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dateField as t } from '#texts/date-field';
import { language } from '#texts/language';
import { formatDay } from '../../../../shop/time/days.ts';
import { readDay } from '../../../../shop/time/read-day.ts';
import { storeDateOf, type StoreDate } from '../../../../shop/time/store-time.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classes } from '../../../ui/classes.ts';
import fieldCss from '../../../ui/fields/field.module.css';
import { Field, type FieldFrame } from '../../../ui/fields/field.tsx';
import css from './date-field.module.css';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

export type DateFieldProps = FieldFrame & {
  /** The form has the day under this name, as `2026-11-29`; '' without one. */
  name?: string;
  /** '' without a day. */
  value?: StoreDate;
  defaultValue?: StoreDate | undefined;
  onChange?: (day: StoreDate) => void;
  /** The first and the last day that may be chosen. */
  min?: StoreDate | undefined;
  max?: StoreDate | undefined;
  required?: boolean;
  /** 44 px high instead of 52. */
  compact?: boolean;
};

/** A day of the store: typed in digits or words of either language, or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { name, value, defaultValue = '', onChange, min, max, required, compact, ...frame } = props;
  const [own, setOwn] = useState(defaultValue);
  const day = value ?? own;
  /** What is being typed; null: the day in words. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useId();
  const [today] = useState(() => storeDateOf(new Date()));
  const set = (next: StoreDate) => {
    setOwn(next);
    if (next !== day) onChange?.(next);
  };
  const read = () => {
    if (typed === null) return;
    const next = typed.trim() === '' ? '' : readDay(typed, today);
    setUnread(next === null);
    set(next ?? '');
    if (next !== null) setTyped(null);
  };
  const choose = (next: StoreDate) => {
    setTyped(null);
    setUnread(false);
    set(next);
    setOpen(false);
    input.current?.focus();
  };
  const error = isUnread ? t.unread : (rangeError(day, min, max) ?? frame.error);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers get events that bubble from its content
    <div
      ref={place}
      role="group"
      className={css.place}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The sheet around the field stays open.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        input.current?.focus();
      }}
    >
      <Field {...frame} error={error}>
        {(aria) => (
          <span className={classes(fieldCss.box, compact && fieldCss.compact)}>
            <input
              {...aria}
              ref={input}
              className={fieldCss.input}
              dir="auto"
              autoComplete="off"
              maxLength={40}
              required={required}
              value={typed ?? inWords(day, today)}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={read}
              onKeyDown={(event) => {
                // Enter submits the form: its hidden field must have the day by then.
                if (event.key === 'Enter') flushSync(read);
              }}
            />
            <IconButton
              icon="calendar"
              label={t.open}
              className={css.open}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => setOpen(!isOpen)}
            />
          </span>
        )}
      </Field>
      {name !== undefined && <input type="hidden" name={name} value={day} />}
      {isOpen && (
        <div id={panel} className={css.panel}>
          <Suspense fallback={<div className={css.waits} />}>
            <Calendar {...{ day, today, min, max }} onChoose={choose} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** `Thursday 26 November`, with its year where that is not this one. */
function inWords(day: StoreDate, today: StoreDate): string {
  if (day === '') return '';
  const year = day.slice(0, 4);
  return `${formatDay(day, language)}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}

function rangeError(day: StoreDate, min: StoreDate | undefined, max: StoreDate | undefined) {
  if (day === '') return undefined;
  if (min !== undefined && day < min) return t.from(formatDay(min, language));
  return max !== undefined && day > max ? t.until(formatDay(max, language)) : undefined;
}
