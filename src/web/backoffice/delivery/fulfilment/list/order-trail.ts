import { tabStore } from '../../../../browser/browser-storage.ts';
import { storedJson } from '../../../../client/storage/stored-json.ts';

/** The list that orders are opened from: its address and name, its orders in their order, the next page, and how many it finds. */
export type OrderTrail = {
  readonly path: string;
  readonly name: string;
  readonly numbers: readonly string[];
  /** False where the pages before were not seen: places are then not counted. */
  readonly isFromStart: boolean;
  readonly next: string | null;
  /** Null where they were not counted to the end. */
  readonly total: number | null;
};

const STORED = 'orders-trail';

/** Stored for the session; the next page of the same list is appended. */
export function storeTrail(trail: OrderTrail): void {
  tabStore.set(STORED, JSON.stringify(joined(readTrail(), trail)));
}

export const readTrail = (): OrderTrail | null => storedJson<OrderTrail | null>(tabStore, STORED, null);

function joined(last: OrderTrail | null, page: OrderTrail): OrderTrail {
  const before = new URLSearchParams(page.path.split('?')[1]).get('before');
  if (before === null) return { ...page, isFromStart: true };
  const isNext = last?.next === before || last?.numbers.includes(page.numbers[0] ?? '') === true;
  if (last === null || !isNext) return { ...page, isFromStart: false };
  const first = last.numbers.indexOf(page.numbers[0] ?? '');
  const earlier = first === -1 ? last.numbers : last.numbers.slice(0, first);
  return { ...page, numbers: [...earlier, ...page.numbers], isFromStart: last.isFromStart };
}

/** Where an order stands in the list it was opened from; null where it is not in it. */
export function placeInTrail(number: string) {
  const trail = readTrail();
  const at = trail?.numbers.indexOf(number) ?? -1;
  if (trail === null || at === -1) return null;
  const { path, name, numbers, isFromStart, next, total } = trail;
  return {
    path,
    name,
    place: isFromStart && total !== null ? { at: at + 1, total: Math.max(total, numbers.length) } : null,
    earlier: numbers[at - 1] ?? null,
    later: numbers[at + 1] ?? null,
    /** The next page of the list, at the last order that was loaded. */
    more: at === numbers.length - 1 ? next : null,
  };
}
