import { useState } from 'react';
import { bulk as t } from '#texts/bulk';
import { consoleOrders } from '#texts/console-orders';
import { language } from '#texts/language';
import type { ConsoleDataOf } from '../../../../../shop/console-endpoints.ts';
import { type BulkStep, MOST_IN_BULK } from '../../../../../shop/delivery/fulfilment/bulk-steps.ts';
import type { OrderInList } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { type ParcelStep, parcelSteps } from '../../../../../shop/delivery/fulfilment/steps.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { ButtonContent, buttonClass } from '../../../../ui/buttons/button-look.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { askOnce } from '../../../client/ask.ts';
import { removeDraft } from '../../../client/drafts.ts';
import { useAct } from '../../../client/use-act.ts';
import { may, useMe } from '../../../layout/me.ts';
import { BulkBar, BulkResult } from '../../../ui/bulk-bar.tsx';
import { OrderNumber } from '../../../ui/cells/order-number.tsx';
import type { Selection } from '../../../ui/selection.ts';
import { offerUndo } from '../../../ui/undo/undo-offer.ts';
import { usePapersUrl } from '../paper-size.tsx';
import { bulkDraft, BulkSheet, type SheetAction } from './bulk-sheet.tsx';

export type OrdersBulkBarProps = {
  selection: Selection<OrderInList>;
  couriers: readonly { _id: string; name: string }[];
  /** How many orders the filter finds, and a function that loads them all. */
  found: number;
  readAll: () => Promise<OrderInList[]>;
};

/** The sum of the ticked orders and the actions on them; each action shows how many it fits. */
export function OrdersBulkBar({ selection, couriers, found, readAll }: OrdersBulkBarProps) {
  const [open, setOpen] = useState<SheetAction | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isMore, setMore] = useState(false);
  const { busy, act } = useAct();
  const me = useMe();
  const orders = [...selection.rows.values()];
  if (orders.length === 0) return null;

  const take = async (step: BulkStep, input?: { reason?: string; until?: string }) => {
    const ids = orders.filter((order) => fitsStep(step, order)).map(({ _id }) => _id);
    const results = await act(async () => inParts(ids, step, input));
    if (results === null) return;
    removeDraft(bulkDraft(step));
    const not = results.filter(({ code }) => code !== null);
    const stays = new Set(not.map(({ id }) => id));
    selection.set(orders.filter(({ _id }) => stays.has(_id) || !ids.includes(_id)));
    setOpen(null);
    setRefused(not.map(({ number, message }) => ({ number, message })));
    const done = results.filter(({ code }) => code === null).map(({ id }) => id);
    if (done.length > 0) offerUndo({ text: t.done(done.length), undo: async () => undoAll(done) });
  };
  const assign = async (courierId: string) => {
    const parcels = orders.filter(fitsRun);
    const run = await act(async () =>
      askOnce('createRun', { courierId, parcels: parcels.map(({ parcelId }) => parcelId), arranged: true }),
    );
    if (run === null) return;
    selection.set(orders.filter((order) => !fitsRun(order)));
    setOpen(null);
    toast.success(t.assigned(parcels.length));
  };
  const countOf = (fits: (order: OrderInList) => boolean) => orders.filter(fits).length;
  const canChange = may(me, 'changeOrders');
  const canPack = may(me, 'packOrders');
  const confirmable = canChange ? countOf((order) => fitsStep('confirm', order)) : 0;
  const assignable = canPack && couriers.length > 0 ? countOf(fitsRun) : 0;
  const isConfirmMain = confirmable > 0;
  const steps = (['pick', 'hold', 'release', 'cancel'] as const).filter(
    (step) => (step === 'pick' ? canPack : canChange) && countOf((order) => fitsStep(step, order)) > 0,
  );
  const label = (word: string, count: number) => t.some(word, count, orders.length);
  const cash = orders.reduce((sum, order) => sum + (order.status === 'canceled' ? 0 : order.cashDue), 0);
  const pieces = orders.reduce((sum, { itemsCount }) => sum + itemsCount, 0);
  return (
    <>
      <BulkBar
        label={t.bar}
        summary={
          <>
            <b>{t.chosen(orders.length)}</b> · {consoleOrders.pieces(pieces)} · {formatMoney(cash, language)}
          </>
        }
        all={
          found > orders.length && orders.length < MOST_IN_BULK
            ? {
                label: found > MOST_IN_BULK ? t.first(MOST_IN_BULK) : t.all(found),
                onPress: () => void act(readAll).then((all) => all && selection.set(all)),
              }
            : undefined
        }
        busy={busy}
        onNone={() => selection.set([])}
      >
        {isConfirmMain && (
          <Button small busy={busy} onClick={() => void take('confirm')}>
            {label(consoleOrders.steps.confirm, confirmable)}
          </Button>
        )}
        {assignable > 0 && (
          <Button
            small
            tone={isConfirmMain ? 'secondary' : 'primary'}
            icon="truck"
            onClick={() => setOpen('assign')}
          >
            {label(t.assign, assignable)}
          </Button>
        )}
        {canPack && <Paper kind="slip" orders={orders} />}
        {canPack && <Paper kind="label" orders={orders} />}
        {steps.length > 0 && (
          <Button small tone="secondary" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
            {t.more}
          </Button>
        )}
        {isMore &&
          steps.map((step) => (
            <Button
              key={step}
              small
              tone="secondary"
              busy={busy}
              onClick={() => (step === 'hold' || step === 'cancel' ? setOpen(step) : void take(step))}
            >
              {label(
                consoleOrders.steps[step],
                countOf((order) => fitsStep(step, order)),
              )}
            </Button>
          ))}
      </BulkBar>
      {open !== null && (
        <BulkSheet
          action={open}
          count={open === 'assign' ? assignable : countOf((order) => fitsStep(open, order))}
          couriers={couriers}
          busy={busy}
          onClose={() => setOpen(null)}
          onStep={(step, input) => void take(step, input)}
          onAssign={(courierId) => void assign(courierId)}
        />
      )}
      {refused.length > 0 && (
        <BulkResult
          title={t.notDone(refused.length)}
          text={t.stayChosen}
          refused={refused.map(({ number, message }) => ({
            name: number !== null && <OrderNumber number={number} />,
            message,
          }))}
          onClose={() => setRefused([])}
        />
      )}
    </>
  );
}

