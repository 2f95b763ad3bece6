import { useSearchParams } from 'react-router';
import type { ProductDetails } from '../../../../shop/catalog/contract.ts';
import { DeliveryBox, type Quote } from './delivery-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import css from './product-story.module.css';
import { ShareButton } from './share-button.tsx';

/**
 * What is read before a piece is bought: when it comes and what that costs, what it is, what it is made of. The chosen
 * size is read from the address.
 */
export function ProductStory({ product, quote }: { product: ProductDetails; quote: Quote | null }) {
  const [asked] = useSearchParams();
  const size = product.sizes.find(({ _id }) => _id === asked.get('size'))?.label;
  return (
    <div className={css.story}>
      <DeliveryBox quote={quote} product={product} />
      <p className="prose">{product.description}</p>
      <ShareButton title={product.name} />
      <ProductFacts product={product} size={size} />
    </div>
  );
}
