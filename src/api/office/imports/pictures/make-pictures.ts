import type { PlannedPicture } from '../../../../shop/office/imports/plan-product.ts';
import { storePhoto } from '../../../catalog/media/store-photo.ts';
import type { Store } from '../../../store.ts';
import type { ImportWork } from '../lease.ts';
import { readEntry, readZip } from './read-zip.ts';
import { archiveOf } from './received-parts.ts';

/**
 * Makes the pictures of a product from the files of the ZIP, as uploads by hand are made; false where one cannot be.
 * `between` runs before each: a picture takes seconds.
 */
export async function makePictures(
  { db, config }: Pick<Store, 'db' | 'config'>,
  work: ImportWork,
  planned: readonly PlannedPicture[],
  between: () => Promise<void>,
): Promise<boolean> {
  if (planned.length === 0) return true;
  const made = await db
    .selectFrom('pictures')
    .select('id')
    .where(
      'id',
      'in',
      planned.map(({ hash }) => hash),
    )
    .execute();
  const left = planned.filter(({ hash }) => !made.some(({ id }) => id === hash));
  if (left.length === 0) return true;
  const source = archiveOf(db, work.id, work.pictureBytes ?? 0);
  const entries = await readZip(source);
  if (typeof entries === 'string') return false;
  for (const { number, hash } of left) {
    await between();
    const entry = entries[number];
    const bytes = entry === undefined ? null : await readEntry(source, entry);
    if (bytes === null) return false;
    const stored = await storePhoto({ db, config }, bytes);
    if ('fault' in stored || stored.picture.id !== hash) return false;
  }
  return true;
}
