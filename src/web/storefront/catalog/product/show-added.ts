import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../shop/catalog/contract.ts';
import { showMiniSheet } from '../../layout/mini-sheet-host.tsx';
import type { PendingChoice } from './pending-choice.ts';

/** Says what is in the cart now, and leads there or lets the shopper go on. */
export function showAdded(product: ProductDetails, { colorId, sizeId, quantity }: PendingChoice): void {
  const color = product.colors.find(({ _id }) => _id === colorId)?.name;
  const size = product.sizes.find(({ _id }) => _id === sizeId)?.label;
  const image = product.images.find((one) => one.colorId === colorId) ?? product.image;
  showMiniSheet({
    title: t.added,
    text: [product.name, color, size, quantity > 1 && `×${quantity}`].filter(Boolean).join(' · '),
    image,
    actions: [{ label: t.openCart, to: '/checkout/delivery' }, { label: t.continueShopping }],
  });
}
