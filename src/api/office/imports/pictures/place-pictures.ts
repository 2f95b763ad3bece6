import { sql } from 'kysely';
import { MOST_PICTURES } from '../../../../shop/catalog/products/calls.ts';
import type { ImportColumn } from '../../../../shop/office/imports/column-names.ts';
import type { RowGroup } from '../../../../shop/office/imports/group-rows.ts';
import type { Lexicon } from '../../../../shop/office/imports/lexicon.ts';
import {
  comparable,
  keysOfPicture,
  matchPicture,
  type NamedPicture,
  type PictureKey,
} from '../../../../shop/office/imports/match-pictures.ts';
import { isAddress, type PictureDetails } from '../../../../shop/office/imports/picture-cells.ts';
import type { PlannedPicture } from '../../../../shop/office/imports/plan-product.ts';
import type { ReadRow } from '../../../../shop/office/imports/read-row.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { CheckedFile } from './check-pictures.ts';

type Placing = { files: CheckedFile[]; groups: RowGroup[]; lexicon: Lexicon; isSent: boolean };
type ShopKey = { key: string; product: string; colorId: string | null };

/**
 * Assigns each file to its product; a file without a row adds a group. A bad file has the fault itself; for a file that
 * a row names and that is missing, the row has it.
 */
export async function placePictures(db: Db, { files, groups, lexicon, isSent }: Placing): Promise<void> {
  if (!isSent) return;
  const asked = [
    ...files.flatMap(({ name }) => keysOfPicture(name)),
    ...groups.flatMap(({ rows }) => rows.flatMap(({ sku, barcode }) => [sku, barcode].map(comparable))),
  ];
  const inShop = await readKeys(db, asked.filter(Boolean));
  const keys = keysOf(groups, inShop);
  const named = namedIn(groups, keys);
  const colorOf = (name: string) => {
    const [one, other] = lexicon.find('color', name);
    return other === undefined ? (one?.id ?? null) : null;
  };
  const missing = new Set(named.keys());
  for (const file of files) {
    const match = matchPicture(file.name, { named, keys, colorOf });
    if (!('fault' in match)) {
      Object.assign(file, { ...match, fault: file.fault });
      for (const called of match.called) missing.delete(called);
    } else if (file.fault === null) file.fault = match.fault;
  }
  refuseSameNames(files);
  describeOthers(files, groups, keys);
  dropUnmatched(files, groups);
  for (const row of groups.flatMap(({ rows }) => rows))
    for (const value of row.pictures)
      if (missing.has(pathOf(value)))
        row.faults.push({ column: 'pictures', fault: 'pictureMissing', value: value.slice(0, 60) });
}

const pathOf = (name: string) => comparable(name).split(/[\\/]/).filter(Boolean).join('/');

/** The codes of the rows and of the shop; products without a row get a group, for the files that may be theirs. */
function keysOf(groups: RowGroup[], inShop: readonly ShopKey[]): Map<string, PictureKey[]> {
  const keys = new Map<string, PictureKey[]>();
  const add = (key: string, found: PictureKey) => {
    const same = keys.get(key) ?? [];
    if (
      key !== '' &&
      !same.some(({ product, colorId }) => product === found.product && colorId === found.colorId)
    )
      keys.set(key, [...same, found]);
  };
  const places = new Map(groups.map(({ productId }, place) => [productId, place]));
  for (const { key, product, colorId } of inShop) {
    if (!places.has(product)) places.set(product, groups.push({ productId: product, rows: [] }) - 1);
    add(key, { product: places.get(product) ?? 0, colorId });
  }
  for (const [product, { productId, rows }] of groups.entries())
    for (const { sku, barcode, fields, colorId } of rows) {
      // The shop's own code has a color even where the row has none.
      const isKnown = (code: string) => productId !== null && keys.has(comparable(code));
      for (const code of [sku, barcode]) if (!isKnown(code)) add(comparable(code), { product, colorId });
      add(comparable(fields.slug ?? ''), { product, colorId: null });
    }
  return keys;
}

/** The files that rows name. A row without a color has that of its variant. */
function namedIn(groups: readonly RowGroup[], keys: ReadonlyMap<string, PictureKey[]>) {
  const named = new Map<string, NamedPicture[]>();
  for (const [product, { rows }] of groups.entries()) {
    let order = 0;
    for (const row of rows)
      for (const [place, name] of row.pictures.entries()) {
        if (isAddress(name)) continue;
        const same = named.get(pathOf(name)) ?? [];
        const details = row.pictureDetails[place] ?? {};
        named.set(pathOf(name), [...same, { product, colorId: colorOfRow(row, keys), order, details }]);
        order += 1;
      }
  }
  return named;
}

function colorOfRow({ colorId, sku, barcode }: ReadRow, keys: ReadonlyMap<string, PictureKey[]>) {
  const [variant] = keys.get(comparable(barcode)) ?? keys.get(comparable(sku)) ?? [];
  return colorId ?? variant?.colorId ?? null;
}

