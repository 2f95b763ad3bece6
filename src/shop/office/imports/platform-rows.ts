import { normalize } from '../../normal-form.ts';
import { colorAndSize, listedOptions, optionsOf } from './option-values.ts';
import {
  barcodeOf,
  type Cells,
  codeOf,
  type Column,
  outputColumns,
  pictureCells,
  piecesOf,
  productCells,
  type Row,
} from './platform-cells.ts';
import { headingFor } from './platform-headings.ts';
import { currencyIn, onePrice, pricedIn } from './platform-money.ts';
import type { Meaning, Platform, PlatformId } from './platform.ts';
import { platforms } from './platforms.ts';
import type { SheetRow } from './read-row.ts';

/** A file as a price list has it. `pricesDiffer`: how many products had variants of several prices. */
export type PlatformFile = {
  readonly rows: readonly SheetRow[];
  readonly platform: PlatformId | null;
  /** The code of the currency of its prices, where the file says it. */
  readonly currency: string | null;
  readonly pricesDiffer: number;
};

const HEAD_ROWS = 10;
const ONE_SIZE = 'One size';

/**
 * An export of another platform as a price list: one row a variant, each in its place, with options as colors and sizes, one
 * price a product, and plain descriptions. Other files stay as they are.
 */
export function platformRows(rows: readonly SheetRow[]): PlatformFile {
  const plain = { rows, platform: null, currency: null, pricesDiffer: 0 };
  for (const [at, head] of rows.slice(0, HEAD_ROWS).entries()) {
    const words = head.cells.map(normalize);
    const platform = platforms.find(({ signs }) =>
      signs.some((all) => all.every((heading) => words.includes(heading))),
    );
    if (platform !== undefined) return readAs(platform, { head, words, body: rows.slice(at + 1) });
  }
  return plain;
}

type Table = {
  readonly head: SheetRow;
  readonly words: readonly string[];
  readonly body: readonly SheetRow[];
};

function readAs(platform: Platform, { head, words, body }: Table): PlatformFile {
  const priceHeadings = pricesIn(platform, words);
  const read = body
    .map((row): Row => {
      const cell = (heading: string) => {
        const text = (row.cells[words.indexOf(heading)] ?? '').trim();
        // Shopify quotes codes, so that spreadsheets keep their zeros.
        return /^'[0-9A-Za-z]/.test(text) ? text.slice(1) : text;
      };
      const headingsOf = (meaning: Meaning) =>
        meaning === 'price' && priceHeadings !== null
          ? priceHeadings.headings
          : (platform.columns[meaning] ?? []);
      const of = (meaning: Meaning) =>
        headingsOf(meaning)
          .map(cell)
          .find((text) => text !== '') ?? '';
      return { row, cell, read: of };
    })
    .filter(({ row }) => row.cells.some((text) => text.trim() !== ''));
  const groups = groupsOf(platform, read);
  const written = groups.map((group) => writeGroup(platform, group, pictureCells(platform, words)));
  const lines = written
    .flatMap(({ variants }) => variants)
    .toSorted((one, other) => one.row.number - other.row.number);
  const isFilled = (column: Column) => lines.some(({ cells }) => (cells[column] ?? '') !== '');
  const columns = outputColumns.filter((column) =>
    column === 'key' ? platform.hasTwoFiles : column === 'price' || isFilled(column),
  );
  const isArabic = isFilled('nameAr');
  const priced = read.flatMap(({ read: of }) => [currencyIn(of('price')) ?? []].flat());
  return {
    platform: platform.id,
    currency: priceHeadings?.currency ?? priced[0] ?? null,
    pricesDiffer: written.filter(({ differ }) => differ).length,
    rows: [
      { ...head, cells: columns.map((column) => headingFor(column, isArabic)), formulas: [] },
      ...lines.map(({ row, cells }) => ({
        number: row.number,
        cells: columns.map((column) => cells[column] ?? ''),
        formulas: [],
      })),
    ],
  };
}

/** The columns of prices where each is of a currency of its own: dollars, else the first. */
function pricesIn({ priceIn }: Platform, words: readonly string[]) {
  if (priceIn === undefined) return null;
  const found = words.flatMap((heading) => {
    const [, code] = priceIn.exec(heading) ?? [];
    return code === undefined ? [] : [{ headings: [heading], currency: code.toUpperCase() }];
  });
  return found.find(({ currency }) => currency === 'USD') ?? found[0] ?? null;
}

