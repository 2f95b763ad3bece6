import { productViews } from '../src/shop/catalog/products/calls.ts';
import { orderViews } from '../src/shop/delivery/fulfilment/order-views.ts';
import { stockViews } from '../src/shop/delivery/stock/calls.ts';
import { groupingOf, reportNames, reports } from '../src/shop/office/reports/reports.ts';
import { addDays, type StoreDate } from '../src/shop/time/store-time.ts';

/** A question of the console: what it is called in the table, and its address. `limit`: the p95 in ms that it should keep. */
export type ConsoleCall = { name: string; path: string; limit: number };

/** What the questions are about: taken from the shop that is measured. */
export type Known = { today: StoreDate; productId: string; sku: string; courierId: string; phone: string };

const REPORT_MS = 2000;
const LIST_MS = 150;

/** Every report of 30 days, a year and two years, by all that its rows may be. */
export function reportCalls({ today }: Known): ConsoleCall[] {
  return reportNames.flatMap((name) =>
    reports[name].by.flatMap((by) => {
      const periods = 'isNow' in reports[name] ? [30] : [30, 365, 730];
      return periods.map((days) => ({
        name: `${name} by ${groupingOf(name, by)}, ${days} days`,
        path: `/api/console/v1/reports/${name}?by=${by}&from=${addDays(today, 1 - days)}&to=${today}`,
        limit: REPORT_MS,
      }));
    }),
  );
}

/** Every list that orders or products reach. */
export function listCalls({ today, productId, sku, courierId, phone }: Known): ConsoleCall[] {
  const asked: [name: string, path: string][] = [
    ['today', 'today'],
    ['find a name', 'find?search=رنا'],
    ['find a product', `find?search=${encodeURIComponent('فستان')}`],
    ['find a code', `find?search=${encodeURIComponent(sku)}`],
    ['orders', 'orders'],
    ...orderViews.map((view): [string, string] => [`orders, ${view}`, `orders?view=${view}`]),
    ['orders of a common name', `orders?view=all&search=${encodeURIComponent('رنا')}`],
    ['orders of a full name', `orders?view=all&search=${encodeURIComponent('رنا حداد')}`],
    ['orders of nobody', 'orders?view=all&search=zzzz'],
    ['orders of a city', 'orders?view=all&city=damascus'],
    ['orders of a small town', 'orders?view=all&city=al-nabk'],
    ['orders of a courier', `orders?view=all&courier=${courierId}`],
    ['orders of a courier in a city', `orders?view=all&courier=${courierId}&city=aleppo`],
    [
      'orders of a courier by a name',
      `orders?view=all&courier=${courierId}&search=${encodeURIComponent('رنا')}`,
    ],
    [
      'orders of a courier by a letter',
      `orders?view=all&courier=${courierId}&search=${encodeURIComponent('ر')}`,
    ],
    ['orders of a name in a city', `orders?view=all&city=damascus&search=${encodeURIComponent('رنا')}`],
    ['orders of two letters', `orders?view=all&search=${encodeURIComponent('ان')}`],
    ['orders of a place', `orders?view=all&search=${encodeURIComponent('باب توما')}`],
    ['orders of an area', `orders?view=all&city=damascus&area=${encodeURIComponent('باب توما')}`],
    ['orders of an unused channel', 'orders?view=all&source=facebook'],
    ['orders, pending', 'orders?view=all&status=pending'],
    ['orders, canceled in a city', 'orders?view=all&status=canceled&city=homs'],
    ['orders, not held in a city', 'orders?view=all&held=false&city=homs'],
    ['orders that are back', 'orders?view=all&stage=back'],
    ['saved views', 'views'],
    ['orders, completed', 'orders?view=all&status=completed'],
    ['orders, oldest first', 'orders?view=all&sort=oldest'],
    ['products', 'products'],
    ...productViews.slice(1).map((view): [string, string] => [`products, ${view}`, `products?view=${view}`]),
    ['products, page 100', 'products?before=5000'],
    ['products by a common word', `products?search=${encodeURIComponent('فستان')}`],
    ['products by a rare word', 'products?search=zzzz'],
    ['products by SKU', `products?search=${encodeURIComponent(sku)}`],
    ['product', `products/${productId}`],
    ['prices', 'prices'],
    ['stock', 'stock'],
    ...stockViews.slice(1).map((view): [string, string] => [`stock, ${view}`, `stock?view=${view}`]),
    ['stock by a common word', `stock?search=${encodeURIComponent('فستان')}`],
    ['stock by a rare word', 'stock?search=zzzz'],
    ['stock, page 100', 'stock?before=5000'],
    ['movements', `stock/movements?productId=${productId}`],
    ['receipts', 'receipts'],
    ['counts of stock', 'counts'],
    ['returns for a run', 'runs/returns'],
    ['returns', 'returns'],
    ['returns, closed', 'returns?view=closed'],
    ['invoices', 'invoices'],
    ['customers', 'customers'],
    ['customers by a common name', `customers?search=${encodeURIComponent('رنا')}`],
    ['customers by phone', `customers?search=${encodeURIComponent(phone)}`],
    ['reviews', 'reviews'],
    ['messages', 'messages'],
    ['carriers', 'carriers'],
    ['runs', 'runs'],
    ['cash accounts', 'cash/accounts'],
    ['cash days', 'cash/days'],
    ['cash entries of a day', `cash/entries?day=${addDays(today, -2)}`],
    ['cash entries of an account', 'cash/entries?account=safe'],
    ['cash entries of a quiet account', 'cash/entries?account=bank'],
    ['cash entries of a year', `cash/entries?from=${addDays(today, -365)}&to=${today}`],
    [
      'cash entries of sales in a year',
      `cash/entries?account=sales&from=${addDays(today, -365)}&to=${today}`,
    ],
    ['coupons', 'coupons'],
    ['searches without a result', 'zeroResults'],
    ['audit', 'audit'],
  ];
  return asked.map(([name, path]) => ({ name, path: `/api/console/v1/${path}`, limit: LIST_MS }));
}
