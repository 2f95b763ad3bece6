import { type RawBuilder, sql } from 'kysely';
import { tintColors } from '../../shop/media/tint.ts';
import type { Image } from '../../shop/wire.ts';

/** A row of `pictures`: the id is the hash of its content, `avif` and `webp` are the widths it is kept in. */
export type Picture = { id: string; width: number; height: number; avif: number[]; webp: number[] };

const folder = '/pictures';
/** The picture of a piece that has none: nothing on its tint, 3 to 4. */
const blank = { url: `${folder}/blank.svg`, width: 480, height: 640 };
/** What a browser without AVIF is given; wide enough for a card on a dense phone. */
const plainWidth = 480;

/** The picture that the column points to, as one JSON value, or null: `picture('p.picture_id').as('picture')`. */
export function picture(column: string): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select to_json(pictures) from pictures where id = ${sql.ref(column)})`;
}

/**
 * A picture as the wire has it: `url` is the widest WebP up to 480, `srcset` lists the AVIF files, `placeholder` is
 * the CSS color of the tile behind it. Width and height are those of the whole picture.
 */
export function imageOf(picture: Picture | null, tint: string, alt: string): Image {
  const placeholder = tintColors[tint as keyof typeof tintColors] ?? tintColors.chalk; // any text stands in the column
  if (picture === null) return { ...blank, alt, placeholder };
  const { id, width, height, avif, webp } = picture;
  const plain = webp.filter((wide) => wide <= plainWidth).at(-1) ?? webp[0];
  return {
    url: plain === undefined ? blank.url : `${folder}/${id}-${plain}.webp`,
    width,
    height,
    alt,
    placeholder,
    ...(avif.length > 0
      ? { srcset: avif.map((wide) => `${folder}/${id}-${wide}.avif ${wide}w`).join(', ') }
      : {}),
  };
}
