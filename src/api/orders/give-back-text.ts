import type { Language } from '../../shop/language.ts';
import type { ReturnWay } from '../../shop/orders/contract.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { formatDay } from '../../shop/time/days.ts';

/** How a return is given back: the day the courier comes (null: they call), or until when. */
export type GiveBack = { readonly way: ReturnWay; readonly day: string | null };

export function giveBackText({ way, day }: GiveBack, language: Language): string {
  const { returnWays } = texts[language].templateWords;
  return day === null ? returnWays.courierCalls : returnWays[way](formatDay(day, language));
}
