/** Thrown when no slot became free in time; the code is PostgreSQL's for too many connections. */
class TooManyWaiting extends Error {
  readonly code = '53300';
}

type Semaphore = (<T>(work: () => Promise<T>) => Promise<T>) & { waiting: () => number };

/** Runs at most `places` tasks at once. Others queue for at most `waitMs()` and then fail. */
export function createSemaphore(places: number, waitMs: () => number): Semaphore {
  let free = places;
  const waiting = new Set<() => void>();

  const enter = () =>
    new Promise<void>((entered, failed) => {
      const timer = setTimeout(() => {
        waiting.delete(admit);
        failed(new TooManyWaiting('waited too long for the database'));
      }, waitMs());
      const admit = () => {
        clearTimeout(timer);
        waiting.delete(admit);
        entered();
      };
      waiting.add(admit);
    });
  const leave = () => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  };

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(run, { waiting: () => waiting.size });
}
