import { normalize } from '../../normal-form.ts';
import type { ImportColumn } from './column-names.ts';
import { htmlText } from './html-text.ts';
import type { CellOf } from './option-values.ts';
import type { Meaning, Platform } from './platform.ts';
import type { SheetRow } from './read-row.ts';

/** The longest description that a product takes. */
const LONGEST_TEXT = 3000;

/** A row with its cells by meaning; `''` where it has none. */
export type Row = {
  readonly row: SheetRow;
  readonly cell: CellOf;
  readonly read: (meaning: Meaning) => string;
};

/** What a price list of an export has; `key` is not read, it joins files of one export. */
export const outputColumns = [
  'key',
  'slug',
  'nameAr',
  'nameEn',
  'descriptionAr',
  'descriptionEn',
  'brand',
  'category',
  'price',
  'priceAfterDiscount',
  'cost',
  'color',
  'size',
  'sku',
  'barcode',
  'stock',
  'pictures',
] as const satisfies readonly (ImportColumn | 'key')[];
export type Column = (typeof outputColumns)[number];
export type Cells = Partial<Record<Column, string>>;

const isArabicText = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The cells of a product; its texts once, since in each of its rows they would be most of the file. */
export function productCells(read: Row['read'], isFirst: boolean): Cells {
  const name = read('name');
  const text = htmlText(read('text'));
  const facets = new Map(
    read('facets')
      .split('|')
      .map((facet) => facet.split(':'))
      .map(([facet = '', value = '']) => [normalize(facet), value.trim()]),
  );
  return {
    key: read('key'),
    slug: addressIn(read('slug')),
    nameAr: read('nameAr') || (isArabicText(name) ? name : ''),
    nameEn: read('nameEn') || (isArabicText(name) ? '' : name),
    ...(isFirst && {
      descriptionAr: shortened(htmlText(read('textAr')) || (isArabicText(text) ? text : '')),
      descriptionEn: shortened(htmlText(read('textEn')) || (isArabicText(text) ? '' : text)),
      brand: read('brand') || (facets.get('brand') ?? ''),
      category: categoryIn(read('category') || (facets.get('category') ?? '')),
    }),
  };
}

/** The last part of an address. */
const addressIn = (text: string) =>
  text
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast((part) => part !== '') ?? '';

/** The paragraphs that fit. */
const shortened = (text: string) => {
  if (text.length <= LONGEST_TEXT) return text;
  const cut = text.slice(0, LONGEST_TEXT);
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1) || LONGEST_TEXT).trim();
};

/** The deepest of the paths of a cell such as `Clothing, Clothing > Shirts`, the last of several. */
function categoryIn(cell: string): string {
  const paths = cell.split(/\s*[,،;|]\s*/).map((path) =>
    path
      .split(/\s*(?:>|›|»|\s\/\s)\s*/)
      .map((part) => part.trim())
      .filter(Boolean),
  );
  return (
    paths
      .toReversed()
      .toSorted((one, other) => other.length - one.length)[0]
      ?.join(' > ') ?? ''
  );
}

/** Columns of addresses, and cells with several of them. */
export function pictureCells({ pictures }: Platform, words: readonly string[]) {
  const headings = words.filter((heading) => pictures.test(heading));
  return ({ cell }: Row) => [
    ...new Set(
      headings
        .flatMap((heading) => cell(heading).split(/\s*(?:\||\n|[,;]\s*(?=https?:))\s*/))
        .map((address) => address.trim())
        .filter(Boolean)
        // A price list separates the names of files by these.
        .map((address) => address.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('،', '%D8%8C')),
    ),
  ];
}

export const piecesOf = (text: string) => (/^\d+(?:[.,]0*)?$/.test(text) ? text.replace(/[.,]0*$/, '') : '');

export const barcodeOf = (text: string) => (/^[0-9A-Za-z-]{4,32}$/.test(text) ? text : '');

/** One code for all sizes is told apart by what it is in. */
export const codeOf = (...parts: readonly string[]) =>
  parts
    .map((part) => part.replaceAll(/[^0-9A-Za-z._/-]/g, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, 40);
