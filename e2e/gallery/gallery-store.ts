import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../src/api/platform/db/embedded/embedded.ts';
import { builtProgram, openStoreProcess } from '../../test/store-process.ts';
import { MOMENT } from './moment.ts';

/** The database's clock stands still too, and its ids come in order: found before those of PostgreSQL. */
const STANDS_STILL = `
  create sequence gallery_draws;
  create function now() returns timestamptz language sql stable as $$ select timestamptz '${new Date(MOMENT).toISOString()}' $$;
  create function clock_timestamp() returns timestamptz language sql stable as $$ select now() $$;
  create function gen_random_uuid() returns uuid language sql volatile
    as $$ select md5(nextval('public.gallery_draws')::text)::uuid $$`;

export type GalleryStore = { address: string; stop: () => Promise<void> };

/** Opens a store whose time stands still at `MOMENT`, with the demo or empty, in a folder of its own. */
export async function openGalleryStore(folder: string, demo: boolean): Promise<GalleryStore> {
  const database = await startEmbeddedDatabase(folder, { search_path: 'public, pg_catalog', fsync: 'off' });
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(STANDS_STILL);
    await client.end();
    const still = join(import.meta.dirname, 'stand-still.ts');
    const store = await openStoreProcess(
      {
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        DEMO: String(demo),
        PORT: '0',
        LOG_LEVEL: 'error',
        REQUEST_SECONDS: '60',
      },
      () => {},
      undefined,
      ['--import', still, builtProgram('server')],
    );
    const stop = async () => {
      // Nothing in it is kept, so it need not end what it has begun.
      store.child.kill('SIGKILL');
      await once(store.child, 'exit');
      await database.stop();
    };
    return { address: store.address, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
