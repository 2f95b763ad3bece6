/** The platforms whose exports are known by their headings. */
export const platformIds = [
  'shopify',
  'woocommerce',
  'prestashop',
  'prestashopCombinations',
  'salla',
  'zid',
  'odoo',
  'vendure',
  'medusa',
  'facebook',
] as const;
export type PlatformId = (typeof platformIds)[number];

/** What a column of an export means. */
export type Meaning =
  | 'key'
  | 'parent'
  | 'type'
  | 'slug'
  | 'name'
  | 'nameAr'
  | 'nameEn'
  | 'text'
  | 'textAr'
  | 'textEn'
  | 'brand'
  | 'category'
  | 'facets'
  | 'tags'
  | 'color'
  | 'size'
  | 'sku'
  | 'barcode'
  | 'stock'
  | 'cost'
  | 'price'
  | 'compared'
  | 'sale'
  | 'amountOff'
  | 'percentOff';

/** Where colors and sizes stand; `#` is the number of the option. */
export type Options =
  | { readonly numbered: readonly (readonly [name: string, value: string])[] }
  | { readonly joined: readonly [names: string, values: string]; readonly mark: string }
  /** Cells such as `Color: Black, Size: M`, or a row for each attribute of a product with all its values. */
  | {
      readonly pairs: readonly string[];
      readonly lines: readonly (readonly [name: string, values: string])[];
    };

/** One description for each platform: what its files look like, in words as `normalize` writes them. */
export type Platform = {
  readonly id: PlatformId;
  /** A file that has all headings of one of these is of this platform. */
  readonly signs: readonly (readonly string[])[];
  /** The headings of a column in the order they are preferred: the first filled one is read. */
  readonly columns: Partial<Readonly<Record<Meaning, readonly string[]>>>;
  /** Every column with addresses of pictures. */
  readonly pictures: RegExp;
  readonly options?: Options;
  /** The types of rows that are a product with variants below it. */
  readonly leads?: RegExp;
  /** The types of rows that are a variant of the row above. */
  readonly variants?: RegExp;
  /** Its exports are two files, joined by the key. */
  readonly hasTwoFiles?: true;
  /** The column of prices names its currency: `price usd`. */
  readonly priceIn?: RegExp;
};
