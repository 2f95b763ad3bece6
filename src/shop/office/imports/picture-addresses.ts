import { MOST_PICTURES } from '../../catalog/products/calls.ts';
import { isAddress } from './picture-cells.ts';
import type { ReadRow } from './read-row.ts';

/** A picture to fetch; `colorId` is null where it is of the whole product. */
export type PictureAddress = { address: string; colorId: string | null };

const LONGEST_ADDRESS = 2000;

/**
 * The addresses of a product's pictures in their order. Exports have all pictures of a product in its first row and those of a
 * variant in its own: a color is known where other rows of it have the picture, or where every row has only its own.
 */
export function pictureAddresses(rows: readonly Pick<ReadRow, 'pictures' | 'colorId'>[]): PictureAddress[] {
  const colors = new Map<string, (string | null)[]>();
  for (const { pictures, colorId } of rows)
    for (const name of pictures)
      if (isAddress(name) && name.length <= LONGEST_ADDRESS)
        colors.set(name, [...(colors.get(name) ?? []), colorId]);
  const [first, ...others] = rows.map(({ pictures }) => new Set(pictures.filter(isAddress)));
  const hasGallery =
    others.every((own) => own.size === 0) || others.some((own) => [...own].some((name) => first?.has(name)));
  return [...colors].slice(0, MOST_PICTURES).map(([address, found]) => {
    const own =
      first?.has(address) === true ? (found.length > 1 || hasGallery ? found.slice(1) : found) : found;
    const [color = null, ...more] = new Set(own);
    return { address, colorId: more.length === 0 ? color : null };
  });
}
