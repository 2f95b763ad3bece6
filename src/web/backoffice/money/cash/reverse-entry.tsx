import { useState } from 'react';
import { Link } from 'react-router';
import { cash as t } from '#texts/cash';
import type { CashEntry } from '../../../../shop/money/cash/contract.ts';
import { rightToReverse } from '../../../../shop/money/cash/reversal.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { may, useMe } from '../../layout/me.ts';
import css from './cash.module.css';

type ReverseEntryProps = Pick<CashEntry, '_id' | 'kind' | 'irreversible'> & {
  /** Whom a settled shortage or a loss was charged to, as their account. */
  charged?: string | undefined;
};

/** Reverses an entry with a reason; where that is impossible, says what has to be reversed first. */
export function ReverseEntry({ _id: entryId, kind, irreversible, charged }: ReverseEntryProps) {
  const me = useMe();
  if (irreversible === 'settled')
    return <Obstacle text={t.notReversible.settled} to={`entry=${entryId}`} link={t.theSettlement} />;
  if (irreversible === 'repaid')
    return (
      <Obstacle
        text={t.notReversible.repaid}
        to={`account=${charged}&entryKind=repay`}
        link={t.theRepayments}
      />
    );
  if (irreversible !== null) return null;
  if (!may(me, rightToReverse(kind))) return <p className={css.small}>{t.reversedByOwner}</p>;
  return <Reversal entryId={entryId} kind={kind} />;
}

function Obstacle({ text, to, link }: { text: string; to: string; link: string }) {
  return (
    <p className={css.small}>
      {text}{' '}
      <Link className="text-link" to={`/cash/entries?${to}`}>
        {link}
      </Link>
    </p>
  );
}

function Reversal({ entryId, kind }: { entryId: string; kind: CashEntry['kind'] }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useStoredText(`reverse ${entryId}`);
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const submit = async () => {
    if (reason.trim() === '') return setError(t.noteMissing);
    const input = { entryId, reason: reason.trim() };
    if ((await act(async () => askOnce('reverseCashEntry', input))) === null) return;
    setReason('');
    setOpen(false);
    toast.success(t.reversedNow);
  };
  const meaning: Partial<Record<CashEntry['kind'], string>> = t.reverseMeans;
  return (
    <div>
      <Button tone="secondary" small icon="undo-2" onClick={() => setOpen(true)}>
        {t.reverse}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.reverseOf(t.kinds[kind])}
        action={t.reverseNow}
        busy={busy}
        onSubmit={submit}
      >
        <p>{t.reverseText}</p>
        {meaning[kind] !== undefined && <p>{meaning[kind]}</p>}
        <TextField
          label={t.noteLabel}
          dir="auto"
          maxLength={200}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={error}
        />
      </FormSheet>
    </div>
  );
}
