import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { conflicts as t } from '#texts/conflicts';
import { delivery } from '#texts/delivery';
import { language } from '#texts/language';
import type { Conflict } from '../../../../../shop/delivery/fulfilment/conflict.ts';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { isolated } from '../../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { Money } from '../../../../ui/product/price.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';

/** Acts of couriers that could not be applied to the order; each is settled by hand, with a note. */
export function OrderConflicts({ order: { _id: id, conflicts } }: { order: ConsoleOrder }) {
  return conflicts.map((conflict) => (
    <ConflictPanel
      key={conflict._id}
      conflict={conflict}
      text={t.whatToDo}
      onSettle={async (conflictId, note) => askOnce('settleConflict', { id, conflictId, note })}
    >
      {conflict.returnId !== null && (
        <Link className="text-link" to={`/returns/${conflict.returnId}`}>
          {t.theReturn}
        </Link>
      )}
    </ConflictPanel>
  ));
}

type ConflictPanelProps = {
  conflict: Conflict;
  /** Why it was not applied, and what to do. */
  text: string;
  onSettle: (conflictId: string, note: string) => Promise<unknown>;
  children?: ReactNode;
};

/** An act that was not applied, and the form for the note that settles it. */
export function ConflictPanel({ conflict, text, onSettle, children }: ConflictPanelProps) {
  const { by, at, kind, cash, reason } = conflict;
  return (
    <Panel title={t.title}>
      <p>
        {t.recorded(isolated(by ?? ''), formatMoment(at, language))} <b>{delivery.outcomes[kind]}</b>
        {cash !== null && cash > 0 && (
          <>
            {t.comma}
            <Money amount={cash} />
          </>
        )}
      </p>
      {reason !== '' && <p dir="auto">{reason}</p>}
      <p>{text}</p>
      {children}
      <Settle conflictId={conflict._id} onSettle={onSettle} />
    </Panel>
  );
}

type SettleProps = Pick<ConflictPanelProps, 'onSettle'> & { conflictId: string };

function Settle({ conflictId, onSettle }: SettleProps) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useStoredText(`conflict ${conflictId}`);
  const [missing, setMissing] = useState('');
  const { busy, act } = useAct();
  const submit = async () => {
    if (note.trim() === '') return setMissing(t.noteMissing);
    if ((await act(async () => onSettle(conflictId, note.trim()))) !== null) setNote('');
  };
  return (
    <>
      <Button tone="secondary" small onClick={() => setOpen(true)}>
        {t.settle}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.settle}
        action={t.settleNow}
        busy={busy}
        onSubmit={() => void submit()}
        onChange={() => setMissing('')}
      >
        <TextField
          label={t.note}
          maxLength={300}
          value={note}
          error={missing}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </FormSheet>
    </>
  );
}
