import type { StoreDate } from '../../time/store-time.ts';
import type { Closure } from './closure.ts';
import { isClosedOn } from './promised-days.ts';

type ClosedToday = { shop: Pick<Closure, 'until' | 'takesOrders'> | null; places: number };

/**
 * What the closures of this day close: of those of the whole shop one that takes no orders, and of these the one that lasts
 * longest; and how many places.
 */
export function closedToday(closures: readonly Closure[], today: StoreDate): ClosedToday {
  const inForce = closures.filter((closure) => isClosedOn(closure, today));
  const [shop] = inForce
    .filter(({ scope }) => scope === 'shop')
    .toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1));
  const places = new Set(
    inForce.flatMap(({ scope, place }) => (scope === 'shop' ? [] : [`${scope} ${place}`])),
  );
  return {
    shop: shop === undefined ? null : { until: shop.until, takesOrders: shop.takesOrders },
    places: places.size,
  };
}

/** Compared as texts; no end comes after every day. */
const rank = ({ takesOrders, until }: Closure) => `${takesOrders ? 0 : 1} ${until ?? '9999-12-31'}`;
