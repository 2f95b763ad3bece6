import type { Settings } from '../../settings.ts';

/** The return and exchange windows in business days after delivery. */
export type ReturnDays = Pick<Settings, 'returnDays' | 'exchangeDays'>;

/** The longest window of a category. */
export const mostReturnDays = 365;

/** A category's windows; null falls back to the settings. */
export type OwnReturnDays = { readonly [kind in keyof ReturnDays]: number | null };

/** The windows of a product: its category's own, else the settings'. */
export function returnDaysOf(own: OwnReturnDays, { returnDays, exchangeDays }: ReturnDays): ReturnDays {
  return { returnDays: own.returnDays ?? returnDays, exchangeDays: own.exchangeDays ?? exchangeDays };
}
