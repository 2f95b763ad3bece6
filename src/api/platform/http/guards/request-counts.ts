import { MINUTE_MS } from '../../../../shop/time/durations.ts';

/** Adds requests to a minute of the store and returns how many it has on all instances. */
export type Share = (name: string, minute: Date, more: number) => Promise<number>;

type Count = { here: number; shared: number; elsewhere: number; isSharing: boolean };

/** Below this part of its limit a name is counted here alone: an ordinary visitor never costs a write. */
const QUIET = 1 / 4;
/** From there on each further such part of the limit is one write. */
const STEP = 1 / 20;
/** So many names in a minute are a flood of forged ones: counting begins again before they fill the memory. */
const MOST_NAMES = 100_000;

/**
 * Counts requests by name and minute over all instances, in memory; near its limit a name is shared by one write for
 * many requests, so n instances allow at most n - 1 quarters of the limit more.
 */
export class RequestCounts {
  private readonly share: Share;
  private readonly counts = new Map<string, Count>();
  private minute = 0;

  constructor(share: Share) {
    this.share = share;
  }

  /** Counts a request at `now` and returns null, or the ms until the next minute where `name` has had its `limit`. */
  take(name: string, limit: number, now: Date): number | null {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.minute || this.counts.size >= MOST_NAMES) {
      this.counts.clear();
      this.minute = minute;
    }
    const count = this.counts.get(name) ?? { here: 0, shared: 0, elsewhere: 0, isSharing: false };
    this.counts.set(name, count);
    if (count.here + count.elsewhere >= limit) return (minute + 1) * MINUTE_MS - now.getTime();
    count.here += 1;
    if (!count.isSharing && count.here >= limit * QUIET && count.here - count.shared >= limit * STEP)
      void this.publish(name, count);
    return null;
  }

  // One write at a time per name: of two concurrent writes, the first's total could include the second's count.
  private async publish(name: string, count: Count): Promise<void> {
    const more = count.here - count.shared;
    count.shared = count.here;
    count.isSharing = true;
    const total = await this.share(name, new Date(this.minute * MINUTE_MS), more).catch(() => 0);
    count.elsewhere = Math.max(count.elsewhere, total - count.shared);
    count.isSharing = false;
  }
}
