import { useRef } from 'react';
import { favorites as t } from '#texts/favorites';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/forms/failure-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { noteFavorites, useShopper } from '../layout/shopper.ts';

/** The heart on a product tile: adds to or removes from favorites. */
export function FavoriteButton({ productId, name }: { productId: string; name: string }) {
  const { kept, set } = useFavorite(productId);
  const toggle = async () => {
    if (await set(!kept)) toast.success(kept ? t.removed : t.added);
  };
  return (
    <IconButton
      icon="heart"
      disc
      label={kept ? t.remove(name) : t.add(name)}
      pressed={kept}
      onClick={toggle}
    />
  );
}

/** Whether a product is a favorite, and its toggle: shown at once, rolled back if the server refuses. */
function useFavorite(productId: string) {
  const { authenticated, favoriteIds } = useShopper();
  const underWay = useRef(false);
  const kept = favoriteIds.includes(productId);

  const set = async (keep: boolean): Promise<boolean> => {
    if (!authenticated) {
      toast.error(t.loginNeeded);
      return false;
    }
    if (underWay.current) return false;
    underWay.current = true;
    noteFavorites(keep ? [productId, ...favoriteIds] : favoriteIds.filter((id) => id !== productId));
    try {
      const answer = await call(keep ? 'addToFavorites' : 'removeFromFavorites', { productId });
      noteFavorites(answer.favoriteIds);
      return true;
    } catch (error) {
      noteFavorites(favoriteIds);
      toast.error(failureText(error, keep ? t.addFailed : t.removeFailed));
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { kept, set };
}
