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

export type DifferenceReasonProps = {
  id: string;
  /** Counted less expected. */
  difference: number;
};

/** Asks why cash differs; the day can be closed only after an answer. */
export function DifferenceReason({ id, difference }: DifferenceReasonProps) {
  const [chosen, setChosen] = useStoredText(`difference ${id}`);
  const [note, setNote] = useStoredText(`difference note ${id}`);
  const reason = differenceReasons.find((each) => each === chosen) ?? '';
  const [error, setError] = useState<{ reason?: string; note?: string }>({});
  const { busy, act } = useAct();
  const submit = async () => {
    if (reason === '') return setError({ reason: t.reasonMissing });
    if (reason === 'other' && note.trim() === '') return setError({ note: t.noteMissing });
    setError({});
    const input = { id, reason, note: note.trim() };
    if ((await act(async () => askOnce('explainDifference', input))) === null) return;
    setChosen('');
    setNote('');
  };
  const amount = formatNumber(Math.abs(difference));
  return (
    <form
      className={css.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SelectField
        compact
        label={difference < 0 ? t.missing(amount) : t.over(amount)}
        error={error.reason}
        value={reason}
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
        error={error.note}
      />
      <Button type="submit" small tone="secondary" busy={busy}>
        {t.keepReason}
      </Button>
    </form>
  );
}
