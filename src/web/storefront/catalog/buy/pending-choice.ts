import type { InputOf } from '../../../../shop/endpoints.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** What a guest wanted to add to the cart, stored until sign-in. */
export type PendingChoice = InputOf<'addToCart'>;

export const pendingChoice = storedInTab<PendingChoice>('pending-choice');

/** The stock alert a guest wanted, stored until sign-in. */
export const pendingAlert = storedInTab<InputOf<'addStockAlert'>>('pending-alert');

/** In session storage rather than the URL: a link must not add anything to a cart. */
function storedInTab<PendingRequest extends { productId: string }>(storageKey: string) {
  return {
    store: (pending: PendingRequest): void => sessionStorage.setItem(storageKey, JSON.stringify(pending)),
    /** Removes and returns the stored choice for this product. */
    take(productId: string): PendingRequest | null {
      const pending = storedJson<PendingRequest | null>('sessionStorage', storageKey, null);
      if (pending?.productId !== productId) return null;
      sessionStorage.removeItem(storageKey);
      return pending;
    },
  };
}
