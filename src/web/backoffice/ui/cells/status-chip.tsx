import { consoleOrders as t } from '#texts/console-orders';
import { language } from '#texts/language';
import type { OrderStatus, ParcelStage } from '../../../../shop/buying/orders/contract.ts';
import type { OrderInList } from '../../../../shop/delivery/fulfilment/contract.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { statusTone } from '../../../ui/order/status-tone.ts';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';

const toneOfStage: Partial<Record<ParcelStage, TagTone>> = {
  short: 'danger',
  postponed: 'warning',
  comingBack: 'warm',
  toUnpack: 'warm',
  lost: 'danger',
};

/** Where an order stands, in a word, and whether it is on hold. */
export function StatusChip({
  order: { status, stage, held },
}: {
  order: Pick<OrderInList, 'status' | 'stage' | 'held'>;
}) {
  return (
    <>
      <Tag tone={(stage && toneOfStage[stage]) ?? statusTone[status]}>{stateText(status, stage)}</Tag>
      {held !== null && <Tag tone="warning">{t.heldUntil(formatDay(held.until, language))}</Tag>}
    </>
  );
}

/** The stage, where there is one that says more than the status. */
export function stateText(status: OrderStatus, stage: ParcelStage | null): string {
  return stage === null || stage === 'back' ? t.statuses[status] : t.stages[stage];
}
