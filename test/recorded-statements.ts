import type pg from 'pg';

export type Statement = { text: string; values: unknown[] };

/** Notes every statement with values that is sent on the pool's connections from now on, in the order of sending. */
export function recordStatements(pool: pg.Pool): readonly Statement[] {
  const sent: Statement[] = [];
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    // One of the driver's overloads is of interest; the others are handed on untouched.
    client.query = ((...given: unknown[]) => {
      const [text, values] = given;
      if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values });
      return query(...given);
    }) as typeof client.query;
  });
  return sent;
}
