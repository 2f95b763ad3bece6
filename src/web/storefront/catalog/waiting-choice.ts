import type { InputOf } from '../../../shop/endpoints.ts';

/** What a guest wanted to put into the cart, until they are signed in. */
export type WaitingChoice = InputOf<'addToCart'>;

const storageKey = 'waiting-choice';

// In the tab's own storage: no address can put anything into a cart.
export const waitingChoice = {
  keep: (choice: WaitingChoice): void => sessionStorage.setItem(storageKey, JSON.stringify(choice)),
  /** Takes the choice of this piece, once. */
  take(productId: string): WaitingChoice | null {
    // Written by `keep` above.
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as WaitingChoice | null;
    if (kept?.productId !== productId) return null;
    sessionStorage.removeItem(storageKey);
    return kept;
  },
};
