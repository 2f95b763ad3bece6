import { type IsolationLevel, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { isRefusal } from '../../refusal.ts';
import { DeadlinePassed, remainingMs, untilDeadline } from './deadline.ts';
import { runTransaction } from './run-transaction.ts';
import { createSemaphore } from './semaphore.ts';
import { nameAgain, nameOf } from './statement-names.ts';
import type { Tables } from './tables.ts';

/** The database or a transaction on it; the first argument of every query. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

const MAX_RETRIES = 5;
/** Serialization failure, deadlock, missing foreign key (deleted after it was read): no effect, retryable. */
const RETRYABLE = new Set(['40001', '40P01', '23503']);
/** in_failed_sql_transaction: an earlier statement failed, so this one was not run. */
const ABORTED = '25P02';

const INT8 = 20;
const DATE = 1082;
const types = {
  // Amounts and counts fit a double's 53 bits; a date stays text.
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser, // the library's overloads cannot be met by one function
};

/** Timeouts of a connection, a statement, a lock and a pause inside a transaction in ms, the listed name, and whether to plan once or five times first. */
export type Limits = {
  connectMs: number;
  statementMs: number;
  lockMs: number;
  idleMs: number;
  name: string;
  plans: 'force_generic_plan' | 'auto';
  /**
   * Behind a pooler in transaction mode, which shares sessions: no session settings and no prepared statements. The limits
   * are in `ops/pgbouncer.ini`.
   */
  isPooled?: true;
};

/** For requests of at most `requestMs`; all waits of one request together end with its deadline. */
export const requestLimits = (requestMs: number): Limits => ({
  connectMs: requestMs * 0.54,
  statementMs: requestMs,
  lockMs: requestMs * 0.6,
  idleMs: requestMs * 2,
  name: 'minwal',
  plans: 'force_generic_plan',
});
const SHOP = requestLimits(5000);
/** For jobs and commands. */
export const LONG_WORK: Limits = {
  connectMs: 60_000,
  statementMs: 120_000,
  lockMs: 3000,
  idleMs: 10_000,
  name: 'minwal jobs',
  plans: 'auto',
};
/** For filling a shop, also on a machine on which that takes many minutes: nothing else waits for it. */
export const FILLING: Limits = {
  ...LONG_WORK,
  statementMs: 900_000,
  lockMs: 60_000,
  idleMs: 900_000,
  name: 'minwal filling',
};

/** A hung server cancels nothing: after this additional time the connection is closed. */
const SILENCE_MS = 200;
/** How much longer than its request a transaction may take to end: a commit that is not waited for may have happened. */
const ENDING_MS = 1000;
/** Connections that transactions leave to reads, so that a lock does not block every request. */
const READING_CONNECTIONS = 4;
/** Connections kept open when idle: the first statements of a new one take ten times as long. */
const WARM_CONNECTIONS = 4;

const opened = new WeakMap<Db, { pool: pg.Pool; gate: ReturnType<typeof createSemaphore> }>();

/**
 * Opens a pool on `url`. Waits end after 2.7 s, statements after 5 s and locks after 3 s unless `limits` differ, so
 * that a slow database causes errors, not a queue. Survives a restart of the database.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  limits: Limits = SHOP,
): { db: Db; pool: pg.Pool } {
  const { isPooled = false } = limits;
  const silence: Silence = { silenceMs: limits.statementMs + SILENCE_MS };
  const pool = new pg.Pool({
    ...silence,
    Client: isPooled ? ShopClient : NamingClient,
    connectionString: url,
    max: poolSize,
    min: Math.min(WARM_CONNECTIONS, poolSize),
    keepAlive: true,
    types,
    // Statements of one connection are sent without waiting for the answers to earlier ones.
    pipeline: true,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    application_name: limits.name,
    ...(isPooled ? {} : settingsOf(limits)),
  });
  pool.on('error', () => {});
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: inTime(pool) }) });
  const waitMs = () => Math.min(limits.connectMs, remainingMs());
  const gate = createSemaphore(Math.max(1, poolSize - READING_CONNECTIONS), waitMs);
  opened.set(db, { pool, gate });
  return { db, pool };
}

/** The connections that a database opened here may have, those in use, and what waits for one. */
export function poolFigures(db: Db): { most: number; used: number; waiting: number } | null {
  const { pool, gate } = opened.get(db) ?? {};
  if (pool === undefined || gate === undefined) return null;
  const { totalCount, idleCount, waitingCount, options } = pool;
  // What finds an idle connection is in the pool's queue until the next tick.
  const queued = Math.max(0, waitingCount - idleCount);
  return { most: options.max, used: totalCount - idleCount, waiting: queued + gate.waiting() };
}

const settingsOf = ({ statementMs, lockMs, idleMs, plans }: Limits): pg.PoolConfig => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
  options: `-c plan_cache_mode=${plans} -c random_page_cost=1.1`,
});

