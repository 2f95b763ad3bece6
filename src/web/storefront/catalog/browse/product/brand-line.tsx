import { Link } from 'react-router';
import type { ProductCard } from '../../../../../shop/catalog/browse/contract.ts';
import { FollowButton } from '../follow-button.tsx';
import css from './brand-line.module.css';

/** The product's brand: a link to its page, and the follow button. */
export function BrandLine({ brand }: { brand: ProductCard['brand'] }) {
  return (
    <div className={css.line}>
      <Link to={`/brands/${brand._id}/${brand.slug}`} className={css.brand}>
        {brand.name}
      </Link>
      <FollowButton brand={brand} quiet />
    </div>
  );
}
