import { sql } from 'kysely';
import { readConfig } from '../src/api/config.ts';
import { openSession } from '../src/api/people/account/sessions/sessions.ts';
import { accessTokens } from '../src/api/people/account/sessions/tokens.ts';
import { openDatabase, transact } from '../src/api/platform/db/database.ts';
import { runningDatabaseUrl } from '../src/api/platform/db/embedded/embedded.ts';
import { readKeys } from '../src/api/secrets.ts';
import { changeStoredSetting } from '../src/api/settings.ts';

/** A signed-in shopper and the variant they buy each time. */
export type BenchShopper = { token: string; piece: { productId: string; colorId: string; sizeId: string } };

const ENOUGH = 1_000_000;
const ADDRESS = {
  city: 'Damascus',
  area: 'Mezzeh',
  street: 'Al-Jalaa Street',
  latitude: 33.5138,
  longitude: 36.2765,
};

/**
 * Makes shoppers with native sessions straight in the database (signing in is limited on purpose), lifts the limits of
 * orders under way, since each of them orders without end, and gives the piece they buy enough stock, in the ledger too.
 */
export async function prepareShoppers(dataDir: string, count: number): Promise<BenchShopper[]> {
  const config = readConfig({ DATA_DIR: dataDir });
  const url = runningDatabaseUrl(dataDir);
  if (url === null) throw new Error(`No store is running on ${dataDir}`);
  const { db } = openDatabase(url, 2);
  const tokens = accessTokens(readKeys(config));
  const now = new Date();
  await changeStoredSetting(db, 'trust', (trust) => ({ ...trust, newOrders: ENOUGH, newTotal: null }));
  const pieces = await stockedPieces();
  const shoppers = await transact(db, async (tx) => {
    const made: BenchShopper[] = [];
    for (let index = 0; index < count; index += 1) {
      const phone = `+96393${String(9_000_000 + index)}`;
      const row = { phone, name: 'Bench', address: JSON.stringify(ADDRESS), registered_at: now };
      const { id } = await tx.insertInto('shoppers').values(row).returning('id').executeTakeFirstOrThrow();
      const session = await openSession(
        tx,
        { shopperId: id, binding: null, platform: 'web', pushToken: '', userAgent: '' },
        now,
      );
      const token = tokens.sign(
        { shopperId: id, sessionId: session.id, binding: null, registered: true },
        now,
      );
      made.push({ token, piece: pieces[index % pieces.length] ?? fail() });
    }
    return made;
  });
  await db.destroy();
  return shoppers;

  async function stockedPieces() {
    const { rows } = await sql<{ productId: string; colorId: string; sizeId: string }>`
      with chosen as (
        select distinct on (v.product_id) v.product_id, v.color_id, v.size_id
          from variants v join products p on p.id = v.product_id
         where p.status = 'published' and p.available_from is null limit 64
      ), filled as (
        update variants v set stock = v.stock + ${ENOUGH} from chosen c
         where (v.product_id, v.color_id, v.size_id) = (c.product_id, c.color_id, c.size_id) returning v.*
      ), written as (
        insert into stock_ledger (product_id, color_id, size_id, change, reason, actor)
        select product_id, color_id, size_id, ${ENOUGH}, 'received', 'bench' from filled
      )
      select product_id as "productId", color_id as "colorId", size_id as "sizeId" from chosen`.execute(db);
    return rows;
  }
}

function fail(): never {
  throw new Error('The store is not running, or has nothing to buy');
}
