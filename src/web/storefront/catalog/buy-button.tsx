import { catalog as t } from '#texts/catalog';
import type { ProductDetails } from '../../../shop/catalog/contract.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useOnline } from './use-online.ts';
import type { usePurchase } from './use-purchase.ts';

/** Keeping the piece, which is also how a shopper asks to be told about it. */
export interface Favorite {
  kept: boolean;
  set: (keep: boolean) => Promise<boolean>;
}

/** Adds to the cart; what cannot be bought now can be kept; without a connection it says what is needed. */
export function BuyButton({
  product: { inStock, comingSoon },
  purchase: { add, busy },
  favorite,
}: {
  product: ProductDetails;
  purchase: ReturnType<typeof usePurchase>;
  /** null where the piece is kept anyway. */
  favorite: Favorite | null;
}) {
  const online = useOnline();
  if ((comingSoon || !inStock) && favorite)
    return <TellMeButton favorite={favorite} soon={comingSoon} wide />;
  if (!online)
    return (
      <Button wide disabled icon="wifi-off">
        {t.connectToAdd}
      </Button>
    );
  return (
    <Button wide icon="shopping-bag" busy={busy} onClick={add}>
      {t.addToCart}
    </Button>
  );
}

/** "Tell me when it is back": the piece joins the favorites. */
export function TellMeButton({
  favorite: { kept, set },
  size,
  soon,
  wide,
}: {
  favorite: Favorite;
  size?: string;
  soon?: boolean;
  wide?: boolean;
}) {
  const keep = async () => {
    if (await set(true)) toast.success(t.kept);
  };
  const words = size === undefined ? (soon ? t.tellMeSoon : t.tellMe) : t.tellMeOf(size);
  return (
    <Button
      tone={wide ? 'primary' : 'secondary'}
      small={!wide}
      wide={wide}
      icon={kept ? 'check' : 'bell'}
      disabled={kept}
      onClick={keep}
    >
      {kept ? t.kept : words}
    </Button>
  );
}
