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

/** The columns of a file of products, as it is exported and imported; a row is a variant. */
export const importColumns = [...productColumns, ...variantColumns] as const;
export type ImportColumn = (typeof importColumns)[number];
