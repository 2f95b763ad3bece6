import type { ReactNode } from 'react';
import type { ProductCard as Product } from '../../../../shop/catalog/browse/contract.ts';
import { classes } from '../../../ui/classes.ts';
import { ProductCard } from './product-card.tsx';
import css from './product-grid.module.css';

export type ProductGridProps = {
  products: readonly Product[];
  /** Renders a button on each tile, such as the favorite button. */
  favoriteButton?: (product: Product) => ReactNode;
  action?: (product: Product) => ReactNode;
  /** Names with highlighting, by product id. */
  names?: Readonly<Record<string, ReactNode>> | undefined;
  /** Columns from 1280 px; two on phones, three from 600 px. */
  columns?: 3 | 4 | 5;
  /** The first row is in view on load: its pictures load eagerly. */
  first?: boolean;
};

/** A grid of cards whose names, prices and colors align. */
export function ProductGrid({
  products,
  favoriteButton,
  action,
  names,
  columns = 3,
  first,
}: ProductGridProps) {
  return (
    <div className={classes(css.grid, columns === 4 && css.four, columns === 5 && css.five)}>
      {products.map((product, place) => (
        <ProductCard
          key={product._id}
          product={product}
          name={names?.[product._id]}
          favoriteButton={favoriteButton?.(product)}
          action={action?.(product)}
          sizes={cardWidths[columns]}
          load={first && place < 4 ? (place === 0 ? 'high' : 'eager') : 'lazy'}
        />
      ))}
    </div>
  );
}

/** The card's width, exact on phones: a larger value would load the next larger file. */
const onPhones = '(min-width: 600px) 30vw, calc(50vw - 22px)';
const cardWidths = {
  3: `(min-width: 1024px) 290px, ${onPhones}`,
  4: `(min-width: 1024px) 286px, ${onPhones}`,
  // Home: below the first view, where the smallest file will do on phones.
  5: '(min-width: 1024px) 225px, (min-width: 600px) 30vw, 120px',
};
