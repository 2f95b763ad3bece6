import { useRef, useState } from 'react';
import { cart as t } from '#texts/cart';
import type { Cart, CartItem } from '../../../shop/cart/contract.ts';
import { lineKey } from '../../../shop/cart/line-key.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { toast } from '../../ui/toast.ts';
import { showMiniSheet } from '../layout/mini-sheet-host.tsx';
import { sendLater } from './pending-quantities.ts';

/** A cart line with its actions; `onCart` gets the cart from every answer. */
export function useLine(item: CartItem, onCart: (cart: Cart) => void) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const [removing, setRemoving] = useState(false);
  const last = useRef(0);
  const { productId, colorId, sizeId } = item;

  const setQuantity = (quantity: number) => {
    if (quantity === (wanted ?? item.quantity)) return;
    setWanted(quantity);
    const turn = ++last.current;
    sendLater(lineKey(item), async () => {
      setSending(true);
      try {
        const { cart } = await call('updateQuantity', { productId, colorId, sizeId, quantity });
        if (turn === last.current) onCart(cart);
        toast.success(t.updated);
      } catch (error) {
        toast.error(error instanceof CallError ? failureText(error, t.updateFailed) : t.updateError);
      }
      // Only the newest change applies its answer; on failure the previous quantity is restored.
      if (turn === last.current) setWanted(null);
      setSending(false);
    });
  };

  const remove = async () => {
    setRemoving(true);
    try {
      const { cart } = await call('removeFromCart', { productId, colorId, sizeId });
      onCart(cart);
      offerUndo(item, onCart);
    } catch (error) {
      toast.error(failureText(error, t.removeFailed));
    }
    setRemoving(false);
  };

  return { quantity: wanted ?? item.quantity, sending, removing, setQuantity, remove };
}

function offerUndo(item: CartItem, onCart: (cart: Cart) => void): void {
  const { productId, colorId, sizeId, quantity } = item;
  const undo = async () => {
    try {
      const { cart } = await call('addToCart', { productId, colorId, sizeId, quantity });
      onCart(cart);
    } catch (error) {
      toast.error(failureText(error, t.undoFailed));
    }
  };
  const actions = item.issue === null ? [{ label: t.undo, onPress: () => void undo() }] : [];
  showMiniSheet({ title: t.removed, text: item.name, image: item.image, actions });
}
