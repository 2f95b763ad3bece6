import type { ConsoleInputOf } from '../../../../../shop/console-endpoints.ts';
import type { Image } from '../../../../../shop/wire/wire-types.ts';
import type { ProductErrors } from '../product-errors.ts';

/** A photograph of a piece; `picture` is null until it arrived, `color` what is seen in its middle. */
export type Photo = {
  id: string;
  /** A small copy as a `data:` URL, for as long as it has not arrived: a page may show no other file of this device. */
  thumb: string | null;
  picture: { pictureId: string; image: Image } | null;
  color: string | null;
};

export type PieceFields = {
  nameAr: string;
  nameEn: string;
  descriptionAr: string;
  descriptionEn: string;
  brandId: string;
  subCategoryId: string;
  price: number | null;
  colorIds: readonly string[];
  sizes: readonly { sizeId: string; pieces: number }[];
};

/** A product that is being made on this device. */
export type Piece = {
  id: string;
  photos: readonly Photo[];
  /** What was typed; the rest is suggested. */
  typed: Partial<PieceFields>;
  /** Filled in: it is saved as soon as its photographs arrived, once for this key. */
  sent: { fields: PieceFields; publish: boolean; key: string } | null;
  /** Why it was refused, by field. */
  errors: ProductErrors;
  /** The product it became. */
  made: { id: string; isPublished: boolean } | null;
};

export const newPiece = (photo: Photo): Piece => ({
  id: photo.id,
  photos: [photo],
  typed: {},
  sent: null,
  errors: {},
  made: null,
});

/** Where the pieces are stored on this device. */
export const STORED = 'new-pieces';

/** A saved piece is shown until the page is left. */
export const isUnfinished = ({ made }: Piece): boolean => made === null;

/** The errors of a refused piece that are of none of the fields typed since, nor of the piece as a whole. */
export const errorsBeside = (errors: ProductErrors, typed: Partial<PieceFields>): ProductErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => field !== 'general' && !((field.split('.')[0] ?? '') in typed),
    ),
  );

/** May still be filled in, joined or taken apart. */
export const isOpen = ({ sent, made }: Piece): boolean => sent === null && made === null;

/** Pieces with the photographs of several in the first of them, which keeps what was typed. */
export function joined(pieces: readonly Piece[], ids: readonly string[]): Piece[] {
  const [first, ...others] = pieces.filter(({ id }) => ids.includes(id));
  if (first === undefined) return [...pieces];
  const photos = [first, ...others].flatMap((piece) => piece.photos);
  return pieces
    .filter((piece) => !others.includes(piece))
    .map((piece) => (piece === first ? { ...piece, photos } : piece));
}

/** Pieces with this photograph as one of its own, behind the one it was in. */
export const apart = (pieces: readonly Piece[], photo: Photo): Piece[] =>
  pieces.flatMap((piece) => {
    const photos = piece.photos.filter(({ id }) => id !== photo.id);
    const isIts = photos.length < piece.photos.length;
    // The id of a photograph may be that of the piece it began.
    return isIts
      ? [
          { ...piece, photos },
          { ...newPiece(photo), id: `${photo.id}-${piece.id}` },
        ]
      : [piece];
  });

/** Pieces without this photograph; one that had no other is gone. */
export const without = (pieces: readonly Piece[], photoId: string): Piece[] =>
  pieces
    .map((piece) => ({ ...piece, photos: piece.photos.filter(({ id }) => id !== photoId) }))
    .filter(({ photos }) => photos.length > 0);

/** What the call takes of a piece that was filled in and whose photographs arrived; null until then. */
export function inputOf({ photos, sent }: Piece): ConsoleInputOf<'putOnSale'> | null {
  if (sent === null) return null;
  const arrived = photos.flatMap(({ picture }) => (picture === null ? [] : [picture.pictureId]));
  if (arrived.length < photos.length) return null;
  // A photograph that was chosen twice is one picture.
  const pictures = [...new Set(arrived)].map((pictureId) => ({ pictureId, tint: null, focus: null }));
  const { brandId, price, colorIds, sizes, ...fields } = sent.fields;
  return {
    ...fields,
    ...(brandId !== '' && { brandId }),
    price: price ?? 0,
    pictures,
    colorIds: [...colorIds],
    sizes: [...sizes],
    publish: sent.publish,
  };
}
