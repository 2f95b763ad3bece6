import { sql } from 'kysely';
import type { Settings } from '../../../shop/settings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { createRow, type Editor } from './edit-taxonomy.ts';

/** The id of the brand named as the shop, for products without another brand; created on first use. */
export async function ownBrand(
  tx: Tx,
  editor: Editor & { settings: Pick<Settings, 'identity'> },
): Promise<string | Refusal> {
  const { name } = editor.settings.identity;
  // Of two who need it at once the second finds it.
  await sql`select pg_advisory_xact_lock(hashtextextended('own brand', 38))`.execute(tx);
  const known = await tx
    .selectFrom('brands')
    .select('id')
    .where((is) => is.or([is('name_en', '=', name.en), is('name_ar', '=', name.ar)]))
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const fields = { nameEn: name.en, nameAr: name.ar, storyEn: '', storyAr: '', threads: [] };
  const made = await createRow(tx, 'brands', fields, editor);
  return isRefusal(made) ? made : made.row._id;
}
