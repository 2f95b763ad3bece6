import {
  type GivenVariant,
  GivenVariant as VariantShape,
  MOST_VARIANTS,
  ProductFields,
} from '../../catalog/products/calls.ts';
import { readMoment } from '../../time/read-moment.ts';
import { typedCode } from '../../typed-code.ts';
import { addsUp, listIn, type Pairs } from './cell-lists.ts';
import { type ImportColumn, productColumns } from './column-names.ts';
import type { RowFault } from './faults.ts';
import { madeOfDate, oneTerm, placeIn, type RowSize, sizeOf, unknown } from './find-terms.ts';
import { htmlText } from './html-text.ts';
import type { Lexicon } from './lexicon.ts';
import { type Dollars, poundsOfUnits, readCost, readOldPrice, readPriceInDollars } from './money-cells.ts';
import { type PictureCells, readPictureCells } from './picture-cells.ts';
import { type Cell, readEnd, readPieces, readPounds, readSeasons } from './read-cells.ts';
import { sizesInColumns } from './size-columns.ts';
import { sizeOfDate } from './size-of-date.ts';

/** A row of a file: `number` as the spreadsheet counts it, the columns whose cells are formulas. */
export type SheetRow = {
  readonly number: number;
  readonly cells: readonly string[];
  readonly formulas: readonly number[];
};

/** The values of a row; empty cells are left out. */
export type ReadRow = PictureCells &
  RowSize & {
    number: number;
    fields: Partial<ProductFields>;
    /** Its address in another shop, which has letters that ours has not: it leads on to ours. `''`: none. */
    formerSlug: string;
    colorId: string | null;
    sku: string;
    barcode: string;
    /** What a piece costs, in US cents. */
    cents: number | null;
    /** Its category stands in a row above it. */
    isBelowCategory: boolean;
    /** Whether it names its product; else it belongs to the row before it, as with merged cells. */
    hasProduct: boolean;
    faults: RowFault[];
  };

/** `category`: that of the rows, from a row above them; `pairs`: what two sizes in a cell are in this file. */
type Table = {
  readonly pairs?: Pairs;
  readonly columns: readonly (ImportColumn | null)[];
  readonly head: readonly string[];
  readonly category?: string;
};

/**
 * Reads a row by its columns, once for each color and size where it has several; their faults are one list. Empty for an
 * empty row, for one that adds up the others, and for the headings once more.
 */
