import { ChangeLog, everything, readChange, type CacheTag } from './change-log.ts';
import { Listener } from './listener.ts';

/** Changes of the database by any writer: this process, another instance, or SQL by hand. */
export type Changes = {
  /** The number of changes received. */
  heard: () => number;
  /** Whether none of the tags in `shown` changed since `heard` was `since`. */
  unchanged: (since: number, shown: readonly CacheTag[]) => boolean;
  /**
   * Resolves to true once all changes committed before the call were received; to false when that is impossible
   * because the database is down or slow. Then no cached answer may be used.
   */
  caughtUp: () => Promise<boolean>;
  stop: () => Promise<void>;
};

/** For a process that does not listen: it never catches up, so nothing is served from the cache. */
export const noChanges: Changes = {
  heard: () => 0,
  unchanged: () => true,
  caughtUp: () => Promise.resolve(false),
  stop: () => Promise.resolve(),
};

/**
 * Listens to the notifications of the triggers of the migration `0008-changes.sql`. After a lost connection
 * everything counts as changed.
 */
export function listenForChanges(url: string): Changes {
  const log = new ChangeLog();
  const listener = new Listener(
    url,
    'minwal_changed',
    () => log.hear(everything),
    (message) => log.hear(readChange(message)),
  );
  return {
    heard: () => log.heard,
    unchanged: (since, shown) => log.unchanged(since, shown),
    caughtUp: () => listener.caughtUp(),
    stop: () => listener.stop(),
  };
}
