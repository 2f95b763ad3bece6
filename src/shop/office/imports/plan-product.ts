import { isSameBarcode } from '../../barcode.ts';
import type { PictureView } from '../../catalog/browse/contract.ts';
import {
  type EditedProduct,
  type GivenVariant,
  MOST_VARIANTS,
  type ProductFields,
} from '../../catalog/products/calls.ts';
import type { ImportColumn } from './column-names.ts';
import type { RowGroup } from './group-rows.ts';
import type { Term } from './lexicon.ts';
import type { PictureAddress } from './picture-addresses.ts';
import type { PictureDetails } from './picture-cells.ts';
import { writeMoment } from './read-cells.ts';
import type { ReadRow } from './read-row.ts';

/** A file of the ZIP: its place there and the id of the picture it becomes. */
export type PlannedPicture = PictureDetails & {
  number: number;
  hash: string;
  colorId: string | null;
  view: PictureView;
};

/** What a file changes of one product. */
export type ProductPlan = {
  /** Addresses in another shop, which lead on to the product. */
  formerSlugs?: string[];
  /** Only what differs from the shop. */
  fields: Partial<ProductFields>;
  /** All its variants as they will be; null where none changes. */
  variants: GivenVariant[] | null;
  /** The row that has a field. */
  rowOfField: Partial<Record<string, number>>;
  /** The row that names a variant, by its place in `variants`. */
  rowOfVariant: (number | null)[];
  /** A row of it has several colors or sizes. */
  hasLists?: boolean;
  /** Its category stands in a row above its own. */
  isBelowCategory?: boolean;
  /** Pieces that differ from the stock: to be counted, never set. */
  counted: { colorId: string; sizeId: string; pieces: number; cents?: number }[];
  /** Pictures to fetch, where the product has none. */
  addresses?: PictureAddress[];
  /** Added after those it has. */
  pictures?: PlannedPicture[];
};

/** What rows are given that do not name it: a brand and a subcategory where they are of a new product, a color in any case. */
export type ImportDefaults = {
  brandId: string | null;
  subCategoryId: string | null;
  colorId: string | null;
};

/** `pieces`: as its row counts them. */
type Variant = GivenVariant & {
  stock: number;
  pieces: number | null;
  cents: number | null;
  row: number | null;
};

/** Compares the rows of a product with the product as it is; what contradicts itself is added to the rows' faults. */
export function planProduct(
  { rows }: RowGroup,
  existing: EditedProduct | null,
  defaults: ImportDefaults,
): ProductPlan {
  const { merged, rowOfField } = mergeFields(rows);
  // An unknown brand or category is a fault of the row; the default does not replace it.
  const hasFault = (...columns: ImportColumn[]) =>
    rows.some(({ faults }) => faults.some(({ column }) => column !== null && columns.includes(column)));
  if (existing === null && defaults.brandId !== null && !hasFault('brand'))
    merged.brandId ??= defaults.brandId;
  if (existing === null && defaults.subCategoryId !== null && !hasFault('category', 'subCategory'))
    merged.subCategoryId ??= defaults.subCategoryId;
  const fields: Partial<ProductFields> = existing === null ? merged : differing(merged, existing.fields);
  if (existing === null) requireFields(rows, merged);
  const before: Variant[] = (existing?.variants ?? []).map((variant) => ({
    ...variant,
    pieces: null,
    cents: null,
    row: null,
  }));
  const variants = mergeVariants(rows, before, defaults.colorId);
  const formerSlugs = [...new Set(rows.map(({ formerSlug }) => formerSlug))].filter(Boolean);
  const [first] = rows;
  if (variants.length > MOST_VARIANTS)
    first?.faults.push({ column: null, fault: 'tooMany', more: String(MOST_VARIANTS) });
  const isChanged =
    variants.length > before.length ||
    variants.some(
      ({ sku, barcode }, place) => sku !== before[place]?.sku || barcode !== before[place]?.barcode,
    );
  return {
    fields,
    variants: isChanged
      ? variants.map(({ colorId, sizeId, sku, barcode }) => ({ colorId, sizeId, sku, barcode }))
      : null,
    rowOfField,
    ...(formerSlugs.length > 0 && { formerSlugs }),
    rowOfVariant: variants.map(({ row }) => row),
    ...(rows.some(({ number }, at) => number === rows[at - 1]?.number) && { hasLists: true }),
    ...(rows.some((row) => row.isBelowCategory) && { isBelowCategory: true }),
    counted: variants.flatMap(({ colorId, sizeId, pieces, stock, cents }) =>
      pieces === null || pieces === stock
        ? []
        : [{ colorId, sizeId, pieces, ...(cents !== null && { cents }) }],
    ),
  };
}

