import { useEffect, useState } from 'react';
import { catalog } from '#texts/catalog';
import type { ProductCard, ProductDetails } from '../../../../shop/catalog/browse/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Skeleton } from '../../../ui/blocks/skeleton.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { BuyButton } from '../browse/buy/buy-button.tsx';
import { ProductPickers } from '../browse/buy/product-pickers.tsx';
import { usePurchase } from '../browse/buy/use-purchase.ts';
import css from './size-sheet.module.css';

/** Chooses color, size and quantity of a favorite and adds it to the cart without leaving the list. */
export function SizeSheet({
  product: { _id, name },
  onClose,
}: {
  product: ProductCard;
  onClose: () => void;
}) {
  const [product, setProduct] = useState<ProductDetails | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    call('getProductDetails', { productId: _id }).then(
      (answer) => setProduct(answer.product),
      (error: unknown) => setFailure(failureText(error, '')),
    );
  }, [_id]);
  if (product) return <Choosing product={product} onClose={onClose} />;
  return (
    <Sheet open title={name} onClose={onClose}>
      {failure ? <FieldError>{failure}</FieldError> : <Waiting />}
    </Sheet>
  );
}

function Choosing({ product, onClose }: { product: ProductDetails; onClose: () => void }) {
  const purchase = usePurchase(product, { shared: false, onAdded: onClose });
  return (
    <Sheet
      open
      title={product.name}
      onClose={onClose}
      footer={<BuyButton product={product} purchase={purchase} />}
    >
      <ProductPickers product={product} purchase={purchase} onSizeGuide={null} />
    </Sheet>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true" aria-label={catalog.size}>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </div>
  );
}
