import { guessColumns } from './columns.ts';
import { amountIn } from './platform-money.ts';
import type { SheetRow } from './read-row.ts';

type File = { readonly head: readonly string[]; readonly rows: readonly SheetRow[] };

/**
 * The combinations of PrestaShop with what its file of products says: a combination names its product by its number alone, and
 * its price as what it adds. Products without combinations follow as they are. `null` where no product is in the other file.
 */
export function joinCombinations(combinations: File, products: File): SheetRow[] | null {
  const keyAt = 0;
  const from = guessColumns(combinations.head);
  const to = guessColumns(products.head);
  const head = [...products.head];
  // What only the combinations have, such as a color.
  const places = from.map((column, at) => {
    if (at === keyAt) return keyAt;
    const place = column === null ? -1 : to.indexOf(column);
    return place >= 0 ? place : head.push(combinations.head[at] ?? '') - 1;
  });
  const byKey = new Map(products.rows.map((row) => [row.cells[keyAt] ?? '', row.cells]));
  const [priceFrom, priceTo] = [from.indexOf('price'), to.indexOf('price')];
  const stockTo = to.indexOf('stock');
  const joined = new Set<string>();
  const rows = combinations.rows.flatMap(({ number, cells }): SheetRow[] => {
    const key = cells[keyAt] ?? '';
    const product = byKey.get(key);
    if (product === undefined) return [];
    const line = head.map((_, at) => product[at] ?? '');
    // The pieces of the product are those of all its combinations.
    if (stockTo >= 0) line[stockTo] = '';
    for (const [at, place] of places.entries()) if (at !== priceFrom && cells[at]) line[place] = cells[at];
    const price = (amountIn(product[priceTo] ?? '') ?? 0) + (amountIn(cells[priceFrom] ?? '') ?? 0);
    if (priceTo >= 0) line[priceTo] = String(Math.round(price * 100) / 100);
    joined.add(key);
    return [{ number, cells: line, formulas: [] }];
  });
  if (rows.length === 0) return null;
  const last = Math.max(...combinations.rows.map(({ number }) => number));
  const others = products.rows
    .filter(({ cells }) => !joined.has(cells[keyAt] ?? ''))
    .map(({ cells }, at) => ({
      number: last + 1 + at,
      cells: head.map((_, place) => cells[place] ?? ''),
      formulas: [],
    }));
  return [{ number: 1, cells: head, formulas: [] }, ...rows, ...others];
}
