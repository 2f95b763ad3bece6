import { consoleOrders as t } from '#texts/console-orders';
import { callOutcomes } from '../../../../shop/fulfilment/call-rules.ts';
import type { ConsoleOrder } from '../../../../shop/fulfilment/contract.ts';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx';

type Kind = 'steps' | 'calls';
type Event = ConsoleOrder['history'][number];

/** What happened to the order: its steps and the calls about it. */
export function OrderHistory({ order }: { order: ConsoleOrder }) {
  const { all, steps, calls } = t.kinds;
  const first: TimelineEntry<Kind> = {
    id: 'placed',
    kind: 'steps',
    icon: 'shopping-bag',
    title: t.placed,
    at: order.placedAt,
  };
  return (
    <Panel title={t.history}>
      <Timeline
        label={t.history}
        all={all}
        kinds={{ steps, calls }}
        entries={[first, ...order.history.map(entryOf)]}
      />
    </Panel>
  );
}

function entryOf(event: Event, place: number): TimelineEntry<Kind> {
  const isCall = event.step === 'call';
  const outcome = callOutcomes.find((each) => each === event.details['outcome']);
  const said = [event.by ?? t.roles[event.role], isCall && outcome ? t.outcomes[outcome] : event.reason];
  return {
    id: String(place),
    kind: isCall ? 'calls' : 'steps',
    icon: isCall ? 'phone' : event.step === 'cancel' || event.step === 'refuse' ? 'x' : 'check',
    // Steps that older versions took may have no word.
    title: isKeyOf(t.done, event.step) ? t.done[event.step] : event.step,
    text: <bdi>{said.filter((part) => part !== '').join(' · ')}</bdi>,
    at: event.occurredAt ?? event.at,
  };
}
