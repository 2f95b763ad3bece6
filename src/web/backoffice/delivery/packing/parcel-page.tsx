import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { conflicts } from '#texts/conflicts';
import { language } from '#texts/language';
import { packing as t } from '#texts/packing';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import { stripeOf } from '../../../../shop/buying/orders/parcel-stripe.ts';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { formatMoment, formatTime } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Cloth } from '../../../ui/cloth/cloth.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { may, useMe } from '../../layout/me.ts';
import { Page } from '../../ui/page.tsx';
import { StaleBanner } from '../../ui/resource-list.tsx';
import { OrderPresence } from '../fulfilment/order/order-presence.tsx';
import { useLiveOrder } from '../fulfilment/use-live-order.ts';
import { useStep } from '../fulfilment/use-step.ts';
import { CountBackIn } from './count-back-in.tsx';
import { PackPieces, piecesText } from './pack-pieces.tsx';
import { PackedParcel } from './packed-parcel.tsx';
import css from './packing.module.css';
import { PieceRow } from './piece-row.tsx';
import { ShortParcel } from './short-parcel.tsx';

export const loader = cacheLast(async ({ params: { no = '' } }: LoaderFunctionArgs) =>
  ask('getOrder', { id: no }),
);

/** One parcel at the packing table: its next work, by its stage. */
function ParcelPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const { order } = data;
  useLiveOrder(order);
  const packs = may(useMe(), 'packOrders');
  return (
    <Page
      title={t.titleOf(orderNumberText(order.number))}
      back={packs ? '/pack' : `/orders/${order.number}`}
      layout="form"
      total={
        <>
          <bdi>{[order.customer.name, order.city].filter((part) => part !== null).join(' · ')}</bdi>{' '}
          {order.exchange !== null && <Tag tone="warning">{t.exchange}</Tag>}
        </>
      }
    >
      <Cloth bands={stripeOf(order.number)} className={css.wide} />
      {asOf !== null && <StaleBanner asOf={asOf} />}
      <OrderPresence key={order._id} id={order._id} />
      {order.held !== null && (
        <Banner>{t.heldBecause(order.held.reason, formatMoment(order.held.until, language))}</Banner>
      )}
      <Edited order={order} />
      <Stage key={`${order.parcelId} ${order.stage} ${piecesText(order.lines)}`} order={order} />
    </Page>
  );
}

/** Tells the packer that the order was edited, which may have ended their claim. */
function Edited({ order: { stage, history } }: { order: ConsoleOrder }) {
  const last = history.at(-1);
  if (last?.step !== 'edit' || (stage !== 'toPick' && stage !== 'picking')) return null;
  return (
    <Banner>
      {conflicts.last(last.by ?? conflicts.shopperOrStore, conflicts.did.edit, formatTime(last.at))}
    </Banner>
  );
}

function Stage({ order }: { order: ConsoleOrder }) {
  const me = useMe();
  const isMine = order.claimedBy?._id === me.staff._id;
  if (order.stage === 'picking' && isMine && order.held === null) return <PackPieces order={order} />;
  if (order.stage === 'toPick' || order.stage === 'picking') return <Unclaimed order={order} />;
  if (order.stage === 'short') return <ShortParcel order={order} />;
  if (order.stage === 'packed') return <PackedParcel order={order} />;
  if (order.may.includes('backIn')) return <CountBackIn order={order} />;
  return (
    <>
      <Banner tone="success">{t.done}</Banner>
      <ButtonLink to="/pack" tone="secondary">
        {t.toQueue}
      </ButtonLink>
    </>
  );
}

/** What is to be packed, and who has it; packing starts by claiming it. */
function Unclaimed({ order }: { order: ConsoleOrder }) {
  const { busy, take } = useStep();
  const { parcelId: id, version, claimedBy } = order;
  const since = order.history.findLast(({ step }) => step === 'pick')?.at;
  const mayPick = order.may.includes('pick');
  return (
    <>
      {claimedBy !== null && order.stage === 'picking' && (
        <Banner>{t.claimedSince(claimedBy.name, formatTime(since ?? order.stageAt))}</Banner>
      )}
      <ul className={css.pieces}>
        {order.lines.map((line) => (
          <PieceRow key={line.lineNo} line={line} />
        ))}
      </ul>
      {!mayPick && (
        <ButtonLink to="/pack" tone="secondary">
          {t.toQueue}
        </ButtonLink>
      )}
      {mayPick && (
        <div className={css.foot}>
          <Button
            wide
            tone={order.stage === 'picking' ? 'secondary' : 'primary'}
            icon="package"
            busy={busy}
            onClick={() => void take(async () => askOnce('pickParcel', { id, version }))}
          >
            {order.stage === 'picking' ? t.takeOver : t.pick}
          </Button>
        </div>
      )}
    </>
  );
}

export { ParcelPage as Page };
