import pg from 'pg';
import { afterAll } from 'vitest';

/** The statements of a call, and how often it waited for the database: what is sent together is one wait. */
export type Counted = { statements: number; waits: number };

/** How long nothing may be sent until a wait counts as over; a connection from the pool takes less. */
const QUIET_MS = 3;

/**
 * Counts what every connection opened later sends while `work` runs, the change feed included. The answers to what is sent
 * together are handed on together, so that the count does not depend on which of them comes first.
 */
export function statementCounter(): (work: () => Promise<unknown>) => Promise<Counted> {
  let counted: Counted = { statements: 0, waits: 0 };
  let unanswered = 0;
  let wait: PromiseWithResolvers<void> | null = null;
  const query: typeof pg.Client.prototype.query = Reflect.get(pg.Client.prototype, 'query');
  const send = query as (this: pg.Client, ...given: unknown[]) => unknown;
  afterAll(() => {
    pg.Client.prototype.query = query;
  });
  const begin = () => {
    counted.waits += 1;
    return Promise.withResolvers<void>();
  };
  const endIfQuiet = () => {
    if (unanswered > 0) return;
    wait?.resolve();
    wait = null;
  };
  const heldBack = async (answer: Promise<unknown>, over: Promise<void>) => {
    unanswered += 1;
    try {
      return await answer;
    } finally {
      unanswered -= 1;
      if (unanswered === 0) setTimeout(endIfQuiet, QUIET_MS);
      await over;
    }
  };
  // One of the driver's many overloads cannot be told from another here; all are passed on.
  pg.Client.prototype.query = function counting(this: pg.Client, ...given: unknown[]) {
    counted.statements += 1;
    const { promise: over } = (wait ??= begin());
    const answer = send.apply(this, given);
    if (!(answer instanceof Promise)) return answer;
    return heldBack(answer, over);
  } as typeof pg.Client.prototype.query;
  return async (work) => {
    counted = { statements: 0, waits: 0 };
    await work();
    return counted;
  };
}
