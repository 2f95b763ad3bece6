import { consoleOrders as t } from '#texts/console-orders';
import { orderNumberText } from '../../../../shop/buying/orders/order-number.ts';
import type { ConsoleOrder } from '../../../../shop/delivery/fulfilment/contract.ts';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { offerUndo } from '../../ui/undo/undo-offer.ts';

type Stepped = { order: ConsoleOrder };

/** Takes one step of an order at a time, and offers to undo it where the store allows it. */
export function useStep(): {
  busy: boolean;
  take: (work: () => Promise<Stepped>) => Promise<Stepped | null>;
} {
  const { busy, act } = useAct();
  const take = async (work: () => Promise<Stepped>) => {
    const done = await act(work);
    if (done?.order.may.includes('undo') === true) offer(done.order);
    return done;
  };
  return { busy, take };
}

function offer({ _id: id, version, number, history }: ConsoleOrder): void {
  const step = history.at(-1)?.step ?? '';
  const done = isKeyOf(t.done, step) ? t.done[step] : step;
  offerUndo({
    text: `${done} · ${orderNumberText(number)}`,
    undo: async () => askOnce('undoOrder', { id, version }),
  });
}
