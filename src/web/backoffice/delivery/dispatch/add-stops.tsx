import { useState } from 'react';
import { delivery as t } from '#texts/delivery';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { WaitingReturn } from '../../../../shop/delivery/fulfilment/runs/waiting-return.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { isOffice, isSwap, readWaiting, WaitingParcels, WaitingReturns } from './waiting-stops.tsx';

type AddStopsProps = {
  busy: boolean;
  /** A courier's run takes returns and exchanges and nothing for an office; a company's is the other way round. */
  isCouriers: boolean;
  onAdd: (parcels: readonly string[], returns: readonly string[]) => Promise<boolean>;
};

/** Adds waiting parcels and returns to the end of the run. */
export function AddStops({ busy, isCouriers, onAdd }: AddStopsProps) {
  const [waiting, setWaiting] = useState<{ orders: OrderInList[]; returns: WaitingReturn[] } | null>(null);
  const [parcels, setParcels] = useState<ReadonlySet<string>>(new Set());
  const [returns, setReturns] = useState<ReadonlySet<string>>(new Set());
  const { act } = useAct();
  const read = async () => {
    const [orders, back] = await Promise.all([
      readWaiting(),
      isCouriers ? ask('listWaitingReturns') : { returns: [] },
    ]);
    return {
      orders: isCouriers
        ? orders.filter((order) => !isOffice(order))
        : orders.filter((order) => !isSwap(order)),
      returns: back.returns,
    };
  };
  const add = async () => {
    if (await onAdd([...parcels], [...returns])) setWaiting(null);
  };
  const isNone = waiting !== null && waiting.orders.length + waiting.returns.length === 0;
  return (
    <>
      <Button tone="secondary" icon="plus" onClick={() => void act(read).then(setWaiting)}>
        {t.addStops}
      </Button>
      <Sheet
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title={t.addStops}
        footer={
          <Button wide busy={busy} disabled={parcels.size + returns.size === 0} onClick={() => void add()}>
            {t.addChosen}
          </Button>
        }
      >
        {isNone && <p>{t.nothingWaits}</p>}
        <WaitingParcels orders={waiting?.orders ?? []} chosen={parcels} onChoose={setParcels} />
        {waiting !== null && waiting.returns.length > 0 && (
          <WaitingReturns returns={waiting.returns} chosen={returns} onChoose={setReturns} />
        )}
      </Sheet>
    </>
  );
}
