import { barcodeKey } from '../../barcode.ts';
import { normalize } from '../../normal-form.ts';
import type { RowFault } from './faults.ts';
import type { ReadRow } from './read-row.ts';

/** What the shop knows of the codes and names in a file; a name may be that of several products. */
export type KnownProducts = {
  readonly byBarcode: ReadonlyMap<string, string>;
  readonly bySku: ReadonlyMap<string, string>;
  readonly bySlug: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
};

/** The rows of one product; `productId` is null for a new one. */
export type RowGroup = { productId: string | null; rows: ReadRow[] };

/** The key of a product by its names. */
export const nameKey = (nameEn: string, nameAr: string) => `${normalize(nameEn)}|${normalize(nameAr)}`;

/**
 * Groups rows by product: by barcode, else SKU, else short address, else both names. A row that names no product
 * belongs to the one before it, as with merged cells; one with an unknown code only where that one is new and has a
 * name in the file, as it may be a piece of any product. A code in several rows is refused in each, and a short address of
 * several products.
 */
export function groupRows(rows: readonly ReadRow[], known: KnownProducts): RowGroup[] {
  refuseTwice(rows, 'barcode');
  refuseTwice(rows, 'sku');
  const byCode = new Map<string, string>();
  for (const row of rows) {
    const id = productOfCode(row, known);
    if (id !== null) for (const key of keysOf(row)) if (!byCode.has(key)) byCode.set(key, id);
  }
  const groups = new Map<string, RowGroup>();
  const ofKey = new Map<string, RowGroup>();
  let last: RowGroup | null = null;
  for (const row of rows) {
    const keys = keysOf(row);
    const productId = productOfCode(row, known) ?? firstOf(keys, byCode) ?? productOfWords(row, known);
    const isNameless = productId === null && !row.hasProduct;
    const joined = isNameless && last !== null && (!hasCode(row) || isNamedAndNew(last)) ? last : null;
    if (isNameless && joined === null && hasCode(row)) row.faults.push(codeUnknown(row));
    const same = productId === null ? newOf(row, ofKey) : null;
    const group: RowGroup = joined ?? same ?? groupOf(groups, productId ?? `row ${row.number}`, productId);
    group.rows.push(row);
    if (productId === null) for (const key of keys) ofKey.set(key, group);
    last = group;
  }
  const all = [...groups.values()];
  refuseSharedSlugs(all);
  return all;
}

const hasCode = ({ barcode, sku }: ReadRow) => barcode !== '' || sku !== '';

const isNamedAndNew = ({ productId, rows }: RowGroup) =>
  productId === null && rows.some((row) => keysOf(row).length > 0);

const codeUnknown = ({ barcode, sku }: ReadRow): RowFault =>
  barcode === ''
    ? { column: 'sku', fault: 'codeUnknown', value: sku }
    : { column: 'barcode', fault: 'codeUnknown', value: barcode };

/** The new product of an earlier row that has the row's address, else its names; two that have names alike differ in address. */
function newOf(row: ReadRow, ofKey: ReadonlyMap<string, RowGroup>): RowGroup | null {
  const slug = addressOf(row);
  const found = keysOf(row).flatMap((key) => ofKey.get(key) ?? []);
  return (
    found.find(({ rows }) => {
      const said = rows.map(addressOf).find((address) => address !== undefined);
      return slug === undefined || said === undefined || said === slug;
    }) ?? null
  );
}

function groupOf(groups: Map<string, RowGroup>, key: string, productId: string | null): RowGroup {
  const group = groups.get(key) ?? { productId, rows: [] };
  groups.set(key, group);
  return group;
}

function refuseTwice(rows: readonly ReadRow[], column: 'barcode' | 'sku'): void {
  const byCode = new Map<string, ReadRow[]>();
  for (const row of rows)
    if (row[column] !== '') byCode.set(row[column], [...(byCode.get(row[column]) ?? []), row]);
  for (const [value, same] of byCode) refuseEach(same, column, value);
}

function refuseEach(same: readonly ReadRow[], column: 'barcode' | 'sku' | 'slug', value: string): void {
  if (same.length < 2) return;
  for (const row of same) {
    const others = same.filter((other) => other !== row).map(({ number }) => number);
    row.faults.push({ column, fault: 'twice', value, more: others.slice(0, 5).join(', ') });
  }
}

function refuseSharedSlugs(groups: readonly RowGroup[]): void {
  const firstRows = groups.flatMap(({ rows }) =>
    [...new Map(rows.toReversed().map((row) => [addressOf(row), row])).values()].filter(
      (row) => addressOf(row) !== undefined,
    ),
  );
  for (const [value = '', same] of Map.groupBy(firstRows, addressOf)) refuseEach(same, 'slug', value);
}

/** The address of a row's product, here or where it was before. */
const addressOf = ({ fields: { slug }, formerSlug }: ReadRow): string | undefined =>
  slug ?? (formerSlug || undefined);

function keysOf(row: ReadRow): string[] {
  const { nameEn = '', nameAr = '' } = row.fields;
  const slug = addressOf(row);
  const names = nameKey(nameEn, nameAr);
  return [...(slug === undefined ? [] : [`slug ${slug}`]), ...(names === '|' ? [] : [`name ${names}`])];
}

const firstOf = (keys: readonly string[], found: ReadonlyMap<string, string>): string | null =>
  keys.map((key) => found.get(key)).find((id) => id !== undefined) ?? null;

const productOfCode = ({ barcode, sku }: ReadRow, known: KnownProducts): string | null =>
  known.byBarcode.get(barcodeKey(barcode)) ?? known.bySku.get(sku) ?? null;

function productOfWords(row: ReadRow, known: KnownProducts): string | null {
  const { fields, faults, formerSlug } = row;
  const { slug, nameEn = '', nameAr = '' } = fields;
  if (slug !== undefined) return known.bySlug.get(slug) ?? null;
  const led = known.bySlug.get(formerSlug);
  if (led !== undefined) return led;
  if (nameEn === '' && nameAr === '') return null;
  const [one, other] = known.byName.get(nameKey(nameEn, nameAr)) ?? [];
  if (other !== undefined) faults.push({ column: 'slug', fault: 'ambiguous', value: nameAr || nameEn });
  return one ?? null;
}