/** In parts of 50, since each call locks its orders and pieces until it ends. */
async function inParts(ids: readonly string[], step: BulkStep, input?: { reason?: string; until?: string }) {
  const results: ConsoleDataOf<'bulkOrders'>['results'] = [];
  for (let from = 0; from < ids.length; from += PART) {
    const part = { ids: ids.slice(from, from + PART), step, ...(input && { input }) };
    results.push(...(await askOnce('bulkOrders', part)).results);
  }
  return results;
}

const PART = 50;

async function undoAll(ids: readonly string[]) {
  const not = (await inParts(ids, 'undo')).filter(({ code }) => code !== null);
  if (not.length > 0) toast.error(t.notDone(not.length));
}

function Paper({ kind, orders }: { kind: 'slip' | 'label'; orders: readonly OrderInList[] }) {
  const fitting = orders.filter((order) => fitsPaper(kind, order)).slice(0, MOST_IN_BULK);
  const address = usePapersUrl(
    kind,
    fitting.map(({ parcelId }) => parcelId),
  );
  if (fitting.length === 0) return null;
  return (
    <a
      className={buttonClass({ tone: 'secondary', small: true })}
      href={address}
      target="_blank"
      rel="noreferrer"
    >
      <ButtonContent look={{ icon: kind === 'label' ? 'printer' : 'file-text' }}>
        {t.some(kind === 'label' ? t.labels : t.slips, fitting.length, orders.length)}
      </ButtonContent>
    </a>
  );
}

type Refused = { number: string | null; message: string | null };

/** Whether the stage of an order allows a step; the server checks this again, and the role. */
function fitsStep(step: BulkStep, { stage, held }: OrderInList): boolean {
  const { from, notHeld }: ParcelStep = parcelSteps[step];
  if (stage === null || !from.includes(stage)) return false;
  return step === 'release' ? held !== null : !(notHeld === true && held !== null);
}

const fitsRun = ({ stage, held }: OrderInList): boolean =>
  (stage === 'packed' || stage === 'postponed') && held === null;

function fitsPaper(kind: 'slip' | 'label', { stage }: OrderInList): boolean {
  if (stage === 'packed' || stage === 'postponed') return true;
  return kind === 'slip' && (stage === 'toPick' || stage === 'picking' || stage === 'short');
}
