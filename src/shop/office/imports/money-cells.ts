import type { ProductFields } from '../../catalog/products/calls.ts';
import { poundsOf } from '../../catalog/products/prices/price-in-dollars.ts';
import { centsOf } from '../../dollars.ts';
import type { ImportColumn } from './column-names.ts';
import type { RowFault } from './faults.ts';
import { isInDollars, isInOldPounds, readDollars, readOldPounds, readPounds } from './read-cells.ts';

/**
 * For prices in dollars: `rate` in hundredths of a pound for a dollar, null if none is set. `unitRate`: the same for a unit of
 * the currency of a file that does not say it in its cells.
 */
export type Dollars = {
  readonly rate: number | null;
  readonly cashStep: number;
  readonly unitRate?: number | null;
};

/** An amount of a file's own currency in pounds, rounded to the cash step; null where the cell has none. */
export function poundsOfUnits(text: string, unitRate: number, cashStep: number): number | null {
  const units = readDollars(text);
  return units === null || units === 0 ? units : poundsOf(units, { rate: unitRate, cashStep });
}

type Read = { readonly fields: Partial<ProductFields>; readonly faults: RowFault[] };

/** Converts a price in dollars into pounds at today's rate, rounded to the cash step. */
export function readPriceInDollars(
  text: string,
  { fields, faults }: Read,
  { rate, cashStep }: Dollars,
): void {
  if (text === '') return;
  const dollars = readDollars(text);
  // Without the value, so that a reason of many rows is one.
  const refuse = (fault: RowFault['fault']) => faults.push({ column: 'priceUsd', fault });
  if (dollars === null) faults.push({ column: 'priceUsd', fault: 'notDollars', value: text.slice(0, 60) });
  else if (dollars === 0) refuse('notPositive');
  else if (fields.price !== undefined) refuse('twoPrices');
  else if (rate === null) refuse('noRate');
  else fields.price = poundsOf(dollars, { rate, cashStep });
}

/** Converts a price in old pounds, a hundred of which are one new, rounded to the cash step. */
export function readOldPrice(text: string, { fields, faults }: Read, { cashStep }: Dollars): void {
  if (text === '') return;
  const old = readOldPounds(text);
  const refuse = (fault: RowFault['fault']) =>
    faults.push({ column: 'priceOld', fault, value: text.slice(0, 60) });
  if (old === null) refuse('notNumber');
  else if (old <= 0) refuse('notPositive');
  else if (fields.price !== undefined) refuse('twoPrices');
  else fields.price = poundsOf(old, { rate: 1, cashStep });
}

/** As receipts allow it. */
const MOST_CENTS = 100_000_000;

type Cells = {
  readonly columns: readonly (ImportColumn | null)[];
  readonly textOf: (column: ImportColumn) => string;
};

/**
 * What a piece costs, in US cents as the stock keeps it; null where the row does not say it. A cost without a currency is in
 * that of the file's prices, which is asked where it is not plain.
 */
export function readCost(
  { columns, textOf }: Cells,
  faults: RowFault[],
  { rate, unitRate = null }: Pick<Dollars, 'rate' | 'unitRate'>,
): number | null {
  const [dollars, plain] = [textOf('costUsd'), textOf('cost')];
  const column = dollars === '' ? 'cost' : 'costUsd';
  const text = dollars || plain;
  if (text === '') return null;
  const isPricedIn = (other: ImportColumn) => columns.includes(other) && !columns.includes('price');
  const isDollars = column === 'costUsd' || isInDollars(text) || isPricedIn('priceUsd');
  const refuse = (fault: RowFault['fault']) => {
    faults.push({ column, fault, value: text.slice(0, 60) });
    return null;
  };
  if (isDollars) {
    const amount = readDollars(text);
    return amount === null ? refuse('notDollars') : knownCents(Math.round(amount * 100), refuse);
  }
  if (unitRate !== null) {
    const units = readDollars(text);
    if (units === null) return refuse('notNumber');
    return rate === null ? null : knownCents(centsOf((units * unitRate) / 100, rate), refuse);
  }
  const isOld = isInOldPounds(text) || isPricedIn('priceOld');
  const amount = isOld ? readOldPounds(text) : readPounds(text);
  if (amount === null || amount < 0) return refuse('notNumber');
  // Without the value, so that a reason of many rows is one.
  if (amount > 0 && rate === null) {
    faults.push({ column, fault: 'noRate' });
    return null;
  }
  return knownCents(centsOf(isOld ? amount / 100 : amount, rate ?? 1), refuse);
}

/** 0 means that the cost is unknown. */
const knownCents = (cents: number, refuse: (fault: 'notNumber') => null): number | null =>
  cents > MOST_CENTS ? refuse('notNumber') : cents || null;
