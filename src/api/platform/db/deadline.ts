import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** The time of a request is over; the code is PostgreSQL's for a statement that was canceled. */
export class DeadlinePassed extends Error {
  readonly code = '57014';
  constructor() {
    super('the time of this request is over');
  }
}

/** Gives `work` and all that it starts at most `ms` to wait for the database, or less where it has less already. */
export function withDeadline<T>(ms: number, work: () => T): T {
  const at = performance.now() + ms;
  return deadlines.run(Math.min(at, deadlines.getStore() ?? at), work);
}

/** For work that a request begins and others wait for as well, or that goes on after its answer. */
export const withoutDeadline = <T>(work: () => T): T => deadlines.exit(work);

/** Milliseconds until the deadline, below 0 after it; infinite where there is none. */
export const remainingMs = (): number => (deadlines.getStore() ?? Infinity) - performance.now();

/** `waiting`, or a rejection with `DeadlinePassed` when the time is over first. */
export async function untilDeadline<T>(waiting: Promise<T>): Promise<T> {
  const left = remainingMs();
  if (left === Infinity) return waiting;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new DeadlinePassed()), left);
  });
  return Promise.race([waiting, over]).finally(() => clearTimeout(timer));
}
