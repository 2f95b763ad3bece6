import { type RawBuilder, sql } from 'kysely';
import { tintColors } from '../../../shop/catalog/media/tint.ts';
import { isKeyOf } from '../../../shop/keys-of.ts';
import type { Image } from '../../../shop/wire/wire-types.ts';

/** A row of `pictures`: the id is the content hash, `avif` and `webp` list the stored widths, the focus is in percent. */
export type Picture = {
  id: string;
  width: number;
  height: number;
  avif: number[];
  webp: number[];
  focus_x?: number | null;
  focus_y?: number | null;
  is_drawn?: boolean;
};

const folder = '/pictures';
/** The placeholder for a product without pictures: an empty tile, 3 to 4. */
const blank = { url: `${folder}/blank.svg`, width: 480, height: 640 };
/** For browsers without AVIF; wide enough for a card on a high-density phone. */
const PLAIN_WIDTH = 480;

/** The picture a column refers to as one JSON value, or null: `picture('p.picture_id').as('picture')`. */
export function picture(column: string): RawBuilder<Picture | null> {
  return sql<Picture | null>`(select to_json(pictures) from pictures where id = ${sql.ref(column)})`;
}

/** A picture on the wire: `url` is WebP up to 480, `srcset` AVIF, `placeholder` the CSS color of its tile. */
export function imageOf(picture: Picture | null, tint: string, alt: string): Image {
  const placeholder = tintColors[isKeyOf(tintColors, tint) ? tint : 'chalk'];
  if (picture === null) return { ...blank, alt, placeholder };
  const { id, width, height, avif, webp, focus_x: x = null, focus_y: y = null } = picture;
  const plain = webp.filter((wide) => wide <= PLAIN_WIDTH).at(-1) ?? webp[0];
  return {
    url: plain === undefined ? blank.url : `${folder}/${id}-${plain}.webp`,
    width,
    height,
    alt,
    placeholder,
    ...(avif.length > 0
      ? { srcset: avif.map((wide) => `${folder}/${id}-${wide}.avif ${wide}w`).join(', ') }
      : {}),
    ...(x !== null && y !== null ? { focus: `${x}% ${y}%` } : {}),
  };
}
