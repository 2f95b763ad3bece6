import { useState } from 'react';
import { Link } from 'react-router';
import { conflicts as t } from '#texts/conflicts';
import { delivery } from '#texts/delivery';
import { language } from '#texts/language';
import type { Conflict } from '../../../../shop/fulfilment/conflict.ts';
import type { ConsoleOrder } from '../../../../shop/fulfilment/contract.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';

/** What couriers recorded and the order could not take: each is settled by hand, and that is said here. */
export function OrderConflicts({ order: { _id: id, conflicts } }: { order: ConsoleOrder }) {
  return conflicts.map((conflict) => (
    <Panel key={conflict._id} title={t.title}>
      <p>
        {t.recorded(isolated(conflict.by ?? ''), formatMoment(conflict.at, language))}{' '}
        <b>{delivery.outcomes[conflict.kind]}</b>
        {conflict.cash !== null && conflict.cash > 0 && (
          <>
            {t.comma}
            <Money amount={conflict.cash} />
          </>
        )}
      </p>
      {conflict.reason !== '' && <p dir="auto">{conflict.reason}</p>}
      <p>{t.whatToDo}</p>
      {conflict.returnId !== null && (
        <Link className="text-link" to={`/returns/${conflict.returnId}`}>
          {t.theReturn}
        </Link>
      )}
      <Settle orderId={id} conflict={conflict} />
    </Panel>
  ));
}

function Settle({ orderId: id, conflict: { _id: conflictId } }: { orderId: string; conflict: Conflict }) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useStoredText(`conflict ${conflictId}`);
  const [missing, setMissing] = useState('');
  const { busy, act } = useAct();
  const submit = async () => {
    if (note.trim() === '') return setMissing(t.noteMissing);
    const input = { id, conflictId, note: note.trim() };
    if ((await act(async () => askOnce('settleConflict', input))) !== null) setNote('');
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
