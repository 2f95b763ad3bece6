import type { Order, OrderEnding, OrderStatus } from './contract.ts';
import { quantityKept } from './return-window.ts';

/** What the headline of an order says. */
export type Headline =
  | OrderStatus
  | OrderEnding
  | 'held'
  | 'toPick'
  | 'packed'
  | 'withCompany'
  | 'atOffice'
  | 'postponed'
  | 'partlyDelivered'
  | 'exchanging'
  | 'returningAndExchanging'
  | 'returned'
  | 'exchanged'
  | 'returnedAndExchanged'
  | 'allReturned';

/** The stages that say more than their status. */
const stages = ['toPick', 'packed', 'withCompany', 'atOffice', 'postponed'] as const;

type Summarized = Pick<Order, 'status' | 'stage' | 'held' | 'ending' | 'items' | 'returns'>;

export function headlineOf(order: Summarized): Headline {
  const { status, stage, held, ending, items, returns } = order;
  if (held !== null) return 'held';
  if (status === 'canceled') return ending ?? 'canceled';
  if (status === 'returns') return headlineOfReturns(returns);
  if (status === 'delivered')
    return items.some(({ refusedQuantity }) => refusedQuantity > 0) ? 'partlyDelivered' : 'delivered';
  if (status === 'completed') return isAllReturned(items, returns) ? 'allReturned' : 'completed';
  return stages.find((each) => each === stage) ?? status;
}

function headlineOfReturns(returns: Order['returns']): Headline {
  const live = returns.filter(({ status }) => status !== 'rejected' && status !== 'withdrawn');
  const open = live.filter(({ status }) => status !== 'refunded' && status !== 'exchanged');
  const isOpen = open.length > 0;
  const kinds = new Set((isOpen ? open : live).map(({ kind }) => kind));
  if (kinds.size === 2) return isOpen ? 'returningAndExchanging' : 'returnedAndExchanged';
  if (kinds.has('exchange')) return isOpen ? 'exchanging' : 'exchanged';
  return isOpen || kinds.size === 0 ? 'returns' : 'returned';
}

/** Whether the shopper was paid back for every piece that was kept. */
function isAllReturned(items: Summarized['items'], returns: Summarized['returns']): boolean {
  const paidBack = returns.filter(({ status }) => status === 'refunded').flatMap((request) => request.items);
  const kept = items.reduce((sum, item) => sum + quantityKept(item), 0);
  return kept > 0 && paidBack.reduce((sum, { quantity }) => sum + quantity, 0) >= kept;
}
