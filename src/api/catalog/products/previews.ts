import { randomBytes } from 'node:crypto';
import type { ProductDetails } from '../../../shop/catalog/browse/contract.ts';
import { productStates } from '../../../shop/catalog/browse/product-state.ts';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import { type Language, languages, type Localized } from '../../../shop/language.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import {
  type DetailsSettings,
  findProduct,
  type StoredProduct,
  withRelated,
} from '../details/product-details.ts';
import { changeProduct, type Editor } from './edit-product.ts';

/** How long a preview can be opened. */
const OPEN_MINUTES = 30;
/** Its id is the only secret in the address; 18 bytes cannot be guessed. */
const ID_BYTES = 18;

type Pages = Localized<ProductDetails>;

type PreviewEditor = Editor & { settings: DetailsSettings };

/**
 * Makes the page's data as it would be with these changes, and stores it for the session: in the place of `previewId` where
 * that is the session's and of this product. The product stays as it is.
 */
export async function makePreview(
  db: Db,
  { previewId, ...given }: ConsoleParsedOf<'previewProduct'>,
  editor: PreviewEditor & { staff: Staff },
): Promise<{ preview: { _id: string; expiresAt: string } } | Refusal> {
  const details = await tryChange(db, given, editor);
  if (isRefusal(details)) return details;
  const expiresAt = new Date(editor.now.getTime() + OPEN_MINUTES * 60_000);
  const owned = { session_id: editor.staff.sessionId, product_id: given.id };
  const shown = { details: JSON.stringify(details), expires_at: expiresAt };
  const again = await db
    .updateTable('product_previews')
    .set(shown)
    .where('id', '=', previewId ?? '')
    .where('session_id', '=', owned.session_id)
    .where('product_id', '=', owned.product_id)
    .returning('id')
    .executeTakeFirst();
  const id = again?.id ?? randomBytes(ID_BYTES).toString('base64url');
  if (again === undefined)
    await db
      .insertInto('product_previews')
      .values({ id, ...owned, ...shown })
      .execute();
  return { preview: { _id: id, expiresAt: expiresAt.toISOString() } };
}

/** Returned by the change, so that its transaction is rolled back. */
const TRIED = refuse('CONFLICT');

async function tryChange(
  db: Db,
  { id, ...change }: ConsoleParsedOf<'previewProduct'>,
  editor: PreviewEditor,
): Promise<Pages | Refusal> {
  const tried: StoredProduct[] = [];
  const refused = await transact(db, async (tx): Promise<Refusal> => {
    const row = await tx
      .selectFrom('products')
      .select('version')
      .where('id', '=', id)
      // Locked, so that a save meanwhile does not change the preview.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (row === undefined) return refuse('NOT_FOUND');
    const isChanged = Object.values(change).some(
      (part) => part !== undefined && Object.keys(part).length > 0,
    );
    const changed = isChanged
      ? await changeProduct(tx, { id, version: row.version, ...change }, editor)
      : null;
    // Missing fields do not prevent a preview.
    if (isRefusal(changed) && changed.code !== 'INCOMPLETE') return changed;
    for (const language of languages) {
      const stored = await findProduct(tx, id, language, productStates);
      if (stored === undefined) return refuse('NOT_FOUND');
      tried.push(stored);
    }
    return TRIED;
  });
  if (refused !== TRIED) return refused;
  // After the change was undone: what goes with the product is as shoppers see it.
  const pages = await Promise.all(
    tried.map(async (stored) => [
      stored.language,
      await withRelated(db, stored, editor.now, editor.settings),
    ]),
  );
  // Each language was read.
  return Object.fromEntries(pages) as Pages;
}

/** The preview in a language, null once its time is over. For any other session there is none. */
export async function readPreview(
  db: Db,
  id: string,
  language: Language,
  { staff, now }: { staff: Staff | null; now: Date },
): Promise<{ product: ProductDetails | null } | Refusal> {
  const row =
    staff === null || staff.isHalf
      ? undefined
      : await db
          .selectFrom('product_previews')
          .select(['details', 'expires_at'])
          .where('id', '=', id)
          .where('session_id', '=', staff.sessionId)
          .executeTakeFirst();
  if (row === undefined) return refuse('NOT_FOUND');
  // Written by `makePreview`.
  return { product: row.expires_at > now ? (row.details as Pages)[language] : null };
}
