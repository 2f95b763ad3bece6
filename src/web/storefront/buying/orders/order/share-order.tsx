import { useState } from 'react';
import { Link } from 'react-router';
import { orders as t } from '#texts/orders';
import type { Order } from '../../../../../shop/buying/orders/contract.ts';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { shareLink } from '../../../../client/share-link.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import css from './share-order.module.css';

/** A link that shows how far the order is and nothing else: made, sent, and taken back. */
export function ShareOrder({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<Order | null>) => {
    if (busy) return;
    setBusy(true);
    try {
      const changed = await work();
      if (changed !== null) onOrder(changed);
    } catch (error) {
      toast.error(failureText(error, t.shareFailed));
    }
    setBusy(false);
  };
  const share = () =>
    run(async () => {
      const shared =
        order.sharePath === null ? (await call('shareOrder', { orderId: order._id })).order : order;
      onOrder(shared);
      await send(shared);
      return null;
    });
  const unshare = () =>
    run(async () => {
      const { order: taken } = await call('unshareOrder', { orderId: order._id });
      toast.success(t.unshared);
      return taken;
    });
  return (
    <div className={css.share}>
      <Button tone="secondary" icon="share-2" busy={busy} onClick={() => void share()}>
        {t.share}
      </Button>
      {order.sharePath !== null && (
        <Button tone="quiet" busy={busy} onClick={() => void unshare()}>
          {t.unshare}
        </Button>
      )}
      <p>
        {order.sharePath === null ? t.shareText : t.sharedText}{' '}
        {order.sharePath !== null && (
          <Link className="text-link" to={order.sharePath}>
            {t.seeShared}
          </Link>
        )}
      </p>
    </div>
  );
}

async function send({ number, sharePath }: Order): Promise<void> {
  const url = `${location.origin}${sharePath ?? ''}`;
  const done = await shareLink({ title: t.order(orderNumberText(number)), url });
  if (done === 'copied') toast.success(t.linkCopied);
}
