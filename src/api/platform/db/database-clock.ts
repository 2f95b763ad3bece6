import { sql } from 'kysely';
import type { Db } from './database.ts';

/** How often the database is asked for its time. */
const EVERY_MS = 60_000;
/** Less is no fault: clocks that are set by the network differ by some milliseconds, and the way to the database takes as long. */
const LEAST_MS = 2000;
/** An answer that took longer says too little about when it was given, unless the difference is far greater. */
const PROMPT_MS = 1000;
const FIRST_TRIES = 5;

export type DatabaseClock = { now: () => Date; stop: () => void };

/**
 * The database's time, kept on this machine: instances whose clocks differ agree on when a code ends and an order was placed.
 * `onWrong` is told by how many seconds this machine is ahead (negative: behind), when that begins and when it changes.
 */
export async function followDatabaseClock(
  db: Db,
  onWrong: (aheadSeconds: number) => void,
  everyMs = EVERY_MS,
): Promise<DatabaseClock> {
  let aheadMs = 0;
  const measure = async () => {
    const measured = await millisecondsAhead(db);
    if (measured === null) return false;
    const next = Math.abs(measured) < LEAST_MS ? 0 : measured;
    // The time of this instance does not jump for less.
    if (Math.abs(next - aheadMs) < LEAST_MS) return true;
    if (next !== 0) onWrong(Math.round(next / 1000));
    aheadMs = next;
    return true;
  };
  for (let tries = 0; tries < FIRST_TRIES && !(await measure()); tries += 1);
  // Where the database is away the last difference stands.
  const timer = setInterval(() => void measure().catch(() => {}), everyMs).unref();
  return { now: () => new Date(Date.now() - aheadMs), stop: () => clearInterval(timer) };
}

/** For the terminal. */
export const clockWarning = (aheadSeconds: number): string =>
  `This machine’s clock is ${Math.abs(aheadSeconds)} s ${aheadSeconds > 0 ? 'ahead of' : 'behind'} the database’s: run an NTP client on both.`;

/** How far this machine's clock is ahead of the database's; null where the answer took too long to say. */
export async function millisecondsAhead(db: Db): Promise<number | null> {
  const sent = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const tookMs = Date.now() - sent;
  const [row] = rows;
  // A clock that is set meanwhile makes it negative.
  if (row === undefined || tookMs < 0) return null;
  const ahead = sent + tookMs / 2 - row.now.getTime();
  return tookMs > Math.max(PROMPT_MS, Math.abs(ahead) / 10) ? null : ahead;
}