export function readRow(
  row: SheetRow,
  { columns, head, category = '', pairs = 'two' }: Table,
  lexicon: Lexicon,
  dollars: Dollars,
): ReadRow[] {
  const isEmpty = row.cells.every((cell) => cell.trim() === '') && row.formulas.length === 0;
  const isHead = head.some(Boolean) && head.every((heading, at) => (row.cells[at] ?? '').trim() === heading);
  if (isEmpty || isHead || addsUp(row.cells, columns)) return [];
  const faults: RowFault[] = [];
  const cells = columns.flatMap((column, place): Cell[] => {
    if (column === null) return [];
    const text = (row.cells[place] ?? '').trim();
    const at = column === 'sizePieces' ? { column, place } : { column };
    if (row.formulas.includes(place) || /^(?:'')?=/.test(text)) faults.push({ ...at, fault: 'formula' });
    else if (isBroken(text)) faults.push({ ...at, fault: 'broken' });
    else if (SHEET_ERROR.test(text)) faults.push({ ...at, fault: 'sheetError', value: text });
    else if (opensQuote(text)) faults.push({ ...at, fault: 'openQuote' });
    else if (text !== '') return [{ column, place, text: withoutQuote(text) }];
    return [];
  });
  const textOf = (column: ImportColumn) => cells.find((cell) => cell.column === column)?.text ?? '';
  const hasSizeColumns = columns.includes('sizePieces');
  const colorIds = colorsIn(textOf('color'), lexicon, faults);
  const sizes = hasSizeColumns
    ? sizesInColumns(cells, { head, colors: colorIds.length }, lexicon, faults)
    : sizesIn(textOf('size'), pairs, lexicon, faults);
  const [first = { colorId: null, ...noSize }, ...others] = eachInEach(colorIds, sizes, faults);
  const hasProduct = cells.some(({ column }) => productColumns.some((each) => each === column));
  const isBelowCategory =
    hasProduct && category !== '' && textOf('category') === '' && textOf('subCategory') === '';
  const read: ReadRow = {
    number: row.number,
    fields: {},
    formerSlug: '',
    ...first,
    sku: codeIn('sku', textOf('sku'), faults),
    barcode: codeIn('barcode', textOf('barcode'), faults),
    cents: readCost({ columns, textOf }, faults, dollars),
    ...readPictureCells(textOf, faults),
    isBelowCategory,
    hasProduct,
    faults,
  };
  const brand = oneTerm('brand', textOf('brand'), lexicon, faults);
  if (brand !== null) read.fields.brandId = brand.id;
  const place = placeIn(
    isBelowCategory ? category : textOf('category'),
    textOf('subCategory'),
    lexicon,
    faults,
  );
  if (place !== null) read.fields.subCategoryId = place;
  for (const cell of cells) readField(cell, read, dollars);
  readOldPrice(textOf('priceOld'), read, dollars);
  readPriceInDollars(textOf('priceUsd'), read, dollars);
  // A code or a number of pieces is of one color and size.
  if (others.length > 0 || hasSizeColumns) {
    for (const column of ['size', 'sku', 'barcode', 'stock'] as const)
      if ((column !== 'size' || hasSizeColumns) && textOf(column) !== '')
        faults.push({ column, fault: 'ofSeveral' });
    Object.assign(read, { sku: '', barcode: '', stock: first.stock });
  }
  // A price of 25,000 in a CSV is two cells, the first of them a price too; what it says about others means nothing.
  const isWider = row.cells.slice(head.length).some((cell) => cell.trim() !== '');
  if (isWider) faults.splice(0, faults.length, { column: null, fault: 'moreCells' });
  return [read, ...others.map((variant) => ({ ...read, ...variant, pictures: [], pictureDetails: [] }))];
}

const noSize: RowSize = { sizes: [], chosenSize: null, rangeSystems: null, stock: null };

function colorsIn(text: string, lexicon: Lexicon, faults: RowFault[]): (string | null)[] {
  const colors = listIn('color', text, lexicon);
  return (typeof colors === 'string' ? [] : colors).map(
    ({ word }) => oneTerm('color', word, lexicon, faults)?.id ?? null,
  );
}

function sizesIn(text: string, pairs: Pairs, lexicon: Lexicon, faults: RowFault[]): RowSize[] {
  const meant = sizeOfDate(text);
  if (meant !== null && lexicon.find('size', text).length === 0) {
    faults.push(madeOfDate(text, meant, lexicon));
    return [];
  }
  const sizes = listIn('size', text, lexicon, pairs);
  if (sizes === 'range') faults.push({ column: 'size', fault: 'range', value: text.slice(0, 60) });
  // Without the cell, so that it is asked once for the file.
  if (sizes === 'pair') faults.push({ column: 'size', fault: 'pair' });
  return (typeof sizes === 'string' ? [] : sizes).map(({ word, terms, rangeSystems }) => {
    if (terms.length === 0) faults.push(unknown('size', word, lexicon));
    return { ...sizeOf(terms, word, lexicon), rangeSystems };
  });
}

/** Every color of a row in every size of it. */
function eachInEach(
  colorIds: readonly (string | null)[],
  sizes: readonly RowSize[],
  faults: RowFault[],
): ({ colorId: string | null } & RowSize)[] {
  const found = (colorIds.length > 0 ? colorIds : [null]).flatMap((colorId) =>
    (sizes.length > 0 ? sizes : [noSize]).map((size) => ({ colorId, ...size })),
  );
  if (found.length <= MOST_VARIANTS) return found;
  faults.push({ column: null, fault: 'tooMany', more: String(MOST_VARIANTS) });
  return [];
}

