import type { ImportColumn } from '../../../shop/office/imports/column-names.ts';
import { amountIn } from '../../../shop/office/imports/platform-money.ts';
import { rateNow } from '../../catalog/browse/product-cost.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Hundredths of a pound for a unit of a file's prices. `isAsked`: the file does not say it; a default is used until a member of the staff chooses. */
export type Unit = { rate: number | null; isAsked: boolean };

const POUND = 100;
/** No piece of clothing costs less in pounds. */
const LEAST_POUNDS = 1000;

/** What a unit of the prices of another platform is: dollars by today's rate, pounds, or a guess by the size of the prices. */
export async function unitOf(
  tx: Tx,
  currency: string | null,
  columns: readonly (ImportColumn | null)[],
  rows: readonly (readonly string[])[],
): Promise<Unit> {
  const dollar = await rateNow(tx);
  if (currency === 'SYP') return { rate: POUND, isAsked: false };
  if (currency === 'USD') return { rate: dollar ?? POUND, isAsked: dollar === null };
  const place = columns.indexOf('price');
  const prices = rows
    .flatMap((cells) => amountIn(cells[place] ?? '') ?? [])
    .toSorted((one, other) => one - other);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  return { rate: middle < LEAST_POUNDS && dollar !== null ? dollar : POUND, isAsked: true };
}
