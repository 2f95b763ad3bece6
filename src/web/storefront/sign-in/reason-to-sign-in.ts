import { account as t } from '#texts/account';

/** Why sign-in is shown, by the path it returns to; undefined without one. */
export function reasonToSignIn(next: string): string | undefined {
  return reasons.find(([path]) => path.test(next))?.[1];
}

const reasons: readonly [path: RegExp, reason: string][] = [
  [/^\/checkout\//, t.because.cart],
  [/^\/orders?([/?]|$)/, t.because.orders],
  [/^\/my-favorite/, t.because.favorites],
  [/^\/profile/, t.because.profile],
  [/#coupons$/, t.because.coupons],
  // A favorite or a followed brand: the path alone does not say which.
  [/^\/(ProductDetails|brands|categories|SearchProducts)([/?]|$)/, t.because.piece],
];
