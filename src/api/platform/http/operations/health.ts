import { sql } from 'kysely';
import type { Store } from '../../../store.ts';
import { isShuttingDown } from './graceful-shutdown.ts';

/** `/health/live`: the process runs. `/health/ready`: it can serve requests; otherwise 503 with the failing part. */
export function healthRoutes(store: Store): void {
  store.app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  store.app.get('/health/ready', async (_request, reply) => {
    const down = isShuttingDown(store.app) ? ['leaving'] : (await answers(store)) ? [] : ['database'];
    void reply.header('cache-control', 'no-store');
    if (down.length === 0) return reply.send({ status: 'ok', down });
    return reply.code(503).header('retry-after', '2').send({ status: 'down', down });
  });
}

async function answers(store: Store): Promise<boolean> {
  return sql`select 1`.execute(store.db).then(
    () => true,
    () => false,
  );
}
