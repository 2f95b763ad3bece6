import { plural } from '../plural.ts';

/**
 * A waiting time in words: up to 90 seconds, then up to 90 minutes, then hours; rounded up, so that a retry after it
 * succeeds.
 */
export function waitTime(seconds: number): string {
  const [whole, minutes] = [Math.ceil(seconds), Math.ceil(seconds / 60)];
  if (whole <= 90) return plural(whole, { one: '1 second', other: `${whole} seconds` });
  if (minutes <= 90) return plural(minutes, { one: '1 minute', other: `${minutes} minutes` });
  const hours = Math.ceil(seconds / 3600);
  return plural(hours, { one: '1 hour', other: `${hours} hours` });
}
