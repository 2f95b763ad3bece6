import { Suspense, useState } from 'react';
import { looks as t } from '#texts/looks';
import type { PieceChoices, ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Summary } from '../../../../ui/order/summary.tsx';
import { lazyPart } from '../../../lazy-part.ts';
import { LookPictures } from './look-pictures.tsx';
import css from './looks.module.css';

const LookSheet = lazyPart(async () => (await import('./look-sheet.tsx')).LookSheet);

/** The pieces of a look together, what they cost, and the sheet in which their sizes are chosen. */
export function LookOffer({
  title,
  products,
  choices,
}: {
  title: string;
  products: readonly ProductCard[];
  choices: readonly PieceChoices[];
}) {
  const [isOpen, setOpen] = useState(false);
  const pieces = products.flatMap((product, place) => {
    const own = choices[place];
    return own === undefined ? [] : [{ ...product, ...own }];
  });
  const buyable = pieces.filter(({ inStock, comingSoon }) => inStock && !comingSoon);
  const total = buyable.reduce(
    (sum, { price, priceAfterDiscount }) => sum + (priceAfterDiscount ?? price),
    0,
  );
  return (
    <div className={css.top}>
      <LookPictures products={products} load="high" />
      <div className={css.offer}>
        {buyable.length === 0 ? (
          <p>{t.nothingLeft}</p>
        ) : (
          <>
            <Summary rows={[]} total={{ label: t.total(buyable.length), amount: total }} />
            <Button wide icon="shopping-bag" onClick={() => setOpen(true)}>
              {t.chooseSizes}
            </Button>
            <p className={css.count}>{t.leaveOut}</p>
          </>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <LookSheet title={title} pieces={buyable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
