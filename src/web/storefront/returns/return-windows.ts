import type { Order, OrderItem, ReturnKind } from '../../../shop/orders/contract.ts';
import { quantityLeft } from '../../../shop/returns/eligibility.ts';

/** What can still be requested at `now`; nothing before delivery. */
export function openKinds(order: Order, now: string): ReturnKind[] {
  if (order.status !== 'delivered' && order.status !== 'returns') return [];
  const { returnUntil, exchangeUntil } = order;
  return [
    ...(returnUntil && now < returnUntil ? (['return'] as const) : []),
    ...(exchangeUntil && now < exchangeUntil ? (['exchange'] as const) : []),
  ];
}

/** The lines with a quantity that can still be returned. */
export function linesLeft({ items }: Order): OrderItem[] {
  return items.filter((item) => quantityLeft(item) > 0);
}
