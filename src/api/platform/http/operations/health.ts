import { sql } from 'kysely';
import type { Store } from '../../../store.ts';
import { freeBytes, LEAST_FREE_BYTES } from '../../storage/free-space.ts';
import { isShuttingDown } from './graceful-shutdown.ts';

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve requests, with what will soon fail; otherwise 503 with
 * the failing part.
 */
export function healthRoutes(store: Store): void {
  store.app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  store.app.get('/health/ready', async (_request, reply) => {
    const down = isShuttingDown(store.app) ? ['leaving'] : (await answers(store)) ? [] : ['database'];
    void reply.header('cache-control', 'no-store');
    if (down.length === 0) return reply.send({ status: 'ok', down, warnings: await warningsOf(store) });
    return reply.code(503).header('retry-after', '2').send({ status: 'down', down });
  });
}

/** A full disk refuses orders, but pages are still read: it takes no instance out. */
async function warningsOf({ config }: Store): Promise<string[]> {
  const free = await freeBytes(config.dataDir);
  return free !== null && free < LEAST_FREE_BYTES ? ['disk'] : [];
}

async function answers(store: Store): Promise<boolean> {
  return sql`select 1`.execute(store.db).then(
    () => true,
    () => false,
  );
}
