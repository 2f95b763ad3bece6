import { language } from '#texts/language';
import { returns as t } from '#texts/returns';
import type { OrderItem, ReturnKind } from '../../../shop/orders/contract.ts';
import { formatLastDay } from '../../../shop/time/days.ts';

/** Until when an order or a line of it may go back, where `kinds` can still be asked for. */
export function deadlineText(
  kinds: readonly ReturnKind[],
  { returnUntil, exchangeUntil }: Pick<OrderItem, 'returnUntil' | 'exchangeUntil'>,
): string {
  if (kinds.length === 0 || returnUntil === null || exchangeUntil === null) return t.over;
  const returnDay = formatLastDay(returnUntil, language);
  const exchangeDay = formatLastDay(exchangeUntil, language);
  if (kinds.length === 2) return t.until(returnDay, exchangeDay);
  return kinds.includes('return') ? t.returnUntil(returnDay) : t.exchangeUntil(exchangeDay);
}