/**
 * A row that names no files describes those named after its product: the ones of its color, in their order; a product's
 * first row also those without a color. More descriptions than files are refused, where there are files.
 */
function describeOthers(
  files: readonly CheckedFile[],
  groups: readonly RowGroup[],
  keys: ReadonlyMap<string, PictureKey[]>,
): void {
  for (const [product, { rows }] of groups.entries()) {
    const others = files
      .filter((file) => file.product === product && file.fault === null && file.called.length === 0)
      .toSorted(byOrder);
    const described = new Set<string | null>();
    for (const [place, row] of rows.entries()) {
      if (row.pictures.length > 0 || row.pictureDetails.length === 0) continue;
      const color = colorOfRow(row, keys);
      // Filled down, the sizes of a color repeat it.
      if (described.has(color)) continue;
      described.add(color);
      const theirs = others.filter(
        ({ colorId }) => color === null || colorId === color || (colorId === null && place === 0),
      );
      if (theirs.length > 0 && row.pictureDetails.length > theirs.length)
        row.faults.push({ column: columnOf(row.pictureDetails.at(-1) ?? {}), fault: 'picturesFewer' });
      for (const [at, file] of theirs.entries()) Object.assign(file, row.pictureDetails[at]);
    }
  }
}

/** The column of the first detail that a picture has. */
function columnOf({ words }: PictureDetails): ImportColumn {
  if (words === undefined) return 'pictureFocus';
  return words.ar === '' ? 'pictureWordsEn' : 'pictureWordsAr';
}

async function readKeys(db: Db, asked: readonly string[]): Promise<ShopKey[]> {
  const wanted = sql`any(${[...new Set(asked)]}::text[])`;
  const { rows } = await sql<ShopKey>`
    select lower(barcode) as key, product_id as product, color_id as "colorId" from variants where lower(barcode) = ${wanted}
    union select lower(sku), product_id, color_id from variants where lower(sku) = ${wanted}
    union select lower(slug), id, null from products where lower(slug) = ${wanted}`.execute(db);
  return rows;
}

function refuseSameNames(files: readonly CheckedFile[]): void {
  const seen = new Set<string>();
  for (const file of files) {
    const name = pathOf(file.name);
    if (seen.has(name) && file.fault === null) Object.assign(file, { fault: 'twice', more: file.name });
    seen.add(name);
  }
}

/** Removes the products that a file name could have meant and none did. */
function dropUnmatched(files: readonly CheckedFile[], groups: RowGroup[]): void {
  const matched = new Set(files.map(({ product }) => product));
  const kept = groups.filter(({ rows }, place) => rows.length > 0 || matched.has(place));
  const places = new Map(kept.map((group, place) => [group, place]));
  for (const file of files) {
    const group = file.product === null ? undefined : groups[file.product];
    if (group !== undefined) file.product = places.get(group) ?? null;
  }
  groups.splice(0, groups.length, ...kept);
}

/** The pictures that a product gets, in their order; it has the others already. What does not fit is the file's fault. */
export function planPictures(
  files: readonly CheckedFile[],
  variants: readonly { colorId: string }[],
  before: readonly { pictureId: string }[],
): PlannedPicture[] {
  const had = new Set(before.map(({ pictureId }) => pictureId));
  const names = new Map<string, string>();
  const planned: PlannedPicture[] = [];
  for (const file of files.toSorted(byOrder)) {
    const { number, hash, colorId, view, name, words, focus } = file;
    if (file.fault !== null || hash === null) continue;
    const other = names.get(hash);
    if (other !== undefined) Object.assign(file, { fault: 'twice', more: other });
    else if (colorId !== null && !variants.some((variant) => variant.colorId === colorId))
      file.fault = 'noColor';
    else if (!had.has(hash) && before.length + planned.length >= MOST_PICTURES)
      Object.assign(file, { fault: 'tooMany', more: String(MOST_PICTURES) });
    else if (!had.has(hash))
      planned.push({ number, hash, colorId, view, ...(words && { words }), ...(focus && { focus }) });
    names.set(hash, name);
  }
  return planned;
}

const byOrder = (one: CheckedFile, other: CheckedFile) =>
  one.order - other.order || one.name.localeCompare(other.name, 'en', { numeric: true });

/** What became of each file, for its page; the products are counted from 1 there. */
export async function writePlaces(tx: Tx, id: string, files: readonly CheckedFile[]): Promise<void> {
  await sql`
    update import_pictures p set fault = g.fault, more = g.more, product = g.product + 1, color_id = g."colorId"
      from json_to_recordset(${JSON.stringify(files)}::json)
           as g (number int, fault text, more text, product int, "colorId" text)
     where p.import_id = ${id} and p.number = g.number`.execute(tx);
}