/** The column that a field of the editor comes from. */
export const columnOfField = (field: string): ImportColumn =>
  // Every other field of a product is a column of the same name.
  ({ brandId: 'brand', subCategoryId: 'subCategory' }[field] ?? field) as ImportColumn;

function mergeFields(rows: readonly ReadRow[]): {
  merged: Partial<ProductFields>;
  rowOfField: Partial<Record<string, number>>;
} {
  const merged = new Map<string, { value: unknown; number: number }>();
  for (const { number, fields, faults } of rows)
    for (const [field, value] of Object.entries(fields)) {
      const first = merged.get(field);
      if (first === undefined) merged.set(field, { value, number });
      else if (JSON.stringify(first.value) !== JSON.stringify(value))
        faults.push({ column: columnOfField(field), fault: 'differs', more: String(first.number) });
    }
  const entries = [...merged];
  return {
    merged: Object.fromEntries(entries.map(([field, { value }]) => [field, value])),
    rowOfField: Object.fromEntries(entries.map(([field, { number }]) => [field, number])),
  };
}

function differing(given: Partial<ProductFields>, before: ProductFields): Partial<ProductFields> {
  const written = (field: string, value: unknown) =>
    field.endsWith('At') || field === 'availableFrom'
      ? writeMoment(typeof value === 'string' ? value : null)
      : JSON.stringify(value);
  const now = new Map(Object.entries(before));
  const sorted = (seasons: readonly string[] = []) => JSON.stringify(seasons.toSorted());
  return Object.fromEntries(
    Object.entries(given).filter(([field, value]) =>
      field === 'seasons'
        ? sorted(given.seasons) !== sorted(before.seasons)
        : written(field, value) !== written(field, now.get(field)),
    ),
  );
}

function requireFields([first]: readonly ReadRow[], fields: Partial<ProductFields>): void {
  // The row's product is unknown, so what it lacks of a new product means nothing.
  const isUnclear = first?.faults.some(({ fault }) => fault === 'codeUnknown' || fault === 'moreCells');
  if (first === undefined || isUnclear) return;
  const { nameEn, nameAr, brandId, subCategoryId, price } = fields;
  const isMissing = {
    nameAr: nameEn === undefined && nameAr === undefined,
    brand: brandId === undefined,
    subCategory: subCategoryId === undefined,
    price: price === undefined,
  };
  // Another column may give the value.
  const also: Partial<Record<ImportColumn, ImportColumn>> = {
    category: 'subCategory',
    priceUsd: 'price',
    priceOld: 'price',
  };
  const faulty = new Set(
    first.faults.map(({ column }) => (column === null ? null : (also[column] ?? column))),
  );
  for (const column of ['nameAr', 'brand', 'subCategory', 'price'] as const)
    if (isMissing[column] && !faulty.has(column)) first.faults.push({ column, fault: 'missing' });
}

const isSame = (one: GivenVariant, colorId: string, sizeId: string) =>
  one.colorId === colorId && one.sizeId === sizeId;