/** An export quotes a text that spreadsheets would run; the refused rows have formulas in two quotes. */
const withoutQuote = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** What spreadsheets show where a value could not be worked out. */
const SHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/;

/** A CSV cell whose quote is never closed: it may contain the cells after it, or have lost them. */
const opensQuote = (text: string) => text.startsWith('"') && text.split('"').length % 2 === 0;

const isBroken = (text: string) => text.includes('\uFFFD') || text.includes('\0') || !text.isWellFormed();

const LONGEST_ADDRESS = 200;

function readField({ column, text }: Cell, read: ReadRow, { unitRate = null, cashStep }: Dollars): void {
  const { fields, faults } = read;
  const refuse = (fault: RowFault['fault'], more?: string) =>
    faults.push({ column, fault, value: text.slice(0, 60), ...(more !== undefined && { more }) });
  switch (column) {
    case 'slug': {
      const address = typedCode(text);
      const parsed = ProductFields.shape.slug.safeParse(address.toLowerCase());
      if (parsed.success) fields.slug = parsed.data;
      else if (address.length > LONGEST_ADDRESS) refuse('tooLong', String(LONGEST_ADDRESS));
      else read.formerSlug = address;
      return;
    }
    case 'nameEn':
    case 'nameAr':
    case 'descriptionEn':
    case 'descriptionAr':
    case 'materialEn':
    case 'materialAr':
    case 'careEn':
    case 'careAr': {
      const isName = column === 'nameEn' || column === 'nameAr';
      const parsed = ProductFields.shape[column].safeParse(isName ? text : htmlText(text));
      if (parsed.success) fields[column] = parsed.data;
      else
        refuse(parsed.error.issues[0]?.code === 'too_big' ? 'tooLong' : 'wrongForm', tooBigOf(parsed.error));
      return;
    }
    case 'price':
    case 'priceAfterDiscount': {
      const number = unitRate === null ? readPounds(text) : poundsOfUnits(text, unitRate, cashStep);
      const isNone = column === 'priceAfterDiscount' && number === 0;
      if (number === null) refuse('notNumber');
      else if (isNone) fields.priceAfterDiscount = null;
      else if (ProductFields.shape.price.safeParse(number).success) fields[column] = number;
      else refuse(number <= 0 ? 'notPositive' : 'notNumber');
      return;
    }
    case 'discountStartsAt':
    case 'discountEndsAt':
    case 'availableFrom': {
      const at = column === 'discountEndsAt' ? readEnd(text) : readMoment(text);
      if (at === null) refuse('notDate');
      else fields[column] = at;
      return;
    }
    case 'seasons': {
      const seasons = readSeasons(text);
      if (seasons === null) refuse('notSeason');
      else fields.seasons = seasons;
      return;
    }
    case 'stock': {
      const pieces = readPieces(text);
      if (typeof pieces === 'string') refuse(pieces);
      else read.stock = pieces;
      return;
    }
    // With the price in pounds, which they may contradict.
    case 'priceUsd':
    case 'priceOld':
    case 'brand':
    case 'category':
    case 'subCategory':
    case 'color':
    case 'size':
    case 'sku':
    case 'barcode':
    case 'cost':
    case 'costUsd':
    case 'sizePieces':
    case 'pictures':
    case 'pictureWordsAr':
    case 'pictureWordsEn':
    case 'pictureFocus':
  }
}

/** What spreadsheets make of a long number: its last digits are lost. */
const SHORTENED = /^\d(?:[.,٫]\d+)?E\+\d{1,2}$/i;

const tooBigOf = ({ issues: [issue] }: { issues: readonly { code?: string; maximum?: unknown }[] }) =>
  issue?.code === 'too_big' ? String(issue.maximum) : '';

function codeIn(column: 'sku' | 'barcode', text: string, faults: RowFault[]): GivenVariant['sku'] {
  const code = typedCode(text);
  if (VariantShape.shape[column].safeParse(code).success) return code;
  faults.push({ column, fault: SHORTENED.test(code) ? 'shortened' : 'wrongForm', value: text.slice(0, 60) });
  return '';
}
