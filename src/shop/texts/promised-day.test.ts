import { expect, test } from 'vitest';
import { formatPromisedDay } from '../time/days.ts';
import { checkout as checkoutAr } from './ar/checkout.ts';
import { orders as ordersAr } from './ar/orders.ts';
import { product as productAr } from './ar/product.ts';
import { templates as templatesAr } from './ar/templates.ts';
import { checkout } from './en/checkout.ts';
import { orders } from './en/orders.ts';
import { product } from './en/product.ts';
import { templates } from './en/templates.ts';

const days = { from: '2026-11-22', to: '2026-11-23' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [product.arrives, checkout.arrivesIn, 'Arrives by Monday 23 November in Aleppo', 'en', 'Aleppo'],
  [productAr.arrives, checkoutAr.arrivesIn, 'يصل إلى حلب في موعد أقصاه الاثنين 23 تشرين الثاني', 'ar', 'حلب'],
] as const)('a piece and the checkout promise alike: %s', (ofPiece, ofCheckout, sentence, language, city) => {
  const byDay = formatPromisedDay(days, language);
  expect(plain(ofPiece(byDay, city))).toBe(sentence);
  expect(plain(ofCheckout(byDay, city))).toBe(sentence);
});

test.each([
  [orders.expected.home, checkout.arrives, 'Arrives by Monday 23 November', 'en'],
  [ordersAr.expected.home, checkoutAr.arrives, 'يصل في موعد أقصاه الاثنين 23 تشرين الثاني', 'ar'],
] as const)('an order promises the same day: %s', (ofOrder, ofPlaced, sentence, language) => {
  const byDay = formatPromisedDay(days, language);
  expect(plain(ofOrder(byDay))).toBe(sentence);
  expect(plain(ofPlaced(byDay))).toBe(sentence);
});

test('what is read on another day says no “today”', () => {
  for (const said of [orders, ordersAr])
    expect(Object.values(said.headline).join() + said.keepReady('150')).not.toMatch(/today|اليوم/i);
  for (const said of [templates, templatesAr])
    expect(Object.values(said).flatMap(({ title, text }) => [title, text])).not.toContainEqual(
      expect.stringMatching(/today|اليوم/i),
    );
});
