import { useEffect, useState } from 'react';
import { conflicts as t } from '#texts/conflicts';
import type { Conflict } from '../../../../shop/delivery/fulfilment/conflict.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { ConflictPanel } from '../fulfilment/order/order-conflicts.tsx';

/** Acts that couriers recorded for unknown parcels, which no order's page shows. */
export function UnknownConflicts() {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  useEffect(() => {
    let isShown = true;
    void ask('listUnknownConflicts')
      .then((answer) => isShown && setConflicts(answer.conflicts))
      .catch((failure: unknown) => isShown && toast.error(failureText(failure, t.unknownNotRead)));
    return () => {
      isShown = false;
    };
  }, []);
  return conflicts.map((conflict) => (
    <ConflictPanel
      key={conflict._id}
      conflict={conflict}
      text={t.unknown}
      onSettle={async (id, { note }) => {
        const answer = await askOnce('settleUnknownConflict', { id, note });
        setConflicts(answer.conflicts);
      }}
    />
  ));
}
