/** Thrown when nobody made room in time; the code is the one PostgreSQL has for too many connections. */
class TooManyWaiting extends Error {
  readonly code = '53300';
}

/**
 * Lets `places` pieces of work run at once. Others wait their turn in order, for at most `waitMs`; then they fail, so
 * that a crowd before something slow is told so and does not grow.
 */
export function createSemaphore(places: number, waitMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting = new Set<() => void>();

  const enter = () =>
    new Promise<void>((entered, failed) => {
      const timer = setTimeout(() => {
        waiting.delete(admit);
        failed(new TooManyWaiting('waited too long for the database'));
      }, waitMs);
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

  return async (work) => {
    if (free > 0) free -= 1;
    else await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
