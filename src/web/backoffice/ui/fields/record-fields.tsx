import { type ReactNode, useState } from 'react';
import { consoleWords as t } from '#texts/console-words';
import { language } from '#texts/language';
import { languageFacts } from '../../../../shop/language.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { addDays, lastDayBefore, startOfStoreDay, storeDateOf } from '../../../../shop/time/store-time.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Collision } from '../../client/use-record-form.ts';
import { AmountField } from './amount-field.tsx';
import { DateField } from './date-field.tsx';
import css from './record-fields.module.css';

export type FieldProps<Value> = {
  name: string;
  label: string;
  value: Value;
  error: string | undefined;
  /** A word after the label, such as "missing". */
  tag?: string | undefined;
  /** What another editor saved meanwhile. */
  theirs: Collision | undefined;
  onKeepTheirs: () => void;
  onChange: (value: Value) => void;
};

/** A text in both languages, side by side on a desk. */
export function PairFields(props: {
  ar: FieldProps<string>;
  en: FieldProps<string>;
  most: number;
  long?: boolean;
}) {
  const { most, long = false } = props;
  return (
    <FieldPair>
      {(['ar', 'en'] as const).map((language) => {
        const { label, value, error, tag, onChange } = props[language];
        const native = {
          name: props[language].name,
          label,
          error,
          tag,
          isTagWarning: true,
          value,
          lang: language,
          dir: languageFacts[language].direction,
          maxLength: most,
        };
        return (
          <WithTheirs key={language} {...props[language]}>
            {long ? (
              <TextArea
                compact
                {...native}
                rows={6}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            ) : (
              <TextField compact {...native} onChange={(event) => onChange(event.currentTarget.value)} />
            )}
          </WithTheirs>
        );
      })}
    </FieldPair>
  );
}

/** Fields side by side on a desk, below each other on a phone. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>;
}

/** A whole number, such as pounds; an empty field is null. */
export function WholeField<Value extends number | null>(props: FieldProps<Value> & { hint?: string }) {
  const { name, label, value, error, hint, onChange } = props;
  return (
    <WithTheirs {...props}>
      <AmountField
        compact
        name={name}
        label={label}
        hint={hint}
        error={error}
        maxLength={11}
        value={value === null ? '' : String(value)}
        // The server refuses a price that is missing, by its name.
        onType={(digits) => onChange((digits === '' ? null : Number(digits)) as Value)}
      />
    </WithTheirs>
  );
}

/** A day in the store's time, from its first minute on; an empty field is null. */
export function DayField(props: FieldProps<string | null>) {
  const { label, value, error, onChange } = props;
  return (
    <WithTheirs {...props} say={(day) => formatDay(day, language)}>
      <DateField
        compact
        label={label}
        error={error}
        value={value === null ? '' : storeDateOf(value)}
        onChange={(day) => onChange(day === '' ? null : startOfStoreDay(day).toISOString())}
      />
    </WithTheirs>
  );
}

/** The last day of a window. It is whole: the window ends with the next day's first minute. */
export function LastDayField(props: FieldProps<string | null>) {
  const { value, theirs, onChange } = props;
  const end = (day: string) => startOfStoreDay(addDays(storeDateOf(day), 1)).toISOString();
  return (
    <DayField
      {...props}
      value={lastDayOf(value)}
      theirs={theirs && { ...theirs, value: lastDayOf(theirs.value) }}
      onChange={(day) => onChange(day === null ? null : end(day))}
    />
  );
}

const lastDayOf = (end: unknown) =>
  typeof end === 'string' ? startOfStoreDay(lastDayBefore(end)).toISOString() : null;

function valueText(value: unknown, say: (value: string) => string): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? t.ticked : t.notTicked;
  return typeof value === 'string' && value !== '' ? say(value) : t.nothing;
}

/** A field, and below it what another editor saved in it meanwhile. */
export function WithTheirs(props: {
  theirs: Collision | undefined;
  onKeepTheirs: () => void;
  /** The text of a stored value, such as an id or a day. */
  say?: (value: string) => string;
  /** The text of a saved list. */
  sayItems?: (items: readonly unknown[]) => string;
  children: ReactNode;
}) {
  const { theirs, onKeepTheirs, say = (value) => value, sayItems, children } = props;
  // Only hides the banner: the typed value is saved in any case.
  const [answered, setAnswered] = useState<Collision>();
  const isAsked = theirs !== undefined && theirs !== answered;
  return (
    <div className={css.field} data-theirs={isAsked || undefined}>
      {children}
      {isAsked && (
        <Banner
          tone="info"
          action={
            <>
              <Button small tone="secondary" onClick={onKeepTheirs}>
                {t.keepTheirs}
              </Button>
              <Button small tone="secondary" onClick={() => setAnswered(theirs)}>
                {t.keepMine}
              </Button>
            </>
          }
        >
          {Array.isArray(theirs.value)
            ? t.conflictList(theirs.by, sayItems?.(theirs.value) ?? '')
            : t.conflict(theirs.by, valueText(theirs.value, say))}
        </Banner>
      )}
    </div>
  );
}
