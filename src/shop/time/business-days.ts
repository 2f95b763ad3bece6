import { addDays, startOfStoreDay, storeDateOf, type StoreDate, weekdayOf } from './store-time.ts';

/** A holiday of the settings; only its day matters here. */
export type Holidays = readonly { readonly date: StoreDate }[];

const friday = 5;
const saturday = 6;

/** Sunday to Thursday except holidays, as in Syria. */
export function isBusinessDay(date: StoreDate, holidays: Holidays): boolean {
  const weekday = weekdayOf(date);
  return weekday !== friday && weekday !== saturday && !holidays.some((holiday) => holiday.date === date);
}

/** The `days`-th business day after `date`, whether or not `date` is one; `date` itself for 0. */
export function addBusinessDays(date: StoreDate, days: number, holidays: Holidays): StoreDate {
  let reached = date;
  for (let counted = 0; counted < days;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached, holidays)) counted += 1;
  }
  return reached;
}

/**
 * The end of "within `days` business days of the event": 24:00, store time, of the `days`-th business day after the
 * event's day. The end is excluded.
 */
export function endOfBusinessWindow(eventAt: Date, days: number, holidays: Holidays): Date {
  const lastDay = addBusinessDays(storeDateOf(eventAt), days, holidays);
  return startOfStoreDay(addDays(lastDay, 1));
}

/** The first and last delivery day of an order placed at `orderedAt`. */
export function deliveryDates(
  orderedAt: Date,
  businessDays: { readonly min: number; readonly max: number },
  holidays: Holidays,
): { from: StoreDate; to: StoreDate } {
  const day = storeDateOf(orderedAt);
  return {
    from: addBusinessDays(day, businessDays.min, holidays),
    to: addBusinessDays(day, businessDays.max, holidays),
  };
}
