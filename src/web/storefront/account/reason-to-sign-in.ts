import { account as t } from '#texts/account';

/**
 * Why sign-in appeared, told by where the shopper was going; undefined when they came by themselves.
 * @param next the path sign-in leads back to
 */
export function reasonToSignIn(next: string): string | undefined {
  return reasons.find(([path]) => path.test(next))?.[1];
}

const reasons: readonly [path: RegExp, reason: string][] = [
  [/^\/checkout\//, t.because.cart],
  [/^\/orders?([/?]|$)/, t.because.orders],
  [/^\/my-favorite/, t.because.favorites],
  [/^\/profile/, t.because.profile],
  [/#coupons$/, t.because.coupons],
  // A heart or a brand to follow: where they stood does not tell which.
  [/^\/(ProductDetails|brands|categories|SearchProducts)([/?]|$)/, t.because.piece],
];
