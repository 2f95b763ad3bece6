import { MINUTE_MS } from '../../shop/time/durations.ts';

/** A job runs once in each period, which begins `atMinute` minutes after midnight UTC or a multiple of it. */
export type Schedule = { readonly everyMinutes: number; readonly atMinute?: number };

/** How a job last ended; `failures` since its last success. */
export type JobState = { succeededAt: Date | null; failedAt: Date | null; failures: number };

const LONGEST_PAUSE_MINUTES = 15;
/** So long after two missed periods a job is late. */
const GRACE_MINUTES = 30;

/** The begin of the current period. */
export function lastTime({ everyMinutes, atMinute = 0 }: Schedule, now: Date): Date {
  const [period, offset] = [everyMinutes * MINUTE_MS, atMinute * MINUTE_MS];
  return new Date(now.getTime() - ((now.getTime() - offset) % period));
}

/** Whether a job has not succeeded in its period. After a second failure it pauses for 1, 2, 4 … minutes. */
export function isDue(when: Schedule, { succeededAt, failedAt, failures }: JobState, now: Date): boolean {
  if (succeededAt !== null && succeededAt >= lastTime(when, now)) return false;
  if (failedAt === null || failures < 2) return true;
  const minutes = Math.min(2 ** (failures - 2), when.everyMinutes - 1, LONGEST_PAUSE_MINUTES);
  return now.getTime() - failedAt.getTime() >= minutes * MINUTE_MS;
}

export const lateAfterMinutes = ({ everyMinutes }: Schedule): number => 2 * everyMinutes + GRACE_MINUTES;
