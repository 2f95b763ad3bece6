import { useRef } from 'react';
import { favorites as t } from '#texts/favorites';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { noteFavorites, useShopper } from '../../layout/shopper.ts';

/** The heart on a product tile: adds to or removes from favorites. */
export function FavoriteButton({ productId, name }: { productId: string; name: string }) {
  const { isFavorite, set } = useFavorite(productId, name);
  const toggle = async () => {
    if (await set(!isFavorite)) toast.success(isFavorite ? t.removed : t.added);
  };
  return (
    <IconButton
      icon="heart"
      disc
      label={isFavorite ? t.remove(name) : t.add(name)}
      pressed={isFavorite}
      onClick={toggle}
    />
  );
}

/** Whether a product is a favorite, and its toggle: shown at once, rolled back if the server refuses. A guest's waits for sign-in. */
function useFavorite(productId: string, name: string) {
  const { authenticated, favoriteIds } = useShopper();
  const underWay = useRef(false);
  const isFavorite = favoriteIds.includes(productId);

  const set = async (isWanted: boolean): Promise<boolean> => {
    if (!authenticated) {
      void import('../../../client/storage/guest-choices.ts').then(
        ({ saveGuestFavorite }) => saveGuestFavorite({ productId, name }),
        () => {}, // asked to sign in all the same
      );
      toast.error(t.loginNeeded);
      return false;
    }
    if (underWay.current) return false;
    underWay.current = true;
    noteFavorites(isWanted ? [productId, ...favoriteIds] : favoriteIds.filter((id) => id !== productId));
    try {
      const answer = await call(isWanted ? 'addToFavorites' : 'removeFromFavorites', { productId });
      noteFavorites(answer.favoriteIds);
      return true;
    } catch (error) {
      noteFavorites(favoriteIds);
      toast.error(failureText(error, isWanted ? t.addFailed : t.removeFailed));
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { isFavorite, set };
}
