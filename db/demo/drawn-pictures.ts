import { existsSync, readFileSync } from 'node:fs';
import type { Pattern } from '../../src/shop/catalog/drawings/kinds.ts';
import { lookOf, type View, viewKey, views } from './looks.ts';

/** A rendered drawing; its files are in `db/demo/pictures`, named by its id. */
export type DrawnPicture = { id: string; width: number; height: number; avif: number[]; webp: number[] };

const list = new URL('./pictures.json', import.meta.url);

/** What has been drawn for the demo (`npm run pictures` writes it), by the key of the view. */
export function readDrawnPictures(): ReadonlyMap<string, DrawnPicture> {
  if (!existsSync(list)) return new Map();
  // The file is the project's own, written by its own command.
  const entries: Record<string, DrawnPicture> = JSON.parse(readFileSync(list, 'utf8'));
  return new Map(
    // The size in bytes is only for people.
    Object.entries(entries).map(([key, { id, width, height, avif, webp }]) => [
      key,
      { id, width, height, avif, webp },
    ]),
  );
}

type Piece = { typeId: string; pattern: Pattern; slug: string };
type Drawn = ReadonlyMap<string, DrawnPicture>;

/** The front of a piece in a color; another one of the shop's where it is not drawn yet, null where none is. */
export function pictureOf(drawn: Drawn, piece: Piece, colorId: string): DrawnPicture | null {
  return picturesOf(drawn, piece, colorId)[0]?.picture ?? null;
}

/** All that is drawn of a piece in a color, its front first. */
export function picturesOf(
  drawn: Drawn,
  { typeId, pattern, slug }: Piece,
  colorId: string,
): { view: View; picture: DrawnPicture }[] {
  const [any] = drawn.values();
  const look = lookOf(typeId, colorId, pattern, slug);
  return views.flatMap((view) => {
    const picture = drawn.get(viewKey(look, view)) ?? (view === 'front' ? any : undefined);
    return picture ? [{ view, picture }] : [];
  });
}
