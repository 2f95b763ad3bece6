import { sql } from 'kysely';
import { joinCombinations } from '../../../shop/office/imports/join-combinations.ts';
import type { PlatformFile } from '../../../shop/office/imports/platform-rows.ts';
import type { SheetRow } from '../../../shop/office/imports/read-row.ts';
import type { Db } from '../../platform/db/database.ts';

/** How long a file of products waits for its combinations. */
const DAYS = 7;

/** The combinations of PrestaShop with the products that were sent last; any other file as it is. */
export async function withProducts(db: Db, file: PlatformFile, now: Date): Promise<PlatformFile> {
  if (file.platform !== 'prestashopCombinations') return file;
  const { rows: found } = await sql<{ id: string; head: string[] }>`
    select id, head from imports
     where platform = 'prestashop' and made_at > ${now}::timestamptz - make_interval(days => ${DAYS})
     order by made_at desc limit 1`.execute(db);
  const [products] = found;
  if (products === undefined) return file;
  const { rows } = await sql<SheetRow>`
    select number, cells, formulas from import_rows where import_id = ${products.id} order by number`.execute(
    db,
  );
  const [head, ...body] = file.rows;
  const joined = joinCombinations({ head: head?.cells ?? [], rows: body }, { head: products.head, rows });
  return joined === null ? file : { ...file, platform: 'prestashop', rows: joined };
}
