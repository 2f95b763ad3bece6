import { type ReactNode, Suspense, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import { language } from '#texts/language';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { formatDay } from '../../../../../shop/time/days.ts';
import { Price } from '../../../../ui/product/price.tsx';
import { Rating } from '../../../../ui/product/rating.tsx';
import { Tag } from '../../../../ui/product/tag.tsx';
import { Written } from '../../../../ui/product/written.tsx';
import { useFacts } from '../../../layout/facts.ts';
import { lazyPart } from '../../../lazy-part.ts';
import { ProductPickers } from '../buy/product-pickers.tsx';
import type { Purchase } from '../buy/use-purchase.ts';
import css from './product-offer.module.css';

const SizeGuideSheet = lazyPart(
  async () => (await import('../size-guide/size-guide-sheet.tsx')).SizeGuideSheet,
);
const SignInSheet = lazyPart(async () => (await import('../buy/sign-in-sheet.tsx')).SignInSheet);

/** The buying column: brand, price, choices, and what to read first. */
export function ProductOffer({
  product,
  purchase,
  size,
  brand,
  buy,
  favoriteButton,
  story,
}: {
  product: ProductDetails;
  purchase: Purchase;
  /** The label of the chosen size. */
  size: string | undefined;
  brand: ReactNode;
  /** The buy and favorite buttons. */
  buy: ReactNode;
  favoriteButton: ReactNode;
  story: ReactNode;
}) {
  const [guideOpen, setGuideOpen] = useState(false);
  const { showOldPounds } = useFacts();
  const { asksSignIn, stay } = purchase;
  const { name, price, priceAfterDiscount, comingSoon, availableFrom } = product;
  return (
    <div className={css.offer}>
      <header className={css.head}>
        {brand}
        <h1 className="product-title">
          <Written text={name} />
        </h1>
        <div className={css.price}>
          <Price
            large
            oldPounds={showOldPounds}
            percent
            amount={priceAfterDiscount ?? price}
            was={priceAfterDiscount === null ? null : price}
          />
          <Rating value={product.rating} count={product.ratesCount} to="#reviews" />
        </div>
      </header>
      {comingSoon && <ComingSoonNote availableFrom={availableFrom} />}
      <ProductPickers product={product} purchase={purchase} onSizeGuide={() => setGuideOpen(true)} />
      <div className={css.buy}>
        {buy}
        {favoriteButton}
      </div>
      {story}
      <Suspense>
        {guideOpen && <SizeGuideSheet product={product} chosen={size} onClose={() => setGuideOpen(false)} />}
        {asksSignIn && <SignInSheet why={asksSignIn} onClose={stay} />}
      </Suspense>
    </div>
  );
}

/** A product announced before it is sold. */
function ComingSoonNote({ availableFrom }: { availableFrom: string | null }) {
  return (
    <p className={css.note}>
      <Tag tone="new">{t.comingSoon}</Tag>
      {availableFrom && t.from(formatDay(availableFrom, language))}
    </p>
  );
}
