import { existsSync, readFileSync } from 'node:fs';
import type { Pattern } from '../../src/shop/catalog/garments/print.ts';
import { lookHash, lookOf } from './looks.ts';

/** A rendered drawing; its files stand in `db/demo/pictures`, named by its id. */
export type DrawnPicture = { id: string; width: number; height: number; avif: number[]; webp: number[] };

type Entry = { id: string; width: number; height: number; widths: number[]; webp: number[] };

const list = new URL('./pictures.json', import.meta.url);

/** What has been drawn for the demo (`npm run pictures` writes it), by the hash of the look. */
export function readDrawnPictures(): ReadonlyMap<string, DrawnPicture> {
  if (!existsSync(list)) return new Map();
  // The file is the project's own, written by its own command.
  const entries = JSON.parse(readFileSync(list, 'utf8')) as Record<string, Entry>;
  return new Map(
    Object.entries(entries).map(([hash, { id, width, height, widths, webp }]) => [
      hash,
      { id, width, height, avif: widths, webp },
    ]),
  );
}

/** The picture of a piece in a color; another one of the shop's where it is not drawn yet, null where none is. */
export function pictureOf(
  drawn: ReadonlyMap<string, DrawnPicture>,
  piece: { typeId: string; pattern: Pattern },
  colorId: string,
): DrawnPicture | null {
  const [any] = drawn.values();
  return drawn.get(lookHash(lookOf(piece.typeId, colorId, piece.pattern))) ?? any ?? null;
}
