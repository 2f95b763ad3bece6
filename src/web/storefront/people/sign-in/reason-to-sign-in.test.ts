import { expect, test } from 'vitest';
import { account as t } from '#texts/account';
import { reasonToSignIn } from './phone-number-page.tsx';

test.each([
  ['/orders', t.because.orders],
  ['/orders?status=delivered', t.because.orders],
  ['/order/abc', t.because.orders],
  ['/checkout/delivery?step=payment', t.because.cart],
  ['/my-favorite', t.because.favorites],
  ['/profile', t.because.profile],
  ['/?tab=trendy#coupons', t.because.coupons],
  ['/ProductDetails/p1?color=black', t.because.piece],
  ['/brands/loza/loza', t.because.piece],
  ['/SearchProducts?search=linen', t.because.piece],
  ['/categories', t.because.piece],
  ['/', undefined],
  ['/faq', undefined],
])('on the way to %s the reason is "%s"', (next, reason) => {
  expect(reasonToSignIn(next)).toBe(reason);
});
