import { useState } from 'react';
import { cash as t } from '#texts/cash';
import { formatNumber } from '../../../../shop/money.ts';
import { differenceReasons } from '../../../../shop/money/cash/difference-reasons.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import css from './cash.module.css';

/** A stored reason as text, with its note. */
export function reasonWords(reason: string, note: string): string {
  const known = differenceReasons.find((each) => each === reason);
  const words = known === undefined ? reason : t.reasons[known];
  return note === '' ? words : `${words}: ${note}`;
}

/** The reason of a difference while it is chosen, kept on the device; `missing` says what is still to fill in. */
export function useDifferenceReason(key: string) {
  const [chosen, setChosen] = useStoredText(`difference ${key}`);
  const [note, setNote] = useStoredText(`difference note ${key}`);
  const [errors, setErrors] = useState<{ reason?: string; note?: string }>({});
  const reason = differenceReasons.find((each) => each === chosen);
  return {
    reason,
    note,
    errors,
    setChosen,
    setNote,
    /** The answer, or null where something is missing, which is then shown. */
    answer: () => {
      const found = {
        ...(reason === undefined && { reason: t.reasonMissing }),
        ...(reason === 'other' && note.trim() === '' && { note: t.noteMissing }),
      };
      setErrors(found);
      return reason === undefined || Object.keys(found).length > 0 ? null : { reason, note: note.trim() };
    },
    forget: () => {
      setChosen('');
      setNote('');
    },
  };
}

type ReasonFieldsProps = {
  /** Counted less expected. */
  difference: number;
  why: ReturnType<typeof useDifferenceReason>;
};

/** What is missing or over, its reason, and a note. */
export function ReasonFields({
  difference,
  why: { reason, note, errors, setChosen, setNote },
}: ReasonFieldsProps) {
  const amount = formatNumber(Math.abs(difference));
  return (
    <>
      <SelectField
        compact
        label={difference < 0 ? t.missing(amount) : t.over(amount)}
        error={errors.reason}
        value={reason ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{t.chooseReason}</option>
        {differenceReasons.map((each) => (
          <option key={each} value={each}>
            {t.reasons[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        compact
        label={t.noteLabel}
        dir="auto"
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        optional={reason !== 'other'}
        error={errors.note}
      />
    </>
  );
}

export type DifferenceReasonProps = {
  id: string;
  /** Counted less expected. */
  difference: number;
};

/** Asks why cash differs; the day can be closed only after an answer. */
export function DifferenceReason({ id, difference }: DifferenceReasonProps) {
  const why = useDifferenceReason(id);
  const { busy, act } = useAct();
  const submit = async () => {
    const answer = why.answer();
    if (answer === null) return;
    if ((await act(async () => askOnce('explainDifference', { id, ...answer }))) === null) return;
    why.forget();
  };
  return (
    <form
      className={css.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ReasonFields difference={difference} why={why} />
      <Button type="submit" small tone="secondary" busy={busy}>
        {t.keepReason}
      </Button>
    </form>
  );
}
