import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useOnline } from '../../../../ui/use-online.ts';
import { NotifyMeButton } from './notify-me-button.tsx';
import type { Purchase } from './use-purchase.ts';

/** Adds to the cart, or sets a stock alert; offline it says what is needed. */
export function BuyButton({ product, purchase }: { product: ProductDetails; purchase: Purchase }) {
  const online = useOnline();
  if (purchase.sale !== 'on') return <NotifyMeButton product={product} purchase={purchase} wide />;
  if (!online)
    return (
      <Button wide disabled icon="wifi-off">
        {t.connectToAdd}
      </Button>
    );
  return (
    <Button wide icon="shopping-bag" busy={purchase.busy} onClick={purchase.add}>
      {t.addToCart}
    </Button>
  );
}
