import type { InputOf } from '../../../../shop/endpoints.ts';

/** What a guest wanted to put into the cart, until they are signed in. */
export type PendingChoice = InputOf<'addToCart'>;

export const pendingChoice = keptInTab<PendingChoice>('waiting-choice');

/** What a guest wanted to be told of, until they are signed in. */
export const pendingAlert = keptInTab<InputOf<'addStockAlert'>>('waiting-alert');

/** In the tab's own storage: no address can put anything into a cart. */
function keptInTab<Wish extends { productId: string }>(storageKey: string) {
  return {
    keep: (wish: Wish): void => sessionStorage.setItem(storageKey, JSON.stringify(wish)),
    /** Takes the wish for this piece, once. */
    take(productId: string): Wish | null {
      // Written by `keep` above.
      const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Wish | null;
      if (kept?.productId !== productId) return null;
      sessionStorage.removeItem(storageKey);
      return kept;
    },
  };
}
