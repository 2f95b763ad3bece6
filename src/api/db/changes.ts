import { ChangeLog, everything, readChange, type CacheTag } from './change-log.ts';
import { Listener } from './listener.ts';

/** What has changed in the database, whoever changed it: this process, another instance, a merchant's own SQL. */
export type Changes = {
  /** How many changes have been heard of. */
  heard: () => number;
  /** Has nothing of what is `shown` changed since `heard` was `since`? */
  unchanged: (since: number, shown: readonly CacheTag[]) => boolean;
  /**
   * True once every change whose commit was answered before this was asked has been heard of; false where that cannot be
   * had, because the database is away or slow: then nothing that was kept may be used.
   */
  caughtUp: () => Promise<boolean>;
  stop: () => Promise<void>;
};

/** Where nothing is listened to: nothing is heard, and nobody ever is caught up. */
export const noChanges: Changes = {
  heard: () => 0,
  unchanged: () => true,
  caughtUp: () => Promise.resolve(false),
  stop: () => Promise.resolve(),
};

/** Listens to what the triggers of the migration `0008-changes.sql` tell. After a silence everything counts as changed. */
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
