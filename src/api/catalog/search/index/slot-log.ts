/** The slots that changed last, and how many changes there were in all. */
export type SlotLog = { count: number; last: number[] };

/** After more changes than these, everything is looked at again. */
const MOST_KEPT = 1000;

export const emptySlotLog = (): SlotLog => ({ count: 0, last: [] });

export function note(log: SlotLog, slot: number): void {
  log.count += 1;
  log.last.push(slot);
  if (log.last.length > 2 * MOST_KEPT) log.last = log.last.slice(-MOST_KEPT);
}

/** For a change of every slot. */
export function noteAll(log: SlotLog): void {
  log.count += 1;
  log.last = [];
}

/** The slots that changed since the count was `count`; null if they are no longer known. */
export function slotsSince({ count, last }: SlotLog, before: number): Set<number> | null {
  const changes = count - before;
  return changes > last.length ? null : new Set(last.slice(last.length - changes));
}
