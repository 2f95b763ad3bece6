import { type CacheTag, tagsOfMessage } from './catalog-changes.ts';
import { Listener } from './listener.ts';

/** What has changed in the database, made by this process, another instance or SQL typed by hand. */
export type Changes = {
  /** How many changes have been heard of. */
  heard: () => number;
  /** Whether nothing tagged `tags` has changed since `heard` was `since`. */
  unchanged: (since: number, tags: readonly CacheTag[]) => boolean;
  /** True once every change committed before this call is known; false if unknown: then use no cached answer. */
  caughtUp: () => Promise<boolean>;
  /** Calls `listener` when something may have changed that the console shows; returns the way to end that. */
  onConsoleEvents: (listener: () => void) => () => void;
  stop: () => Promise<void>;
};

/** For a store that does not listen: it hears nothing and is never caught up. */
export const noChanges: Changes = {
  heard: () => 0,
  unchanged: () => true,
  caughtUp: () => Promise.resolve(false),
  onConsoleEvents: () => () => {},
  stop: () => Promise.resolve(),
};

/** Listens to the feeds `catalog_changes` and `console_events`. After a lost connection everything counts as changed. */
export function listenForChanges(url: string): Changes {
  const log = new ChangeLog();
  const pages = new Set<() => void>();
  const notifyPages = () => pages.forEach((notify) => notify());
  const listener = new Listener(
    url,
    {
      catalog_changes: (message) => log.hear(tagsOfMessage(message)),
      console_events: notifyPages,
    },
    () => {
      log.hear('everything');
      notifyPages();
    },
  );
  return {
    heard: () => log.heard,
    unchanged: (since, tags) => log.unchanged(since, tags),
    caughtUp: () => listener.caughtUp(),
    onConsoleEvents: (notify) => {
      pages.add(notify);
      return () => pages.delete(notify);
    },
    stop: () => listener.stop(),
  };
}

const MOST_REMEMBERED = 20_000;

/** For each tag the count of changes when it last changed. With too many tags to remember, everything counts as changed. */
class ChangeLog {
  private count = 0;
  private everything = 0;
  private readonly last = new Map<CacheTag, number>();

  get heard(): number {
    return this.count;
  }

  hear(tags: 'everything' | readonly CacheTag[]): void {
    this.count += 1;
    if (tags === 'everything' || this.last.size > MOST_REMEMBERED) {
      this.everything = this.count;
      this.last.clear();
      return;
    }
    for (const tag of tags) this.last.set(tag, this.count);
  }

  unchanged(since: number, tags: readonly CacheTag[]): boolean {
    return since >= this.everything && tags.every((tag) => (this.last.get(tag) ?? 0) <= since);
  }
}
