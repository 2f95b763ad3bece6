import { orders as t } from '#texts/orders';
import type { Order } from '../../../../../shop/buying/orders/contract.ts';
import { call } from '../../../../client/call.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { type MergedChoices, MergeReport } from '../../../layout/guest/merge-report.tsx';
import { showOverlay } from '../../../layout/mini-sheet-host.tsx';
import { noteCart } from '../../../layout/shopper.ts';

/** The server merges no more lines at once. */
const MOST_LINES = 30;

/**
 * Merges an order's lines into the cart, as many of their pieces as are left. `report` shows the outcome: a message, or
 * each line where one is not as it was ordered. @throws CallError
 */
export async function orderAgain(order: Order): Promise<{ isInCart: boolean; report: () => void }> {
  const merged = await mergeOrder(order);
  const { lines } = merged.report;
  const isAsOrdered = lines.every(
    ({ outcome, priceWas }) => priceWas === null && (outcome === 'added' || outcome === 'inCart'),
  );
  const close = () => showOverlay(null);
  return {
    isInCart: lines.some(({ quantity }) => quantity > 0),
    report: () => {
      if (isAsOrdered) toast.success(t.orderedAgain);
      else showOverlay(<MergeReport title={t.orderAgain} merged={merged} onClose={close} />);
    },
  };
}

async function mergeOrder({ items }: Order): Promise<MergedChoices> {
  const merge = async (some: readonly Order['items'][number][]) => {
    const lines = some.map(({ productId, colorId, sizeId, quantity, unitPrice: price }) => ({
      productId,
      colorId,
      sizeId,
      quantity,
      price,
    }));
    const merged = await call('mergeGuestChoices', { lines, favoriteIds: [] });
    noteCart(merged.cart);
    return merged;
  };
  const { report, cart } = await merge(items.slice(0, MOST_LINES));
  const merged = { report, cart };
  for (let from = MOST_LINES; from < items.length; from += MOST_LINES) {
    const next = await merge(items.slice(from, from + MOST_LINES));
    merged.report.lines.push(...next.report.lines);
    merged.cart = next.cart;
  }
  const chosen = items.map((item) => ({
    ...item,
    price: item.unitPrice,
    color: item.color.name,
    size: item.size.label,
  }));
  return { ...merged, choices: { lines: chosen, favorites: [] } };
}
