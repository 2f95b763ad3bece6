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
    // Only one of the driver's overloads is recorded; the others are passed on.
    client.query = ((...given: unknown[]) => {
      const [text, values] = given;
      if (typeof text === 'string' && Array.isArray(values)) sent.push({ text, values });
      return query(...given);
    }) as typeof client.query;
  });
  return sent;
}
