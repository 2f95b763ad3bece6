import { Link } from 'react-router';
import type { ProductCard } from '../../../../shop/catalog/contract.ts';
import { FollowButton } from '../follow-button.tsx';
import css from './brand-line.module.css';

/** Whose piece it is: the way to the brand's page, and following it. */
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
