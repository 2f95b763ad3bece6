import { Suspense, useState } from 'react';
import { language } from '#texts/language';
import { returns as t } from '#texts/returns';
import { statuses } from '#texts/statuses';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { Order, Return, ReturnStatus } from '../../../../shop/buying/orders/contract.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Timeline, type TimelineStep } from '../../../ui/order/timeline.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';
import { useOutdated } from '../../buying/orders/use-outdated.ts';
import { lazyPart } from '../../lazy-part.ts';
import css from './return-requests.module.css';
import { wantedKey } from './wanted-pieces.ts';

const tones = {
  requested: 'warning',
  approved: 'info',
  rejected: 'danger',
  received: 'info',
  refunded: 'success',
  exchanged: 'success',
  withdrawn: 'plain',
} as const satisfies Record<ReturnStatus, TagTone>;

/** The shopper's return requests with their status. */
export function ReturnRequests({
  order,
  wanted,
  onOrder,
}: {
  order: Order;
  /** Names of the variants requested in exchanges (see `wantedNames`). */
  wanted: Readonly<Record<string, string>>;
  onOrder: (order: Order) => void;
}) {
  return (
    <section className={css.requests}>
      <h2 className="section-title">{t.requests}</h2>
      <ul>
        {order.returns.map((request) => (
          <li key={request._id} className={css.request}>
            <p className={css.head}>
              <b>{statuses.returnKinds[request.kind]}</b>
              <Tag tone={tones[request.status]}>{statuses.returns[request.status]}</Tag>
              <span>{t.asked(formatDate(request.createdAt, language))}</span>
            </p>
            <Facts request={request} order={order} wanted={wanted} />
            {(request.photos > 0 || request.status === 'requested') && (
              <Photos orderId={order._id} request={request} />
            )}
            {request.status === 'requested' && (
              <Withdraw orderId={order._id} returnId={request._id} onOrder={onOrder} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({
  request,
  order: { items },
  wanted,
}: {
  request: Return;
  order: Order;
  wanted: Readonly<Record<string, string>>;
}) {
  const { kind, status, reason, note, decisionNote, giveBack } = request;
  const nameOf = (line: Return['items'][number]) =>
    items.find((item) => lineKey(item) === lineKey(line))?.name ?? '';
  const comesBack = kind === 'return' && !['rejected', 'withdrawn'].includes(status);
  return (
    <div className={css.facts}>
      {request.items.map((line) => (
        <p key={lineKey(line)}>
          {line.quantity} × {nameOf(line)}
          {wanted[wantedKey(line)] && <small>{t.becomes(wanted[wantedKey(line)] ?? '')}</small>}
        </p>
      ))}
      <p className={css.quiet}>{statuses.returnReasons[reason]}</p>
      {note && (
        <p className={css.quiet} dir="auto">
          {note}
        </p>
      )}
      {comesBack && <p>{refundText(request)}</p>}
      {decisionNote && <p dir="auto">{t.answer(decisionNote)}</p>}
      {giveBack && <p>{giveBack}</p>}
      <Timeline steps={stepsOf(request)} />
    </div>
  );
}

function refundText({ status, refundAs, refundAmount, refundPoints }: Return): string {
  const amount = formatMoney(refundAmount, language);
  const isPaid = status === 'refunded';
  if (refundAs === 'cash') return isPaid ? t.refunded(amount) : t.refund(amount);
  return isPaid ? t.inPoints(refundPoints, amount) : t.refundInPoints(amount);
}

/** The request's way: what was done with its day, where it stopped, or what is still to come. */
function stepsOf(request: Return): TimelineStep[] {
  const { kind, status, createdAt, decidedAt, missedAt, collectedAt, receivedAt, settledAt } = request;
  const last = kind === 'return' ? 'refunded' : 'exchanged';
  const isStopped = status === 'rejected' || status === 'withdrawn';
  // Settled at the door the pieces arrive later, which is the store's matter.
  const isAtDoor =
    collectedAt !== null && settledAt !== null && (receivedAt === null || settledAt < receivedAt);
  const missed = missedAt.map((at) => ['missed', at] as const);
  const way: (readonly [ReturnStatus | 'collected' | 'missed', string | null])[] = isStopped
    ? [['requested', createdAt], ...missed, [status, decidedAt]]
    : [
        ['requested', createdAt],
        ['approved', decidedAt],
        ...missed,
        ...(collectedAt === null ? [] : [['collected', collectedAt] as const]),
        ...(isAtDoor ? [] : [['received', receivedAt] as const]),
        [last, settledAt],
      ];
  const waitsFor = collectedAt === null ? (missed.length > 0 ? 'missed' : 'approved') : 'collected';
  const currentStep = status === 'approved' ? waitsFor : status;
  const current = way.findLastIndex(([step]) => step === currentStep);
  const isSettled = status === last;
  return way.map(([step, at], place) => ({
    title: stepTitle(step, place < current),
    ...(at !== null && { text: formatDate(at, language) }),
    state: isSettled ? 'done' : stateAt(place - current, isStopped),
  }));
}

function stepTitle(step: ReturnStatus | 'collected' | 'missed', isDone: boolean): string {
  if (step === 'collected' || step === 'missed') return t[step];
  return step === 'requested' && isDone ? t.askedStep : statuses.returns[step];
}

function stateAt(after: number, isStopped: boolean): TimelineStep['state'] {
  if (after === 0) return isStopped ? 'stopped' : 'now';
  return after < 0 ? 'done' : 'next';
}

const ReturnPhotos = lazyPart(async () => (await import('./return-photos.tsx')).ReturnPhotos);

function Photos({ orderId, request: { _id: id, status, photos } }: { orderId: string; request: Return }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" small icon="camera" onClick={() => setOpen(true)}>
        {t.photosOf(photos)}
      </Button>
      {open && (
        <Suspense>
          <ReturnPhotos
            orderId={orderId}
            returnId={id}
            isOpen={status === 'requested'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Withdraw({
  orderId,
  returnId,
  onOrder,
}: {
  orderId: string;
  returnId: string;
  onOrder: (order: Order) => void;
}) {
  const [busy, setBusy] = useState(false);
  const isOutdated = useOutdated();
  const withdraw = async () => {
    setBusy(true);
    try {
      const { order } = await call('withdrawReturn', { orderId, returnId });
      toast.success(t.withdrawn);
      onOrder(order);
    } catch (error) {
      if (!isOutdated(error)) toast.error(failureText(error, t.withdrawFailed));
    }
    setBusy(false);
  };
  return (
    <Button tone="secondary" small busy={busy} onClick={() => void withdraw()}>
      {t.withdraw}
    </Button>
  );
}
