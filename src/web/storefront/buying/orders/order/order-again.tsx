import { orders as t } from '#texts/orders';
import type { Order } from '../../../../../shop/buying/orders/contract.ts';
import { mergeIntoCart } from '../../../layout/guest/merge-lines.tsx';

/** Merges an order's lines into the cart, and shows what became of each. @throws CallError */
export async function orderAgain({ items }: Order): ReturnType<typeof mergeIntoCart> {
  const chosen = items.map((item) => ({
    ...item,
    price: item.unitPrice,
    color: item.color.name,
    size: item.size.label,
  }));
  return mergeIntoCart(chosen, { title: t.orderAgain, done: t.orderedAgain });
}
