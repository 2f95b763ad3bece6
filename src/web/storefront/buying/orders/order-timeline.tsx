import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { statuses } from '#texts/statuses';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import { timelineOf, type TimelineMark } from '../../../../shop/buying/orders/timeline.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Timeline, type TimelineStep } from '../../../ui/order/timeline.tsx';

/** What has happened to an order and what comes. */
export function OrderTimeline({ order }: { order: Pick<Order, 'status' | 'history'> }) {
  return (
    <section>
      <h2 className="visually-hidden">{t.way}</h2>
      <Timeline steps={timelineOf(order).map(stepOf)} />
    </section>
  );
}

function stepOf({ status, at, state }: TimelineMark): TimelineStep {
  return {
    title: statuses.orders[status],
    text: at ? formatMoment(at, language) : t.toCome,
    state:
      status === 'canceled'
        ? 'stopped'
        : status === 'completed' && state === 'current'
          ? 'done'
          : states[state],
  };
}

const states = { done: 'done', current: 'now', next: 'next' } as const;
