import type { ReactNode } from 'react';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { Money } from '../../../../ui/product/price.tsx';
import css from './buy-bar.module.css';

/** Price, size and buy button at the bottom of phones. */
export function BuyBar({
  product: { price, priceAfterDiscount },
  size,
  children,
}: {
  product: ProductDetails;
  size: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={css.bar} data-step-bar="">
      <p className={css.words}>
        <b data-reduced={priceAfterDiscount !== null || undefined}>
          <Money amount={priceAfterDiscount ?? price} />
        </b>
        {size && <bdi>{t.chosenSize(size)}</bdi>}
      </p>
      {children}
    </div>
  );
}
