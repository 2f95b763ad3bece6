import { useEffect, useState } from 'react';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { fitVerdict } from '../../../../../shop/catalog/browse/fit-verdict.ts';
import { sizeTaken } from '../../../../../shop/catalog/browse/size-taken.ts';
import { ownHeight } from '../../../../client/storage/own-height.ts';
import css from './product-pickers.module.css';

const fits = { small: t.fitsSmall, true: t.fitsTrue, large: t.fitsLarge };

/** Which size people took, of the shopper's height where this device knows it, and how it fits. */
export function FitLine({ product: { fit, worn, categoryId, sizes } }: { product: ProductDetails }) {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => setHeight(ownHeight.read(categoryId)), [categoryId]);
  const taken = sizeTaken(worn, height) ?? sizeTaken(worn, null);
  const size = sizes.find(({ _id }) => _id === taken?.sizeId)?.label;
  const verdict = fitVerdict(fit);
  const all = fit.small + fit.true + fit.large;
  if (!size && !verdict) return null;
  return (
    <p className={css.fit}>
      {taken && size && `${t.sizeTaken(taken.from, taken.to, size)} `}
      {verdict && fits[verdict](Math.round((fit[verdict] * 100) / all))}
    </p>
  );
}
