import { setTimeout as wait } from 'node:timers/promises';

/** How long a database that answers slowly is tried again, in ms, from its first failure; each time after a pause. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1000;

export type Patience = {
  patienceMs?: number;
  /** Called once, when the first try has failed. */
  onWait?: () => void;
};

/**
 * Does `work`, and does it again while the database is slow or the line to it drops: `work` must have no effect when it
 * fails. Throws a sentence for the terminal that says what was being done; `doing` follows "while".
 */
export async function patiently<T>(
  doing: string,
  work: () => Promise<T>,
  { patienceMs = PATIENCE_MS, onWait }: Patience = {},
): Promise<T> {
  for (let until: number | null = null; ;) {
    try {
      return await work();
    } catch (error) {
      if (!isSlowAnswer(error)) throw error;
      if (until === null) onWait?.();
      until ??= Date.now() + patienceMs;
      if (Date.now() >= until) throw new Error(failureWhile(doing, error), { cause: error });
    }
    await wait(PAUSE_MS);
  }
}

/** What to say in the terminal of an error that stopped what was being done: a driver's sentence alone helps nobody. */
export function failureWhile(doing: string, error: unknown): string {
  if (!isSlowAnswer(error) || isSaid(error)) return messageOf(error);
  return `${BEGINNING} while ${doing} (${messageOf(error)}). See that its server runs and is not overloaded, then start again: what was begun has been undone.`;
}

const BEGINNING = 'The database did not answer in time';
const isSaid = (error: unknown) => messageOf(error).startsWith(BEGINNING);

/** PostgreSQL starts or stops, has no connection left, or ended a statement or a transaction that took too long. */
const SLOW_CODES = /^(?:57P0[1-3]|57014|25P03|53300|08\w{3}|ECONNRESET|ETIMEDOUT|EPIPE)$/;
/** Of the driver, which gives them no code. */
const SLOW_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout expired|Query read timeout)|timeout exceeded when trying to connect/;

/** Whether an error means that the database is slow or was lost, not that the store asked for something wrong. */
export function isSlowAnswer(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isSlowAnswer);
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  return SLOW_CODES.test(code ?? '') || SLOW_MESSAGES.test(message) || isSlowAnswer(cause);
}

/** A host with several addresses fails with one error per address, and no message of its own. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
