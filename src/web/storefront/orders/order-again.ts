import { orders as t } from '#texts/orders';
import type { Order } from '../../../shop/orders/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { toast } from '../../ui/toast.ts';
import { noteCart } from '../layout/shopper.ts';

/** Puts the pieces of an order into the cart again, those that are still there. Says whether any were. */
export async function orderAgain({ items }: Order): Promise<boolean> {
  let added = 0;
  try {
    for (const { productId, colorId, sizeId, quantity } of items) {
      const cart = await addIfThere(productId, colorId, sizeId, quantity);
      if (!cart) continue;
      added += 1;
      noteCart(cart);
    }
  } catch (error) {
    toast.error(failureText(error, t.orderedNone));
    return false;
  }
  if (added === items.length) toast.success(t.orderedAgain);
  else toast.blank(added === 0 ? t.orderedNone : t.orderedSome);
  return added > 0;
}

/** The cart with the piece, or null where the store says that it can't be had. */
async function addIfThere(productId: string, colorId: string, sizeId: string, quantity: number) {
  try {
    return (await call('addToCart', { productId, colorId, sizeId, quantity })).cart;
  } catch (error) {
    if (error instanceof CallError && (error.status === 409 || error.status === 404)) return null;
    throw error;
  }
}