function mergeVariants(
  rows: readonly ReadRow[],
  before: readonly Variant[],
  defaultColor: string | null,
): Variant[] {
  const variants = [...before];
  const system = systemOf(rows, before);
  for (const row of rows) {
    const { barcode, sku, faults } = row;
    const isAbout =
      row.colorId !== null || row.sizes.length > 0 || sku !== '' || barcode !== '' || row.stock !== null;
    if (!isAbout || isOfOtherSystem(row, system)) continue;
    const byCode = before.find(
      (one) =>
        (barcode !== '' && isSameBarcode(one.barcode, barcode)) ||
        (barcode === '' && sku !== '' && one.sku === sku),
    );
    const size = sizeIn(row, byCode, system);
    const isUnclear = faults.some(({ column }) => column === 'color');
    const colorId = row.colorId ?? byCode?.colorId ?? (isUnclear ? null : defaultColor);
    if (size === null || colorId === null) {
      if (colorId === null && !isUnclear) faults.push({ column: 'color', fault: 'missing' });
      continue;
    }
    const key = { colorId, sizeId: size };
    if (byCode !== undefined && !isSame(byCode, key.colorId, key.sizeId)) {
      const column = barcode === '' ? 'sku' : 'barcode';
      faults.push({ column, fault: 'codeElsewhere', value: barcode || sku });
      continue;
    }
    const place = variants.findIndex((one) => isSame(one, key.colorId, key.sizeId));
    const known = variants[place];
    if (known !== undefined && known.row !== null) {
      faults.push({ column: 'size', fault: 'twice', more: String(known.row) });
      continue;
    }
    const next = {
      ...key,
      sku: sku || (known?.sku ?? ''),
      // Written in another form it is still the shop's own.
      barcode:
        known !== undefined && (barcode === '' || isSameBarcode(known.barcode, barcode))
          ? known.barcode
          : barcode,
      stock: known?.stock ?? 0,
      pieces: row.stock,
      cents: row.cents,
      row: row.number,
    };
    if (place === -1) variants.push(next);
    else variants[place] = next;
  }
  return variants;
}

/** The size of a row; null, and a fault, where it is missing or may be a size of several systems. */
function sizeIn(
  { sizes, chosenSize, faults }: ReadRow,
  byCode: Variant | undefined,
  systems: ReadonlySet<string>,
): string | null {
  if (byCode !== undefined && (sizes.length === 0 || sizes.some(({ id }) => id === byCode.sizeId)))
    return byCode.sizeId;
  const [only, other] = sizes;
  if (only !== undefined && other === undefined) return only.id;
  const [fitting, second] = sizes.filter(({ group }) => systems.has(group));
  if (fitting !== undefined && second === undefined) return fitting.id;
  if (chosenSize !== null) return chosenSize.id;
  if (!faults.some(({ column }) => column === 'size' || column === 'sizePieces'))
    faults.push({
      column: 'size',
      fault: sizes.length === 0 ? 'missing' : 'ambiguous',
      value: sizes[0]?.names[0] ?? '',
    });
  return null;
}

/**
 * The systems that all sizes of a product may belong to; those of its variants, where it has some of them, else of the sizes
 * that were chosen for a label of several systems.
 */
function systemOf(rows: readonly ReadRow[], before: readonly Variant[]): Set<string> {
  const used = rows
    .flatMap(({ sizes }) => sizes)
    .filter(({ id }) => before.some(({ sizeId }) => sizeId === id));
  if (used.length > 0) return new Set(used.map(({ group }) => group));
  const chosen = rows.flatMap(({ chosenSize }) => chosenSize?.group ?? []);
  if (chosen.length > 0) return new Set(chosen);
  const [first = [], ...rest] = rows
    .filter(({ sizes, rangeSystems }) => sizes.length > 0 && rangeSystems === null)
    .map(({ sizes }) => groupsOf(sizes));
  return new Set([...first].filter((group) => rest.every((groups) => groups.has(group))));
}

/** Whether a size inside a range belongs to another system than the product's. */
function isOfOtherSystem({ rangeSystems, sizes }: ReadRow, systems: ReadonlySet<string>): boolean {
  const [fitting, second] = rangeSystems?.filter((system) => systems.has(system)) ?? [];
  return fitting !== undefined && second === undefined && !groupsOf(sizes).has(fitting);
}

const groupsOf = (sizes: readonly Term[]) => new Set(sizes.map(({ group }) => group));
