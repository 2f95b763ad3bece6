import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ProductDetails } from '../../../shop/catalog/contract.ts';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import { BrandLine } from './brand-line.tsx';
import { type Favorite, TellMeButton } from './buy-button.tsx';
import { DeliveryBox, type Quote } from './delivery-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import css from './product-offer.module.css';
import { ProductPickers } from './product-pickers.tsx';
import { SoonNote } from './soon-note.tsx';
import type { usePurchase } from './use-purchase.ts';

const SizeGuideSheet = lazy(async () => ({
  default: (await import('./size-guide-sheet.tsx')).SizeGuideSheet,
}));
const SignInSheet = lazy(async () => ({ default: (await import('./sign-in-sheet.tsx')).SignInSheet }));

/** The column a piece is bought in: whose it is, what it costs, what is chosen, when it comes, what it is made of. */
export function ProductOffer({
  product,
  quote,
  purchase,
  favorite,
  buy,
  heart,
}: {
  product: ProductDetails;
  quote: Quote | null;
  purchase: ReturnType<typeof usePurchase>;
  favorite: Favorite;
  /** The button that buys, and the heart beside it. */
  buy: ReactNode;
  heart: ReactNode;
}) {
  const [guideOpen, setGuideOpen] = useState(false);
  const { choices, choose, clear, fault, asksSignIn, stay } = purchase;
  const { name, price, priceAfterDiscount, comingSoon, availableFrom } = product;
  const size = product.sizes.find(({ _id }) => _id === choices.sizeId)?.label;
  const tellMe = (label: string) => <TellMeButton favorite={favorite} size={label} />;
  return (
    <div className={css.offer}>
      <header className={css.head}>
        <BrandLine brand={product.brand} />
        <h1 className="product-title">{name}</h1>
        <div className={css.price}>
          <Price
            large
            oldPounds
            percent
            amount={priceAfterDiscount ?? price}
            was={priceAfterDiscount === null ? null : price}
          />
          <Rating value={product.rating} count={product.ratesCount} to="#reviews" />
        </div>
      </header>
      {comingSoon && <SoonNote availableFrom={availableFrom} />}
      <ProductPickers
        product={product}
        choices={choices}
        fault={fault}
        onChoose={choose}
        onClear={clear}
        tellMe={tellMe}
        onSizeGuide={() => setGuideOpen(true)}
      />
      <div className={css.buy}>
        {buy}
        {heart}
      </div>
      <DeliveryBox quote={quote} product={product} />
      <p className="prose">{product.description}</p>
      <ProductFacts product={product} size={size} />
      <Suspense>
        {guideOpen && product.sizeGuide && (
          <SizeGuideSheet guide={product.sizeGuide} chosen={size} onClose={() => setGuideOpen(false)} />
        )}
        {asksSignIn && <SignInSheet onClose={stay} />}
      </Suspense>
    </div>
  );
}
