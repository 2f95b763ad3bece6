import type { Logo } from '../../../shop/logo.ts';
import type { Db } from '../../platform/db/database.ts';
import { createSemaphore } from '../../platform/db/semaphore.ts';
import { hasPicture, storePicture } from '../../platform/storage/picture-files.ts';
import type { Store } from '../../store.ts';
import type { Picture } from './image.ts';
import { faultOf, type PhotoFault } from './photo.ts';
import { renderLogo } from './render-logo.ts';
import { fileName, pictureId, type RenderedPicture, renderPicture } from './render-picture.ts';

/** Encoding takes all cores: the rest of the store goes on. */
const AT_ONCE = 1;
const LONGEST_WAIT_MS = 60_000;
const inTurn = createSemaphore(AT_ONCE, () => LONGEST_WAIT_MS);

/**
 * Stores an uploaded photograph in every width under its content hash; equal bytes once, even concurrently, and without
 * encoding stored ones again. Bytes that are no photograph are refused and leave nothing behind.
 */
export async function storePhoto(
  store: Pick<Store, 'db' | 'config'>,
  bytes: Uint8Array,
): Promise<{ picture: Picture } | { fault: PhotoFault }> {
  const fault = await faultOf(bytes);
  if (fault !== null) return { fault };
  const known = await findPicture(store.db, pictureId(bytes));
  if (known !== undefined && (await hasFiles(store, known))) return { picture: known };
  const rendered = await inTurn(() => renderPicture(bytes).catch(() => null));
  if (rendered === null) return { fault: 'unreadable' };
  return { picture: await storeRendered(store, rendered) };
}

/** Stores a drawing of the store's own in every width; equal drawings once. @throws where it is not rendered in time */
export async function storeDrawing(store: Pick<Store, 'db' | 'config'>, svg: string): Promise<Picture> {
  const known = await findPicture(store.db, pictureId(svg));
  if (known !== undefined && (await hasFiles(store, known))) return known;
  return storeRendered(store, { ...(await inTurn(() => renderPicture(svg))), is_drawn: true });
}

/** Stores an uploaded logo under its content hash, as `storePhoto` does a photograph. */
export async function storeLogo(
  store: Pick<Store, 'db' | 'config'>,
  bytes: Uint8Array,
): Promise<{ logo: Logo } | { fault: PhotoFault }> {
  const fault = await faultOf(bytes);
  if (fault !== null) return { fault };
  const rendered = await inTurn(() => renderLogo(bytes).catch(() => null));
  if (rendered === null) return { fault: 'unreadable' };
  const { logo, files } = rendered;
  const { _id: id, width, height } = logo;
  await storeFiles(store, files, { id, width, height, avif: [], webp: [width] });
  return { logo };
}

/** Whether the logo was stored by `storeLogo`. */
export async function isStoredLogo(db: Db, { _id: id, width, height }: Logo): Promise<boolean> {
  const row = await db
    .selectFrom('pictures')
    .select(['width', 'height', 'avif'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.width === width && row.height === height && row.avif.length === 0;
}

async function storeRendered(
  store: Pick<Store, 'db' | 'config'>,
  { files, ...picture }: RenderedPicture & Pick<Picture, 'is_drawn'>,
): Promise<Picture> {
  await storeFiles(store, files, picture);
  return picture;
}

async function storeFiles(
  { db, config }: Pick<Store, 'db' | 'config'>,
  files: readonly { name: string; bytes: Buffer }[],
  picture: Picture,
): Promise<void> {
  await Promise.all(files.map((file) => storePicture(config, file)));
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
}

/** False in a folder that lost files, or that of another machine: they are written again. */
async function hasFiles({ config }: Pick<Store, 'config'>, { id, avif, webp }: Picture): Promise<boolean> {
  const names = [
    ...avif.map((width) => fileName(id, width, 'avif')),
    ...webp.map((width) => fileName(id, width, 'webp')),
  ];
  const found = await Promise.all(names.map((name) => hasPicture(config, name)));
  return found.every(Boolean);
}

/** Its row is written after its files. */
const findPicture = (db: Store['db'], id: string): Promise<Picture | undefined> =>
  db
    .selectFrom('pictures')
    .select(['id', 'width', 'height', 'avif', 'webp'])
    .where('id', '=', id)
    .executeTakeFirst();
