import type { Localized } from '../../language.ts';
import type { Settings } from '../../settings.ts';
import { deliveryDates, isBusinessDay } from '../../time/business-days.ts';
import { addDays, minutesOfStoreDay, type StoreDate, storeDateOf } from '../../time/store-time.ts';
import type { PlaceIds } from '../places/place-at.ts';
import type { Closure } from './closure.ts';
import { isShopOpen } from './opening.ts';

export type DaySettings = Pick<
  Settings,
  'isOpen' | 'opensAt' | 'holidays' | 'closures' | 'cutOff' | 'dailyCapacity' | 'bandCapacity'
>;

/** How many orders took a place on a day, by the id of their band. */
export type DayLoad = ReadonlyMap<StoreDate, ReadonlyMap<string, number>>;
export const NO_LOAD: DayLoad = new Map();

/** Where a parcel goes: its places, and its band with that band's days. */
export type Route = {
  readonly place: PlaceIds;
  readonly bandId: string;
  readonly businessDays: { readonly min: number; readonly max: number };
};

/**
 * Why no order is taken: the merchant's sentence, null where every day is full or the shop has not opened yet; `until` is
 * the last closed day, if known.
 */
export type Pause = {
  readonly sentence: Localized | null;
  readonly until: StoreDate | null;
  /** Of a closure. */
  readonly scope?: Closure['scope'];
  /** Of a shop that has not opened yet: the planned hour, if any. */
  readonly unopened?: { readonly opensAt: string | null };
};

/** Whether another address would not help: the shop is closed or full, not a place. */
export const isEverywhere = ({ scope = 'shop' }: Pause): boolean => scope === 'shop';

const unopenedUntil = (opensAt: string | null): Pause => ({
  sentence: null,
  until: null,
  unopened: { opensAt },
});

/** `slotDay` is the day whose place the order takes; while paused it is null, and the days are the usual ones. */
export type PromisedDays = {
  readonly slotDay: StoreDate | null;
  readonly days: { readonly from: StoreDate; readonly to: StoreDate };
  readonly pause: Pause | null;
};

/** After so many full days no order is taken. */
const MOST_FULL_DAYS = 10;
/** Open days further away than this are no promise. */
const HORIZON_DAYS = 400;

export function isClosedOn({ from, until }: Pick<Closure, 'from' | 'until'>, date: StoreDate): boolean {
  return from <= date && (until === null || date <= until);
}

export function concerns(
  { scope, place: id }: Closure,
  { place, bandId }: Omit<Route, 'businessDays'>,
): boolean {
  if (scope === 'shop') return true;
  return id === (scope === 'band' ? bandId : place[scope]);
}

/** The closure of the whole shop in force, in which no order is taken. */
export const shopPause = (
  { closures, ...opening }: Pick<Settings, 'isOpen' | 'opensAt' | 'closures'>,
  now: Date,
): Pause | null =>
  !isShopOpen(opening, now)
    ? unopenedUntil(opening.opensAt)
    : (closures.find(
        ({ scope, takesOrders, ...closure }) =>
          scope === 'shop' && !takesOrders && isClosedOn(closure, storeDateOf(now)),
      ) ?? null);

/**
 * The one answer to "when does it arrive": an order takes a place on the first open day with room, from today on. Each
 * day that is passed over, because it is full or its hour has passed, moves both promised days by one open day.
 */
export function promisedDays(
  route: Route,
  settings: DaySettings,
  { now, load }: { readonly now: Date; readonly load: DayLoad },
): PromisedDays {
  const { businessDays, bandId } = route;
  const { holidays } = settings;
  const today = storeDateOf(now);
  const closures = settings.closures.filter((closure) => concerns(closure, route));
  const paused = (pause: Pause): PromisedDays => ({
    slotDay: null,
    days: deliveryDates(now, businessDays, holidays),
    pause,
  });
  if (!isShopOpen(settings, now)) return paused(unopenedUntil(settings.opensAt));
  const inForce = closures.find((closure) => !closure.takesOrders && isClosedOn(closure, today));
  if (inForce !== undefined) return paused(inForce);
  const open = openDays(
    today,
    businessDays.max + MOST_FULL_DAYS + 1,
    (date) => isBusinessDay(date, holidays) && !closures.some((closure) => isClosedOn(closure, date)),
  );
  const isLate = (date: StoreDate) => date === today && minutesOfStoreDay(now) >= settings.cutOff * 60;
  const inTime = open.filter((date) => !isLate(date)).slice(0, MOST_FULL_DAYS);
  const slotDay = inTime.find((date) => !isFull(date, bandId, settings, load));
  if (slotDay === undefined && inTime.length === MOST_FULL_DAYS)
    return paused({ sentence: null, until: null });
  const ahead = open.filter((date) => date > today);
  const skipped = slotDay === undefined ? 0 : open.indexOf(slotDay);
  const [from, to] = [ahead[businessDays.min - 1 + skipped], ahead[businessDays.max - 1 + skipped]];
  if (slotDay !== undefined && from !== undefined && to !== undefined)
    return { slotDay, days: { from, to }, pause: null };
  // A closure to come, without an end, leaves too few open days.
  return paused(closures.find(({ until }) => until === null) ?? { sentence: null, until: null });
}

export function isFull(
  date: StoreDate,
  bandId: string,
  { dailyCapacity, bandCapacity }: Pick<Settings, 'dailyCapacity' | 'bandCapacity'>,
  load: DayLoad,
): boolean {
  const taken = load.get(date);
  const isAtMost = (most: number | null, orders: number) => most !== null && orders >= most;
  return isAtMost(dailyCapacity, ordersOn(date, load)) || isAtMost(bandCapacity, taken?.get(bandId) ?? 0);
}

export const ordersOn = (date: StoreDate, load: DayLoad): number =>
  [...(load.get(date)?.values() ?? [])].reduce((sum, orders) => sum + orders, 0);

function openDays(today: StoreDate, most: number, isOpen: (date: StoreDate) => boolean): StoreDate[] {
  const found: StoreDate[] = [];
  for (let ahead = 0; ahead <= HORIZON_DAYS && found.length < most; ahead += 1) {
    const date = addDays(today, ahead);
    if (isOpen(date)) found.push(date);
  }
  return found;
}
