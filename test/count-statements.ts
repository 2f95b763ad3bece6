import pg from 'pg';
import { afterAll } from 'vitest';

/** The statements of a call, and how often it waited for the database: what is sent together is one wait. */
export type Counted = { statements: number; waits: number };

/**
 * Counts what every connection opened later sends while `work` runs, the change feed included. A statement belongs to the
 * wait before it unless an answer has come since that began.
 */
export function statementCounter(): (work: () => Promise<unknown>) => Promise<Counted> {
  let counted: Counted = { statements: 0, waits: 0 };
  let isWaiting = false;
  const query: typeof pg.Client.prototype.query = Reflect.get(pg.Client.prototype, 'query');
  const send = query as (this: pg.Client, ...given: unknown[]) => unknown;
  afterAll(() => {
    pg.Client.prototype.query = query;
  });
  // One of the driver's many overloads cannot be told from another here; all are passed on.
  pg.Client.prototype.query = function counting(this: pg.Client, ...given: unknown[]) {
    counted.statements += 1;
    if (!isWaiting) counted.waits += 1;
    isWaiting = true;
    const answer = send.apply(this, given);
    const answered = () => (isWaiting = false);
    if (answer instanceof Promise) answer.then(answered, answered);
    return answer;
  } as typeof pg.Client.prototype.query;
  return async (work) => {
    counted = { statements: 0, waits: 0 };
    isWaiting = false;
    await work();
    return counted;
  };
}
