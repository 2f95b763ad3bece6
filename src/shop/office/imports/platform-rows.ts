import { asciiDigits } from '../../ascii-digits.ts';
import { normalize } from '../../normal-form.ts';
import { htmlText } from './html-text.ts';
import type { SheetRow } from './read-row.ts';

/** The columns of shop platforms by their meaning, as normalized headings: Shopify's old and new, then WooCommerce's. */
const HEADINGS = {
  handle: ['handle', 'url handle'],
  parent: ['parent'],
  id: ['id'],
  type: ['type'],
  title: ['title', 'name'],
  text: ['body html', 'body (html)', 'description'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  stock: ['variant inventory qty', 'inventory quantity', 'stock'],
  price: ['variant price', 'price'],
  was: ['variant compare at price', 'compare-at price', 'compare at price'],
  regular: ['regular price'],
  sale: ['sale price'],
  alt: ['image alt text'],
} as const;
type Meaning = keyof typeof HEADINGS;

const KNOWN = { handle: 'slug', title: 'name', text: 'description', sku: 'SKU', barcode: 'barcode' } as const;
const NO_OPTION = /^(?:title|default title)$/i;
const COLOR = /^(?:colou?rs?|اللون|لون|الالوان)$/i;
const SIZE = /^(?:sizes?|المقاس|مقاس|القياس|قياس)$/i;
const ONE_SIZE = 'One size';

/**
 * The rows of an export of Shopify or WooCommerce as a price list has them, each in its place: options by name become color
 * and size, the compared price is the price, and descriptions are plain. Others as they are. `rows` begin with the headings.
 */
export function platformRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  const [head, ...body] = rows;
  if (head === undefined) return rows;
  const words = head.cells.map((cell) => normalize(cell));
  const placeOf = (meaning: Meaning) =>
    words.findIndex((word) => HEADINGS[meaning].some((each) => normalize(each) === word));
  const options = [1, 2, 3].map((n) => ({
    name: words.findIndex((word) => new RegExp(`^(?:option ?${n}|attribute ${n}) name$`).test(word)),
    value: words.findIndex((word) => new RegExp(`^(?:option ?${n}|attribute ${n}) value`).test(word)),
  }));
  const isShopify = placeOf('handle') >= 0 && (options[0]?.value ?? -1) >= 0;
  const isWoo = placeOf('regular') >= 0 && placeOf('parent') >= 0;
  if (!isShopify && !isWoo) return rows;
  const read = (row: SheetRow, meaning: Meaning) => (row.cells[placeOf(meaning)] ?? '').trim();
  const first = new Map<string, SheetRow>();
  const keyOf = (row: SheetRow) => {
    if (isShopify) return read(row, 'handle');
    const parent = read(row, 'parent').replace(/^id:/, '');
    return parent === '' ? read(row, 'id') || read(row, 'sku') : parent;
  };
  for (const row of body) {
    if (!first.has(keyOf(row))) first.set(keyOf(row), row);
    const sku = read(row, 'sku');
    // WooCommerce names a parent by its id or by its SKU.
    if (isWoo && read(row, 'type') === 'variable' && sku !== '') first.set(sku, row);
  }
  const skus = Map.groupBy(body, (row) => `${keyOf(row)} ${read(row, 'sku')}`);
  const isArabic = body.some((row) => /\p{Script=Arabic}/u.test(read(row, 'title')));

  const told = new Set<SheetRow>();
  const write = (row: SheetRow): SheetRow => {
    const cells = head.cells.map((_heading, place) => row.cells[place] ?? '');
    const set = (meaning: Meaning, text: string) => {
      const place = placeOf(meaning);
      if (place >= 0) cells[place] = text;
    };
    const lead = first.get(keyOf(row)) ?? row;
    const named = options.map(({ name, value }) => ({
      name: (row.cells[name] || lead.cells[name] || '').trim(),
      value: (row.cells[value] ?? '').trim(),
    }));
    const isVariant = isShopify
      ? named.some(({ value }) => value !== '') || read(row, 'price') !== ''
      : read(row, 'type') !== 'variable';
    // A row of Shopify may be one more picture, one of WooCommerce the product of the rows below it.
    if (!isVariant) return { ...row, cells: [...cells.map(() => ''), '', ''], formulas: [] };
    const optionOf = (kind: RegExp) =>
      named.find(({ name, value }) => kind.test(name) && !NO_OPTION.test(value))?.value ?? '';
    const [color, size] = [optionOf(COLOR), optionOf(SIZE) || ONE_SIZE];
    set('title', read(lead, 'title'));
    // Once for a product: in each of its rows it would be most of the file.
    set('text', told.has(lead) ? '' : htmlText(read(lead, 'text')));
    told.add(lead);
    set('alt', '');
    set('barcode', read(row, 'barcode').replace(/^'/, ''));
    set('stock', read(row, 'stock').startsWith('-') ? '' : read(row, 'stock'));
    const sku = read(row, 'sku').replace(/^'/, '');
    const isShared = (skus.get(`${keyOf(row)} ${read(row, 'sku')}`)?.length ?? 0) > 1;
    set('sku', isShared && sku !== '' ? codeOf(sku, color, optionOf(SIZE)) : sku);
    const price = read(row, isShopify ? 'price' : 'regular');
    const other = read(row, isShopify ? 'was' : 'sale');
    const isReduced = isShopify ? amount(other) > amount(price) : other !== '';
    if (isShopify) {
      set('price', isReduced ? other : price);
      set('was', isReduced ? price : '');
    }
    return { ...row, cells: [...cells, color, size] };
  };
  const names: Partial<Record<Meaning, string>> = {
    ...KNOWN,
    ...(isArabic && { title: 'الاسم', text: 'الوصف' }),
    stock: 'stock',
    price: 'price',
    was: 'sale price',
    ...(isWoo && { regular: 'price' }),
  };
  const renamed = [...head.cells];
  for (const [meaning, name] of Object.entries(names)) {
    const place = placeOf(meaning as Meaning);
    if (place >= 0) renamed[place] = name;
  }
  // The kind of a row in WooCommerce, and no category.
  if (isWoo && placeOf('type') >= 0) renamed[placeOf('type')] = '';
  return [{ ...head, cells: [...renamed, 'color', 'size'] }, ...body.map(write)];
}

const amount = (text: string) => Number(asciiDigits(text).replaceAll(/[^\d.]/g, '') || 0);

/** One code for all sizes is told apart by what it is in. */
const codeOf = (...parts: readonly string[]) =>
  parts
    .map((part) => part.replaceAll(/[^0-9A-Za-z._/-]/g, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, 40);