/** Rows of one product: by its key, or by standing below it. */
function groupsOf(platform: Platform, rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    const { read } = row;
    const last = groups.at(-1);
    const name = read('name') || read('nameAr') || read('nameEn');
    const isBelow = platform.columns.key === undefined || platform.variants !== undefined;
    const isVariant = platform.variants?.test(read('type')) ?? (name === '' || name === nameOf(last));
    const key = keyOf(row);
    const group = isBelow ? (isVariant ? last : undefined) : byKey.get(key);
    if (group !== undefined) {
      group.push(row);
      continue;
    }
    const made = [row];
    groups.push(made);
    if (key !== '') byKey.set(key, made);
    // WooCommerce names a parent by its id or by its SKU.
    if (platform.leads?.test(read('type')) && read('sku') !== '') byKey.set(read('sku'), made);
  }
  return groups;
}

const keyOf = ({ read }: Row) => read('parent').replace(/^id:/, '') || read('key') || read('sku');

const nameOf = (group: readonly Row[] | undefined) => {
  const [lead] = group ?? [];
  return lead === undefined ? null : lead.read('name') || lead.read('nameAr') || lead.read('nameEn');
};

type Line = { readonly row: SheetRow; readonly cells: Cells };

function writeGroup(
  platform: Platform,
  group: readonly Row[],
  picturesOf: (row: Row) => string[],
): { variants: Line[]; differ: boolean } {
  const lead = group.find(({ read }) => platform.leads?.test(read('type'))) ?? group[0];
  if (lead === undefined) return { variants: [], differ: false };
  const listed = listedOptions(
    platform.options,
    group.map(({ cell }) => cell),
  );
  const optionsIn = (row: Row) => optionsOf(platform.options, row.cell, lead.cell);
  const hasOptions = group.some((row) => row !== lead && optionsIn(row).length > 0);
  const isVariant = (row: Row) => {
    if (listed.length > 0) return row === lead;
    const isLead =
      platform.leads?.test(row.read('type')) === true || (hasOptions && optionsIn(row).length === 0);
    if (row === lead) return group.length === 1 || !isLead;
    return (
      optionsIn(row).length > 0 || row.read('price') !== '' || row.read('color') + row.read('size') !== ''
    );
  };
  const rows = group.filter(isVariant);
  const found = rows.map((row) => {
    const options = listed.length > 0 ? listed : optionsIn(row);
    const { color, size } = colorAndSize(options);
    return { row, color: row.read('color') || color, size: row.read('size') || size };
  });
  const { price, sale, differ } = onePrice(rows.map(({ read }) => priced(read, lead.read)));
  const pictures = [
    ...new Set(group.flatMap((row) => (rows.includes(row) && row !== rows[0] ? [] : picturesOf(row)))),
  ];
  const skus = rows.map(({ read }) => read('sku'));
  const barcodes = rows.map(({ read }) => read('barcode'));
  const variants = found.map(({ row, color, size }, at): Line => {
    const sku = skus[at] ?? '';
    const isShared = skus.filter((each) => each === sku).length > 1;
    const isList = listed.length > 0 && (color.includes('|') || size.includes('|'));
    const own = isList
      ? {}
      : {
          sku: isShared && sku !== '' ? codeOf(sku, color, size) : codeOf(sku),
          barcode: barcodes.indexOf(barcodes[at] ?? '') === at ? barcodeOf(barcodes[at] ?? '') : '',
          stock: piecesOf(row.read('stock')),
        };
    return {
      row: row.row,
      cells: {
        ...productCells(lead.read, at === 0),
        ...own,
        price,
        priceAfterDiscount: sale,
        cost: at === 0 || row.read('cost') !== '' ? row.read('cost') || lead.read('cost') : '',
        color,
        size: size || ONE_SIZE,
        pictures: (at === 0 ? pictures : picturesOf(row)).join(' | '),
      },
    };
  });
  return { variants, differ };
}

function priced(read: Row['read'], lead: Row['read']) {
  const isOwn = read('price') !== '';
  const of = (meaning: 'price' | 'compared' | 'sale' | 'amountOff' | 'percentOff') =>
    isOwn ? read(meaning) : lead(meaning);
  return pricedIn({
    price: of('price'),
    compared: of('compared'),
    sale: of('sale'),
    amountOff: of('amountOff'),
    percentOff: of('percentOff'),
  });
}
