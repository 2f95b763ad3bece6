import { consoleOrders as t } from '#texts/console-orders';
import { MINUTE_MS } from '../../../../shop/time/durations.ts';

/** How long ago: `now`, `12 min`, `3 h`, `yesterday`, `4 days`. */
export function ageOf(at: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - new Date(at).getTime()) / MINUTE_MS));
  if (minutes === 0) return t.now;
  if (minutes < 60) return t.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t.hours(hours) : t.days(Math.floor(hours / 24));
}
