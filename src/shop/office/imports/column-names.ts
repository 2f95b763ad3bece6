/** The columns of a product; every row of its variants has them. */
export const productColumns = [
  'slug',
  'nameEn',
  'nameAr',
  'descriptionEn',
  'descriptionAr',
  'materialEn',
  'materialAr',
  'careEn',
  'careAr',
  'brand',
  'category',
  'subCategory',
  'price',
  'priceUsd',
  'priceOld',
  'priceAfterDiscount',
  'discountStartsAt',
  'discountEndsAt',
  'seasons',
  'availableFrom',
] as const;
export type ProductColumn = (typeof productColumns)[number];

export const variantColumns = [
  'color',
  'size',
  'sku',
  'barcode',
  'stock',
  'pictures',
  'pictureWordsAr',
  'pictureWordsEn',
  'pictureFocus',
] as const;
export type VariantColumn = (typeof variantColumns)[number];

/** The columns of a file of products as it is exported; a row is a variant. */
export const exportColumns = [...productColumns, ...variantColumns] as const;

/**
 * What a column of a file may be; costs are read and not exported, since fewer may see them. Of `sizePieces` a file may have several: each has the pieces of the size that is its
 * heading, and a row is a variant for each.
 */
export const importColumns = [...exportColumns, 'cost', 'costUsd', 'sizePieces'] as const;
export type ImportColumn = (typeof importColumns)[number];
