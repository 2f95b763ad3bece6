import type { Order, OrderItem, ReturnKind } from '../../../shop/orders/contract.ts';
import { quantityLeft } from '../../../shop/returns/eligibility.ts';

/** What may still be asked for, as of `now`; nothing before the order was delivered. */
export function openKinds(order: Order, now: string): ReturnKind[] {
  if (order.status !== 'delivered' && order.status !== 'returns') return [];
  const { returnUntil, exchangeUntil } = order;
  return [
    ...(returnUntil && now < returnUntil ? (['return'] as const) : []),
    ...(exchangeUntil && now < exchangeUntil ? (['exchange'] as const) : []),
  ];
}

/** The lines of which something can still go back. */
export function linesLeft({ items }: Order): OrderItem[] {
  return items.filter((item) => quantityLeft(item) > 0);
}
