import { type DatabaseConnection, type IsolationLevel, Kysely, PostgresDialect, Transaction } from 'kysely';
import { DeadlinePassed, remainingMs } from './deadline.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
type Tx = Transaction<Tables>;

// It opens no connection: what is built below has one.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('there is no pool here')) });
const driver = dialect.createDriver();

/** Statements sent with the commit: only the commit awaits their results. By transaction. */
const lastStatements = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Runs `work` in a transaction; what it throws rolls back. Unlike the query builder's own, it sends each statement at
 * once: the start goes out with the first ones, and those made together are one wait.
 */
export function runTransaction<T>(
  db: Db,
  isolationLevel: IsolationLevel,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.getExecutor().provideConnection(async (connection) => {
    let isOpen = true;
    const executor = executorOn(db, connection, () => isOpen);
    const tx: Tx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
    const last: Promise<unknown>[] = [];
    lastStatements.set(tx, last);
    try {
      const [, value] = await Promise.all([
        driver.beginTransaction(connection, { isolationLevel }),
        work(tx),
      ]);
      isOpen = false;
      // A statement after the deadline is never sent; the commit, which has more time, would go without it.
      if (remainingMs() <= 0) throw new DeadlinePassed();
      await Promise.all([...last, driver.commitTransaction(connection)]);
      return value;
    } catch (error) {
      isOpen = false;
      await driver.rollbackTransaction(connection);
      throw error;
    }
  });
}

/** Sends `statement` with the commit: nobody waits for it before, and if it fails the transaction does. */
export function withCommit(tx: Tx, statement: Promise<unknown>): void {
  // Until the commit waits for it, its failure has no handler.
  statement.catch(() => {});
  lastStatements.get(tx)?.push(statement);
}

/** Runs several reads on one connection, sent together; those of a transaction stay in it. */
export function readTogether<T>(db: Db, read: (one: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return read(db);
  return db.getExecutor().provideConnection(async (connection) => {
    let isOpen = true;
    const executor = executorOn(db, connection, () => isOpen);
    try {
      return await read(new Kysely<Tables>({ config: { dialect }, dialect, driver, executor }));
    } finally {
      isOpen = false;
    }
  });
}

// A branch that goes on after another one failed must not reach a connection that was given back.
const executorOn = (db: Db, connection: DatabaseConnection, isOpen: () => boolean) =>
  db.getExecutor().withConnectionProvider({
    provideConnection: async (consume) => {
      if (!isOpen()) throw new Error('this transaction has ended');
      return consume(connection);
    },
  });
