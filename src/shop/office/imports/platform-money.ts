import { readDollars } from './read-cells.ts';

/** What the rows of a product cost: a price before the discount and one after it. */
export type Priced = { price: string; sale: string };

const CURRENCY = /^([A-Z]{3})\s|\s([A-Z]{3})$/;

/** The currency that a cell such as `12.00 USD` names. */
export const currencyIn = (cell: string): string | null => {
  const [, before, after] = CURRENCY.exec(cell.trim()) ?? [];
  return before ?? after ?? null;
};

const withoutCurrency = (cell: string) => cell.trim().replace(CURRENCY, '').trim();

/** An amount as exports write it, with up to six digits behind the mark. Null where the cell has none. */
export function amountIn(cell: string): number | null {
  const text = withoutCurrency(cell).replace(/([.,]\d{2})\d{1,4}$/, '$1');
  const sign = text.startsWith('-') ? -1 : 1;
  const amount = readDollars(text.replace(/^[+-]/, ''));
  return amount === null ? null : sign * amount;
}

const written = (amount: number) => String(Math.round(amount * 100) / 100);

type Cells = Readonly<Record<'price' | 'compared' | 'sale' | 'amountOff' | 'percentOff', string>>;

/** The price and the price after discount; a cell that is no amount stays as it is and is refused later. */
export function pricedIn({ price, compared, sale, amountOff, percentOff }: Cells): Priced {
  const now = amountIn(price);
  if (now === null) return { price: withoutCurrency(price), sale: '' };
  const before = amountIn(compared) ?? 0;
  if (before > now) return { price: written(before), sale: written(now) };
  const off = (amountIn(amountOff) ?? 0) + (now * (amountIn(percentOff) ?? 0)) / 100;
  const after = amountIn(sale) || (off > 0 ? now - off : 0);
  return { price: now === 0 ? '' : written(now), sale: after > 0 && after < now ? written(after) : '' };
}

/**
 * One price for all variants, as the shop has: that of the one that costs most after its discount. `differ`: they had several.
 */
export function onePrice(all: readonly Priced[]): Priced & { differ: boolean } {
  const amounts = all.flatMap(({ price, sale }) => {
    const before = amountIn(price);
    return before === null ? [] : [{ price, sale, before, paid: amountIn(sale) ?? before }];
  });
  const [highest] = amounts.toSorted((one, other) => other.paid - one.paid || other.before - one.before);
  // A cell that is no amount is refused later.
  const unread = all.find(({ price }) => price !== '' && amountIn(price) === null);
  const { price = '', sale = '' } = unread ?? highest ?? {};
  return { price, sale, differ: amounts.some(({ paid }) => paid !== highest?.paid) };
}
