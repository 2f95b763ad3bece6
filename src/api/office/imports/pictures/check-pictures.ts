import { isKeyOf } from '../../../../shop/keys-of.ts';
import type { AddressFault, PictureFault } from '../../../../shop/office/imports/faults.ts';
import type { PictureDetails } from '../../../../shop/office/imports/picture-cells.ts';
import { faultOf, isWhole, MOST_BYTES, type PhotoFault } from '../../../catalog/media/photo.ts';
import { pictureId } from '../../../catalog/media/render-picture.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type ImportWork, renewLease } from '../lease.ts';
import { type ByteSource, readEntry, readZip, type ZipEntry } from './read-zip.ts';
import { archiveOf } from './received-parts.ts';

/** A file of a ZIP: `hash` is the id of the picture it becomes, null where its bytes are refused. */
export type CheckedFile = PictureDetails & {
  number: number;
  name: string;
  hash: string | null;
  fault: PictureFault | null;
  more: string;
  /** Its place among the products of the import. */
  product: number | null;
  colorId: string | null;
  view: 'front' | 'back' | 'detail';
  order: number;
  /** The names by which rows name it. */
  called: readonly string[];
};

export const faultOfPhoto = {
  tooLarge: 'tooLarge',
  tooManyPixels: 'tooManyPixels',
  notAPhotograph: 'notPicture',
  heic: 'heic',
  animated: 'animated',
  unreadable: 'broken',
} as const satisfies Record<PhotoFault, PictureFault & AddressFault>;

/** Files that operating systems add to an archive. */
export const isAside = ({ name, kind }: ZipEntry) =>
  kind === 'folder' ||
  name.split('/').some((part) => /^\.[^.]/.test(part) || part === '__MACOSX') ||
  /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * Checks every file of the ZIP of an import, one at a time in memory. The result for its bytes is stored, so that neither a
 * restart nor another mapping of columns reads it again.
 */
export async function checkPictures(
  db: Db,
  work: ImportWork,
  throwIfStopping: () => void,
): Promise<CheckedFile[]> {
  if (work.pictureBytes === null) return [];
  const source = archiveOf(db, work.id, work.pictureBytes);
  const entries = await readZip(source);
  if (typeof entries === 'string') throw new Error(`a ZIP that was accepted is ${entries}`);
  const listed = entries.filter((entry) => !isAside(entry));
  await db.updateTable('imports').set({ total: listed.length }).where('id', '=', work.id).execute();
  const known = await db
    .selectFrom('import_pictures')
    .select(['number', 'hash', 'fault'])
    .where('import_id', '=', work.id)
    .execute();
  const byNumber = new Map(known.map((row) => [row.number, row]));
  const files: CheckedFile[] = [];
  for (const entry of listed) {
    throwIfStopping();
    const before = byNumber.get(entry.number);
    const found = before === undefined ? await lookInto(source, entry) : contentOf(before);
    if (before === undefined)
      await db
        .insertInto('import_pictures')
        .values({ import_id: work.id, number: entry.number, name: entry.name, ...found })
        .execute();
    const nowhere = { product: null, colorId: null, view: 'front', order: 0, called: [] } as const;
    files.push({ number: entry.number, name: entry.name, more: '', ...found, ...nowhere });
    await renewLease(db, work, files.length);
  }
  return files;
}

type Content = Pick<CheckedFile, 'hash' | 'fault'>;

// With a hash its bytes are good: what else was wrong depends on the shop.
const contentOf = ({ hash, fault }: { hash: string | null; fault: string | null }): Content => ({
  hash,
  fault: hash === null && fault !== null && isKeyOf(contentFaults, fault) ? fault : null,
});

const contentFaults = {
  notPicture: true,
  heic: true,
  tooLarge: true,
  tooManyPixels: true,
  animated: true,
  broken: true,
  encrypted: true,
  link: true,
} as const satisfies Partial<Record<PictureFault, true>>;

async function lookInto(source: ByteSource, entry: ZipEntry): Promise<Content> {
  const refused = (fault: PictureFault): Content => ({ hash: null, fault });
  if (entry.kind === 'encrypted' || entry.kind === 'link') return refused(entry.kind);
  if (entry.kind !== 'file') return refused('notPicture');
  if (entry.unpacked > MOST_BYTES) return refused('tooLarge');
  const bytes = await readEntry(source, entry);
  if (bytes === null) return refused('broken');
  const fault = await faultOf(bytes);
  if (fault !== null) return refused(faultOfPhoto[fault]);
  return (await isWhole(bytes)) ? { hash: pictureId(bytes), fault: null } : refused('broken');
}
