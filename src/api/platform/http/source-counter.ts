import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { askedSources } from '../../../shop/visit-source.ts';
import type { Store } from '../../store.ts';
import { countingBuffer } from '../db/counting-buffer.ts';
import { sourceOf } from './visit-source.ts';

/** Counts visits, or times pieces are put into a cart, by what brought the browser here last, day by day. */
export function sourceCounter(
  { app, db, clock }: Pick<Store, 'app' | 'db' | 'clock'>,
  what: 'visits' | 'carts',
): (request: FastifyRequest) => void {
  const column = sql.ref(what);
  const { count } = countingBuffer(
    { app },
    {
      what: `${what} by source`,
      most: askedSources.length,
      // Sorted, so that two instances flushing at once cannot deadlock.
      write: async (counts) => {
        const sources = [...counts.keys()].sort();
        await sql`
          insert into source_days as d (day, source, ${column})
          select ${storeDateOf(clock())}, source, times
            from unnest(${sources}::text[], ${sources.map((source) => counts.get(source) ?? 0)}::integer[]) as seen (source, times)
           order by source
              on conflict (day, source) do update set ${column} = d.${column} + excluded.${column}`.execute(
          db,
        );
      },
    },
  );
  return (request) => count(sourceOf(request) ?? 'direct');
}
