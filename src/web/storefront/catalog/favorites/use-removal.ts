import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { favorites as t } from '#texts/favorites';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { showMiniSheet } from '../../layout/mini-sheet-host.tsx';
import { noteFavorites } from '../../layout/shopper.ts';

/** Removes a favorite at once and offers Undo, which restores its position. */
export function useRemoval() {
  const { revalidate } = useRevalidator();
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const change = async (name: 'addToFavorites' | 'removeFromFavorites', productId: string) => {
    const { favoriteIds } = await call(name, { productId });
    noteFavorites(favoriteIds);
    await revalidate();
  };
  const undo = (productId: string) =>
    change('addToFavorites', productId).catch((error: unknown) =>
      toast.error(failureText(error, t.addFailed)),
    );
  const remove = async ({ _id, name, image }: ProductCard) => {
    setRemoving((now) => new Set([...now, _id]));
    try {
      await change('removeFromFavorites', _id);
      showMiniSheet({
        title: t.removed,
        text: name,
        image,
        actions: [{ label: t.undo, onPress: () => void undo(_id) }],
      });
    } catch (error) {
      toast.error(failureText(error, t.removeFailed));
    } finally {
      setRemoving((now) => new Set([...now].filter((id) => id !== _id)));
    }
  };
  return { isRemoving: ({ _id }: ProductCard) => removing.has(_id), remove };
}
