import type { Settings } from '../settings.ts';

/** The business days after a delivery within which a piece can be returned and exchanged. */
export type ReturnDays = Pick<Settings, 'returnDays' | 'exchangeDays'>;

/** Such days as far as somebody said them; null: as the settings say. */
export type OwnReturnDays = { readonly [kind in keyof ReturnDays]: number | null };

/** The days of a piece: its category's own, else the settings'. */
export function returnDaysOf(own: OwnReturnDays, { returnDays, exchangeDays }: ReturnDays): ReturnDays {
  return { returnDays: own.returnDays ?? returnDays, exchangeDays: own.exchangeDays ?? exchangeDays };
}
