import type { InputOf } from '../../../../shop/endpoints.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** What a guest wanted to add to the cart, stored until sign-in. */
export type PendingChoice = InputOf<'addToCart'>;

export const pendingChoice = keptInTab<PendingChoice>('waiting-choice');

/** The stock alert a guest wanted, stored until sign-in. */
export const pendingAlert = keptInTab<InputOf<'addStockAlert'>>('waiting-alert');

/** In session storage rather than the URL: a link must not add anything to a cart. */
function keptInTab<PendingRequest extends { productId: string }>(storageKey: string) {
  return {
    keep: (pending: PendingRequest): void => sessionStorage.setItem(storageKey, JSON.stringify(pending)),
    /** Removes and returns the stored choice for this product. */
    take(productId: string): PendingRequest | null {
      const kept = storedJson<PendingRequest | null>('sessionStorage', storageKey, null);
      if (kept?.productId !== productId) return null;
      sessionStorage.removeItem(storageKey);
      return kept;
    },
  };
}