/** The pool, but a wait for a connection ends with the request's deadline; a connection that comes later is released. */
const inTime = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const connecting = pool.connect();
    try {
      return await untilDeadline(connecting);
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => {},
      );
      throw error;
    }
  },
  end: () => pool.end(),
  options: pool.options,
});

/**
 * Runs `work` in a READ COMMITTED transaction; a refusal rolls back and is returned. Deadlocks, serialization failures,
 * missing referenced rows and outdated plans are retried, five times at most: `work` must have no effects elsewhere.
 */
export function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const gate = opened.get(db)?.gate;
  return gate === undefined ? tryTransaction(db, work) : gate(() => tryTransaction(db, work));
}

/** Runs several reads on one snapshot of the database. */
export function readSnapshot<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return tryTransaction(db, read, 'repeatable read');
}

async function tryTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  level: IsolationLevel = 'read committed',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(db, level, async (tx) => {
        const value = await work(tx);
        if (isRefusal(value)) throw new Refused(value);
        return value;
      });
    } catch (error) {
      if (error instanceof Refused) return error.value as T; // thrown above with the value of this `work`
      if (attempt > MAX_RETRIES || !isRetryable(error) || remainingMs() <= 0) throw error;
      await new Promise((again) => setTimeout(again, attempt * 10 * Math.random()));
    }
  }
}

class Refused extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super('refused');
    this.value = value;
  }
}

export function databaseCode(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

const isRetryable = (error: unknown) => isOutdatedPlan(error) || RETRYABLE.has(databaseCode(error) ?? '');

/** A migration changed a prepared statement's columns. The SQLSTATE alone is the unspecific "not supported". */
const isOutdatedPlan = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** After how long a connection that says nothing is closed, in ms. */
type Silence = { silenceMs: number };

class ShopClient extends pg.Client {
  private readonly silenceMs: number;
  /** Why the statements behind it in its transaction are not run. */
  private failure: pg.DatabaseError | null = null;
  private isHoldingBack = false;

  constructor(config: pg.ClientConfig & Partial<Silence> = {}) {
    super(config);
    // A connection that breaks emits the error on its client too; while it connects, perhaps after the pool let go of it.
    this.on('error', () => {});
    this.silenceMs = config.silenceMs ?? SHOP.statementMs + SILENCE_MS;
  }

  // The driver's query has a dozen overloads; only the one with text and values that returns a promise is changed.
  override query = ((text: unknown, values?: unknown, done?: unknown) => {
    const left = remainingMs() + (text === 'commit' || text === 'rollback' ? ENDING_MS : 0);
    if (left <= 0 && done === undefined) return Promise.reject(new DeadlinePassed());
    return this.watch(
      Math.min(left, this.silenceMs),
      typeof text === 'string' && Array.isArray(values) && values.length > 0 && done === undefined
        ? this.sendWithValues(text, values)
        : this.send(text, values, done),
    );
  }) as pg.Client['query'];

  protected sendWithValues(text: string, values: unknown[]): Promise<unknown> {
    return Promise.resolve(this.send(text, values));
  }

  private watch(ms: number, answer: unknown): unknown {
    if (!(answer instanceof Promise)) return answer;
    const timer = setTimeout(() => this.connection.stream.destroy(), ms);
    return answer
      .catch((error: unknown) => {
        // Of statements sent together any may be heard of first: those behind the one that failed give its error.
        throw databaseCode(error) === ABORTED ? (this.failure ?? error) : error;
      })
      .finally(() => clearTimeout(timer));
  }

  protected send(...given: unknown[]): unknown {
    this.holdBack();
    const answer = this.sendPlain(...given);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.noteFailure(error));
    return answer;
  }

  // What is sent together goes out in one write.
  private holdBack(): void {
    if (this.isHoldingBack) return;
    this.isHoldingBack = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.isHoldingBack = false;
      stream.uncork();
    });
  }

  private noteFailure(error: unknown): void {
    if (error instanceof pg.DatabaseError && error.code !== ABORTED) this.failure = error;
  }

  private sendPlain = super.query.bind(this) as (...args: unknown[]) => unknown;
}

class NamingClient extends ShopClient {
  // An outdated plan is refused before any effect: sent again here, retried by `transact` within a transaction.
  protected override async sendWithValues(text: string, values: unknown[]): Promise<unknown> {
    const name = nameOf(text);
    try {
      return await this.send(name === undefined ? text : { name, text, values }, values);
    } catch (error) {
      if (name === undefined || !isOutdatedPlan(error)) throw error;
      return this.send({ name: nameAgain(text, name), text, values });
    }
  }
}
