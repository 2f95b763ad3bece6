import { favorites as t } from '#texts/favorites';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useFavorite } from './use-favorite.ts';

/** The heart on a tile: keeps the piece, or lets it go. */
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
