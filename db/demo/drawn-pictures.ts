import { existsSync, readFileSync } from 'node:fs';
import type { Pattern } from '../../src/shop/catalog/garments/print.ts';
import { lookOf, type View, viewKey } from './looks.ts';

/** A rendered drawing; its files stand in `db/demo/pictures`, named by its id. */
export type DrawnPicture = { id: string; width: number; height: number; avif: number[]; webp: number[] };

const list = new URL('./pictures.json', import.meta.url);

/** What has been drawn for the demo (`npm run pictures` writes it), by the key of the view. */
export function readDrawnPictures(): ReadonlyMap<string, DrawnPicture> {
  if (!existsSync(list)) return new Map();
  // The file is the project's own, written by its own command.
  const entries = JSON.parse(readFileSync(list, 'utf8')) as Record<string, DrawnPicture>;
  return new Map(
    // Without their weight, which is for people to read.
    Object.entries(entries).map(([key, { id, width, height, avif, webp }]) => [
      key,
      { id, width, height, avif, webp },
    ]),
  );
}

/**
 * The picture of a piece in a color, from one view. A front that is not drawn yet is another piece's; a back or a
 * detail that does not exist is null.
 */
export function pictureOf(
  drawn: ReadonlyMap<string, DrawnPicture>,
  { typeId, pattern, slug }: { typeId: string; pattern: Pattern; slug: string },
  colorId: string,
  view: View = 'front',
): DrawnPicture | null {
  const [any] = drawn.values();
  const own = drawn.get(viewKey(lookOf(typeId, colorId, pattern, slug), view));
  return own ?? (view === 'front' ? any : undefined) ?? null;
}
